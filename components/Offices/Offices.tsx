import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site.config.ts'
import { officeNames, telephoneHref } from './offices.ts'
import styles from './Offices.module.css'

/** Where the agency is: both addresses with their telephones. */
export function Offices() {
  const { t } = useTranslation()
  return (
    <ul className={styles.offices}>
      {officeNames.map((office) => {
        const { street, city, postalCode, phone } = siteConfig.offices[office]
        return (
          <li key={office}>
            <address className={styles.address}>
              <strong>{t(`offices.${office}`)}</strong>
              <span lang="fr">{street}</span>
              <span lang="fr">
                {city} {postalCode}
              </span>
              <a href={telephoneHref(phone)}>{phone}</a>
            </address>
          </li>
        )
      })}
    </ul>
  )
}
