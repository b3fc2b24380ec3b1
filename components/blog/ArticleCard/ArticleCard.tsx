import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Day } from '../../elements/Day/Day.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import styles from './ArticleCard.module.css'

interface ArticleCardProps {
  readonly entry: Entry<'articles'>
  /** The place of the picture: above the text, or next to it if there is room; large in a spread. */
  readonly layout?: 'stacked' | 'beside' | 'compact' | 'spread'
  /** See Card. */
  readonly isFirst?: boolean
}

/** An article in a list: category, title, date and reading time. */
export function ArticleCard({ entry, layout = 'stacked', isFirst = false }: ArticleCardProps) {
  const { t } = useTranslation(['blog', 'common'])
  const { locale } = usePageContext()
  const { category, date, description, imageAlt, title } = entry.frontmatter
  const lang = foreignLanguage(entry, locale)
  return (
    <Card
      title={title}
      href={entry.path}
      picture={entry.images['image']}
      imageAlt={imageAlt}
      kicker={t(`categories.${category}`)}
      layout={layout}
      lang={lang}
      isFirst={isFirst}
    >
      <p>{description}</p>
      <p className={styles.meta} lang={lang && locale}>
        <Day value={date} />
        <span>{t('reading', { count: entry.readingMinutes })}</span>
        {lang && <span>{t('common:fallback.title')}</span>}
      </p>
    </Card>
  )
}
