import { useTranslation } from '../../../renderer/useTranslation.ts'
import { siteConfig } from '../../../site.config.ts'
import { OfficeAddress } from './OfficeAddress.tsx'
import { officeNames, telephoneHref } from './offices.ts'
import styles from './Offices.module.css'

/** Where the agency is: both addresses with their telephones. */
export function Offices() {
  const { t } = useTranslation()
  return (
    <ul className={styles.offices}>
      {officeNames.map((office) => {
        const { phone } = siteConfig.offices[office]
        return (
          <li key={office}>
            <address>
              <strong>{t(`offices.${office}`)}</strong>
              <br />
              <OfficeAddress office={office} />
              <br />
              <a href={telephoneHref(phone)}>{phone}</a>
            </address>
          </li>
        )
      })}
    </ul>
  )
}
