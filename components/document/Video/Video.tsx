import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video as VideoFile } from '../../../renderer/entry.ts'
import { languages, locales, type Locale } from '../../../renderer/languages.ts'
import { Picture } from '../../elements/Picture/Picture.tsx'
import { VIDEO_ID } from '../VideoLink/VideoLink.tsx'
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx'
import styles from './Video.module.css'

interface VideoProps {
  readonly video: VideoFile
  readonly title: string
  /** A description of the video, for those who do not watch it. */
  readonly description: string
  /** The language of both, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** The full-width video of a case study. */
export function Video({ video, title, description, lang }: VideoProps) {
  const { t } = useTranslation('caseStudies')
  const titleId = useId()
  const descriptionId = useId()
  const { src, width, height, duration, poster, captions } = video
  return (
    <section className={`${styles.video} screen-only`} id={VIDEO_ID} aria-labelledby={titleId} data-tone="night">
      <VideoPlayer
        title={title}
        titleLang={lang}
        picture={<Picture {...poster} alt="" place="hero" />}
        src={src}
        width={width}
        height={height}
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
      >
        {locales.map((locale) => (
          <track key={locale} kind="captions" src={captions[locale]} srcLang={locale} label={languages[locale].name} />
        ))}
      </VideoPlayer>
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
