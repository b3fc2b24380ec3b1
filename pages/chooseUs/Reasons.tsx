import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Reasons.module.css'

/** The reasons, each as large as a title, with a link to the page that supports it. */
export function Reasons() {
  const { t } = useTranslation('chooseUs')
  return (
    <Section title={t('reasons.title')} tone="surface">
      <ol className={`${styles.list} numbered`}>
        {t('reasons.items', { returnObjects: true }).map(({ title, desc, link, label }) => (
          <li key={title} className={`${styles.reason} split`}>
            <h3>{title}</h3>
            <div>
              <p>{desc}</p>
              <Link href={link}>{label}</Link>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
