import { useId } from 'react'
import { useTranslation } from '../../../renderer/useTranslation.ts'
import type { Video as VideoFile } from '../../../renderer/entry.ts'
import { languages, locales, type Locale } from '../../../renderer/languages.ts'
import { VIDEO_ID } from '../VideoLink/VideoLink.tsx'
import { attach } from '../../islands/attach.ts'
import { Picture } from '../../elements/Picture/Picture.tsx'
import styles from './Video.module.css'

/** Nothing, in place of a picture: without a poster Chromium paints the player grey until it plays. */
const NO_POSTER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

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
  const titleId = useId()
  const descriptionId = useId()
  const { src, width, height, duration, poster, captions } = video
  return (
    <section
      className={styles.video}
      id={VIDEO_ID}
      aria-labelledby={titleId}
      data-tone="night"
      {...attach('captions', 'touched')}
    >
      <div className={styles.screen}>
        <Picture {...poster} alt="" place="hero" />
        {/* It has captions, a track for each language. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          src={src}
          poster={NO_POSTER}
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
              label={languages[locale].name}
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
