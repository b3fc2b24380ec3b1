import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../renderer/languages.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { attach } from '../../islands/attach.ts'
import styles from './VideoPlayer.module.css'

/** A transparent image: without a poster Chromium paints the player grey until it plays. */
const NO_POSTER = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

interface VideoPlayerProps extends Omit<ComponentProps<'video'>, 'poster' | 'title'> {
  readonly title: string
  /** The language of its title, if it is not that of the content around it. */
  readonly titleLang?: Locale | undefined
  /** The poster: an `img` under the player, because browsers fetch a `poster` immediately. */
  readonly picture: ReactNode
}

/**
 * A video behind its poster and a play button, which script enables. Once it plays, and without script, the browser's
 * own controls take over. Its captions are its children. The file is only fetched when the visitor presses play.
 */
export function VideoPlayer({ title, titleLang, picture, children, ...props }: VideoPlayerProps) {
  const { t } = useTranslation()
  const { locale } = usePageContext()
  return (
    <div className={styles.screen} {...attach('video', 'pressed')}>
      {picture}
      {/* It has captions, a track for each language. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video {...props} poster={NO_POSTER} preload="none" controls playsInline>
        {children}
      </video>
      <button type="button" className={styles.play}>
        <span className="visually-hidden" lang={locale}>
          {t('video.play')}
        </span>
        <span className="visually-hidden" lang={titleLang}>
          {title}
        </span>
      </button>
    </div>
  )
}
