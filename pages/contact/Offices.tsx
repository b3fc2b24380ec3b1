import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import { officesIn } from '../../renderer/offices.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Offices.module.css'

/** The offices, each with its address. */
export function Offices() {
  const { t } = useTranslation('contact')
  const { locale } = usePageContext()
  return (
    <Section title={t('offices.title')} tone="surface">
      <ul className={styles.offices}>
        {officesIn(locale).map(({ city, street, cityLine, countryName, phone }) => (
          <li key={phone}>
            <h3>{city}</h3>
            <address>
              {street}
              <br />
              {cityLine}
              <br />
              {countryName}
            </address>
          </li>
        ))}
      </ul>
    </Section>
  )
}
