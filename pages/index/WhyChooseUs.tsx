import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './WhyChooseUs.module.css'

/** The page of reasons lists them all, starting with these. */
const REASONS = 6

/** The first reasons to choose the agency, each with a link to the page that supports it. */
export function WhyChooseUs() {
  const { t } = useTranslation(['home', 'chooseUs'])
  return (
    <Section title={t('why.title')} tone="sand">
      <ul className={styles.reasons}>
        {t('chooseUs:reasons.items', { returnObjects: true })
          .slice(0, REASONS)
          .map(({ title, description, link }) => (
            <li key={link} className={styles.reason}>
              <h3 className="cover-link">
                <Link href={link}>{title}</Link>
              </h3>
              <p>{description}</p>
            </li>
          ))}
      </ul>
      <MoreLink href="/chooseUs" hasQuote>
        {t('why.link')}
      </MoreLink>
    </Section>
  )
}
