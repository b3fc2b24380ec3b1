import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { attach } from '../../islands/attach.ts'
import styles from './Carousel.module.css'

interface CarouselProps {
  /** Begins the ids of its slides: the planks under them lead there. */
  readonly id: string
  readonly label: string
  /** The script that moves it, and when it wakes. */
  readonly script: 'hero' | 'testimonials'
  readonly when: 'idle' | 'visible'
  readonly slides: readonly ReactNode[]
  /** `fade` lays the slides over each other, once there is script. */
  readonly effect: 'fade' | 'slide'
  /** Adds buttons for the slide before and the slide after, which need script. */
  readonly hasSteps?: boolean
  readonly className: string | undefined
}

/**
 * Slides in a strip that scrolls sideways, each as wide as the strip, with a plank for each that leads to it. Script adds
 * that they turn by themselves, and moves none of this from its place.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ id, label, script, when, slides, effect, hasSteps = false, className }: CarouselProps) {
  const { t } = useTranslation('carousel')
  const total = slides.length
  return (
    <div
      // Not a region: it is part of one that has the same name, or of the first screen.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      className={`${styles.carousel} ${className}`}
      aria-roledescription={t('role')}
      aria-label={label}
      {...attach(script, when)}
      data-effect={effect}
    >
      {/* Without a focus the keyboard could not scroll it; and no element is a group without a look of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <div className={styles.frame} role="group" aria-label={t('slides')} tabIndex={0}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              // The slides never change places.
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
      <div className={styles.controls}>
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
