import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { VideoPlayer } from '../../document/VideoPlayer/VideoPlayer.tsx'
import styles from './Video.module.css'

interface VideoProps {
  readonly id: string
  readonly title: string
  /** In whole seconds. */
  readonly duration: string
  /** Made by `tools/markdown/compileComponents.ts`: the poster, a `<video>` with its captions, and a description. */
  readonly children: ReactNode
}

/** A video within a text, with a description for those who do not watch it. */
export function Video({ id, title, duration, children }: VideoProps) {
  const { t } = useTranslation()
  const { locale } = usePageContext()
  const [picture, film, ...description] = Children.toArray(children)
  return (
    <figure className={styles.video} id={id} data-wide="">
      {isValidElement<ComponentProps<'video'>>(film) && <VideoPlayer picture={picture} {...film.props} title={title} />}
      <figcaption>
        <p className={styles.title}>{title}</p>
        {description}
        <p className="screen-only" lang={locale}>
          {t('video.note', { count: Number(duration) })}
        </p>
      </figcaption>
    </figure>
  )
}
