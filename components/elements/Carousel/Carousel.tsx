import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { attach } from '../../islands/attach.ts'
import styles from './Carousel.module.css'

interface CarouselProps {
  /** The prefix of the ids of its slides, which the indicators link to. */
  readonly id: string
  readonly label: string
  /** The script that runs it, and when that starts. */
  readonly script: 'hero' | 'testimonials'
  readonly when: 'idle' | 'visible'
  readonly slides: readonly ReactNode[]
  /** `fade` stacks the slides, once script runs. */
  readonly effect: 'fade' | 'slide'
  /** Adds previous and next buttons, which need script. */
  readonly hasSteps?: boolean
  readonly className: string | undefined
}

/**
 * Slides in a strip that scrolls sideways, each as wide as the strip, with an indicator that links to each. Script adds
 * autoplay without moving the layout. https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ id, label, script, when, slides, effect, hasSteps = false, className }: CarouselProps) {
  const { t } = useTranslation('carousel')
  const total = slides.length
  return (
    <div
      // Not a region: it is part of one with the same name, or of the first screen.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      className={`${styles.carousel} ${className}`}
      aria-roledescription={t('role')}
      aria-label={label}
      {...attach(script, when)}
      data-effect={effect}
    >
      {/* Focusable, so that the keyboard can scroll it; no plain element has the role of a group without its own look. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <div className={styles.frame} role="group" aria-label={t('slides')} tabIndex={0}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              // The slides are never reordered.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              id={`${id}-${index + 1}`}
              className={styles.slide}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="group"
              aria-roledescription={t('slideRole')}
              aria-label={t('position', { number: index + 1, total })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={`${styles.controls} screen-only`}>
        {slides.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={`#${id}-${index + 1}`} aria-label={t('choose', { number: index + 1 })} />
        ))}
        {hasSteps && (
          <>
            <button type="button" className={styles.step} aria-label={t('previous')}>
              ←
            </button>
            <button type="button" className={styles.step} aria-label={t('next')}>
              →
            </button>
          </>
        )}
      </div>
    </div>
  )
}
