import { useTranslation } from 'react-i18next'
import type { Entry } from '../../renderer/content.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { Day } from '../Day/Day.tsx'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './ArticleCard.module.css'

interface ArticleCardProps {
  readonly entry: Entry<'articles'>
  /** Where the picture is: above the text, or beside it where there is room. */
  readonly layout?: 'stacked' | 'beside'
}

/** An article in a list: what it is about, from when, and how long it takes to read. */
export function ArticleCard({ entry, layout = 'stacked' }: ArticleCardProps) {
  const { t } = useTranslation(['blog', 'common'])
  const { locale } = usePageContext()
  const { category, date, description, imageAlt, title } = entry.frontmatter
  const picture = entry.images['image']
  const lang = foreignLanguage(entry, locale)
  return (
    <article className={styles.card} data-layout={layout}>
      <div className={styles.content}>
        {picture && (
          <div className={styles.picture} lang={lang}>
            <Picture {...picture} alt={imageAlt} />
          </div>
        )}
        <div className={styles.text}>
          <p className={styles.category}>{t(`categories.${category}`)}</p>
          <h3 className={styles.title} lang={lang}>
            <Link href={entry.path} hrefLang={lang}>
              {title}
            </Link>
          </h3>
          <p lang={lang}>{description}</p>
          <p className={styles.meta}>
            <Day value={date} />
            <span>{t('article.minutes', { count: entry.readingMinutes })}</span>
            {lang && <span>{t('common:fallback.title')}</span>}
          </p>
        </div>
      </div>
    </article>
  )
}
