import { useTranslation } from 'react-i18next'
import { blogCategories, listingPath, type BlogCategory } from '../../components/blog/listing.ts'
import { Link } from '../../components/elements/Link/Link.tsx'
import styles from '../../components/elements/Filter/Filter.module.css'

/** Links to the categories. */
export function CategoryLinks({ current }: { readonly current: BlogCategory }) {
  const { t } = useTranslation('blog')
  return (
    <nav className="screen-only" aria-label={t('categoriesLabel')} data-categories="">
      <ul className={styles.filter}>
        {blogCategories.map((category) => (
          <li key={category}>
            <Link
              href={listingPath({ category, page: 1 })}
              className={styles.choice}
              data-category={category}
              aria-current={category === current ? 'true' : undefined}
            >
              {t(`categories.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
