import { useTranslation } from 'react-i18next'
import { OfficeAddress } from '../../components/agency/Offices/OfficeAddress.tsx'
import { officeNames } from '../../components/agency/Offices/offices.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Banks.module.css'

/** Both offices, one on each bank, with a footbridge between them. */
export function Banks() {
  const { t } = useTranslation('contact')
  return (
    <Section title={t('offices.title')} lead={t('offices.lead')} tone="surface">
      <ul className={styles.banks}>
        {officeNames.map((office) => (
          <li key={office}>
            <h3>{t(`map.${office}`)}</h3>
            <address>
              <OfficeAddress office={office} />
            </address>
          </li>
        ))}
      </ul>
    </Section>
  )
}
