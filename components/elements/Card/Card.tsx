import type { ReactNode } from 'react'
import type { Picture as PictureFile } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './Card.module.css'

interface CardProps {
  readonly title: string
  /** Without language: `/articles/legal-errors`. */
  readonly href: string
  readonly picture: PictureFile | undefined
  readonly imageAlt: string
  /** A few words above the title, in the page's language. */
  readonly kicker?: string
  /** The place of the picture: above the text, or next to it if its container is wide enough. */
  readonly layout: 'stacked' | 'beside' | 'compact' | 'spread' | 'portrait'
  /** The language of its content, if it is not the page's. */
  readonly lang: Locale | undefined
  /** True in the first screen: the picture is then fetched eagerly. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** A document in a list: its title is a link that covers the whole card. */
export function Card({ title, href, picture, imageAlt, kicker, layout, lang, isFirst = false, children }: CardProps) {
  const { locale } = usePageContext()
  return (
    <article className={styles.card} data-layout={layout} lang={lang}>
      <div className={styles.content}>
        {picture && <Picture {...picture} alt={imageAlt} place={layout} priority={isFirst} />}
        <div className={styles.text}>
          {kicker && (
            <p className={styles.kicker} lang={lang && locale}>
              {kicker}
            </p>
          )}
          <h3 className={`${styles.title} cover-link`}>
            <Link href={href}>{title}</Link>
          </h3>
          {children}
        </div>
      </div>
    </article>
  )
}
