import type { ReactNode } from 'react'
import type { Picture as PictureFile } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { Picture } from '../../elements/Picture/Picture.tsx'
import styles from './PageHero.module.css'

/** A word that does not fit on the line of a phone at the full size, with the spacing that readers may choose. */
const LONG_WORD = /\p{L}{14}/u

interface PageHeroProps {
  readonly title: string
  /** One or two sentences under the title. */
  readonly lead?: string
  /** A short label above the title. */
  readonly kicker?: string
  readonly picture?: PictureFile & { readonly alt: string }
  /** A drawing in place of a picture. */
  readonly drawing?: ReactNode
  readonly tone?: 'paper' | 'sand' | 'mist' | 'night'
  /** Breadcrumbs, above the title. */
  readonly breadcrumbs?: ReactNode
  /** The language of title and lead, if it is not the page's. */
  readonly lang?: Locale | undefined
  /** The page's action, or a meta bar. */
  readonly children?: ReactNode
}

/** The head of a page, with its only h1. */
export function PageHero(props: PageHeroProps) {
  const { title, lead, kicker, picture, drawing, tone = 'paper', breadcrumbs, lang, children } = props
  const shape = picture && (picture.height > picture.width ? 'upright' : 'wide')
  return (
    <header className={styles.hero} data-tone={tone} data-picture={shape ?? (drawing && 'drawing')}>
      <div className={styles.text}>
        <div className={styles.above}>
          {breadcrumbs}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
        </div>
        <h1 lang={lang} data-long-word={LONG_WORD.test(title) ? '' : undefined}>
          {title}
        </h1>
        {lead && (
          <p className={styles.lead} lang={lang}>
            {lead}
          </p>
        )}
        {children && <div className={styles.more}>{children}</div>}
      </div>
      {picture ? <Picture {...picture} place="hero" priority /> : drawing}
    </header>
  )
}
