import { useTranslation } from 'react-i18next'
import { officeNames, telephoneHref } from '../../components/agency/Offices/offices.ts'
import { type ThankedForm } from '../../renderer/thanks.ts'
import { siteConfig } from '../../site.config.ts'
import styles from './AfterSending.module.css'

/** The next steps after a message was sent, or may have been. */
export function AfterSending({ form }: { readonly form: ThankedForm | 'any' }) {
  const { t } = useTranslation(['thankYou', 'common'])
  return (
    <div className={styles.notes}>
      {form === 'any' && <p>{t('any.newsletter')}</p>}
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
