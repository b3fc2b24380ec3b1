import { useTranslation } from '../../renderer/useTranslation.ts'
import { officeNames, telephoneHref } from '../../components/agency/Offices/offices.ts'
import { siteConfig } from '../../site.config.ts'
import styles from './AfterSending.module.css'

/** What to know once a form has left: every form without script comes back to this page. */
export function AfterSending() {
  const { t } = useTranslation(['thankYou', 'common'])
  return (
    <div className={styles.notes}>
      <p>{t('newsletter')}</p>
      <p>{t('urgent')}</p>
      <ul className={styles.phones}>
        {officeNames.map((office) => {
          const { phone } = siteConfig.offices[office]
          return (
            <li key={office}>
              {t(`common:offices.${office}`)} <a href={telephoneHref(phone)}>{phone}</a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
