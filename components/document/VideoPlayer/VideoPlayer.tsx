import type { ComponentProps, ReactNode } from 'react'
import styles from './VideoPlayer.module.css'

/** Nothing, in place of a picture: without a poster Chromium paints the player grey until it plays. */
const NO_POSTER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

interface VideoPlayerProps extends Omit<ComponentProps<'video'>, 'poster'> {
  /** The picture that stands for it: an `img` under the player, because browsers fetch a `poster` at once. */
  readonly picture: ReactNode
}

/** A video in the browser's own player, its captions as children. Nothing of it is fetched before it is asked for. */
export function VideoPlayer({ picture, children, ...props }: VideoPlayerProps) {
  return (
    <div className={styles.screen}>
      {picture}
      {/* It has captions, a track for each language. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video {...props} poster={NO_POSTER} preload="none" controls playsInline>
        {children}
      </video>
    </div>
  )
}
