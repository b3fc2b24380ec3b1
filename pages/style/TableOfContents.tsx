import { useTranslation } from 'react-i18next'
import { chapters } from './chapters.ts'
import styles from './TableOfContents.module.css'

/** The way to each chapter. */
export function TableOfContents() {
  const { t } = useTranslation('style')
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ol className={styles.list}>
        {chapters.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`chapters.${name}.title`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
