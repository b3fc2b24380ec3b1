import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video as VideoFile } from '../../renderer/content.ts'
import { languageNames, locales, type Locale } from '../../renderer/languages.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { VIDEO_ID } from '../VideoLink/VideoLink.tsx'
import styles from './Video.module.css'

interface VideoProps {
  readonly video: VideoFile
  readonly title: string
  /** What is seen in it, for who does not watch it. */
  readonly description: string
  /** The language of both, where it is not the page's. */
  readonly lang: Locale | undefined
}

/**
 * A video in the browser's own player. Nothing of it is fetched before it is asked for: its picture is an `img` under
 * the player, because browsers fetch a `poster` at once.
 */
export function Video({ video, title, description, lang }: VideoProps) {
  const { t } = useTranslation('caseStudies')
  const { locale: current } = usePageContext()
  const titleId = useId()
  const descriptionId = useId()
  const { src, width, height, duration, poster, captions } = video
  return (
    <section className={styles.video} id={VIDEO_ID} aria-labelledby={titleId} data-tone="night">
      <div className={styles.screen}>
        <img src={poster} width={width} height={height} alt="" loading="lazy" decoding="async" />
        <video
          src={src}
          width={width}
          height={height}
          preload="none"
          controls
          playsInline
          aria-labelledby={titleId}
          aria-describedby={descriptionId}
        >
          {locales.map((locale) => (
            <track
              key={locale}
              kind="captions"
              src={captions[locale]}
              srcLang={locale}
              label={languageNames[locale]}
              default={locale === current}
            />
          ))}
        </video>
      </div>
      <div className={styles.text}>
        <h2 id={titleId} lang={lang}>
          {title}
        </h2>
        <p id={descriptionId} lang={lang}>
          {description}
        </p>
        <p className={styles.note}>{t('video.note', { count: duration })}</p>
      </div>
    </section>
  )
}
