import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video as VideoFile } from '../../../renderer/entry.ts'
import { languages, locales, type Locale } from '../../../renderer/languages.ts'
import { Picture } from '../../elements/Picture/Picture.tsx'
import { attach } from '../../islands/attach.ts'
import { VIDEO_ID } from '../VideoLink/VideoLink.tsx'
import styles from './Video.module.css'

/** A transparent image: without a poster Chromium paints the player grey until it plays. */
const NO_POSTER = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

interface VideoProps {
  readonly video: VideoFile
  readonly title: string
  /** A description of the video, for those who do not watch it. */
  readonly description: string
  /** The language of both, if it is not the page's. */
  readonly lang: Locale | undefined
}

/**
 * The full-width video of a case study, behind its poster and a play button, which script enables. Once it plays, and
 * without script, the browser's own controls take over. The file is only fetched when the visitor presses play.
 */
export function Video({ video, title, description, lang }: VideoProps) {
  const { t } = useTranslation('caseStudies')
  const titleId = useId()
  const descriptionId = useId()
  const { src, width, height, duration, poster, captions } = video
  return (
    <section className={`${styles.video} screen-only`} id={VIDEO_ID} aria-labelledby={titleId} data-tone="night">
      <div className={styles.screen} {...attach('video', 'pressed')}>
        {/* Under the player, because browsers fetch its own poster immediately. */}
        <Picture {...poster} alt="" place="hero" />
        {/* It has captions, a track for each language. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          src={src}
          width={width}
          height={height}
          poster={NO_POSTER}
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
              label={languages[locale].name}
            />
          ))}
        </video>
        <button type="button" className={styles.play}>
          <span className="visually-hidden">{t('video.play')}</span>
          <span className="visually-hidden" lang={lang}>
            {title}
          </span>
        </button>
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
