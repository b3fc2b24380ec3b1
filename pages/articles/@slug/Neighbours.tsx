import { useTranslation } from 'react-i18next'
import { Link } from '../../../components/elements/Link/Link.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './Neighbours.module.css'

interface NeighboursProps {
  readonly older: Entry<'articles'> | undefined
  readonly newer: Entry<'articles'> | undefined
}

/** Links to the articles published just before and just after this one. */
export function Neighbours({ older, newer }: NeighboursProps) {
  const { t } = useTranslation('blog')
  if (!older && !newer) return null
  return (
    <nav aria-label={t('article.neighbours')} className={`${styles.neighbours} screen-only`}>
      {older && <Neighbour article={older} label={t('article.previous')} rel="prev" />}
      {newer && <Neighbour article={newer} label={t('article.next')} rel="next" />}
    </nav>
  )
}

interface NeighbourProps {
  readonly article: Entry<'articles'>
  readonly label: string
  readonly rel: 'prev' | 'next'
}

function Neighbour({ article, label, rel }: NeighbourProps) {
  const { locale } = usePageContext()
  const lang = foreignLanguage(article, locale)
  return (
    <Link href={article.path} rel={rel} className={styles.neighbour} data-tone={rel === 'next' ? 'night' : undefined}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title} lang={lang}>
        {article.frontmatter.title}
      </span>
    </Link>
  )
}
