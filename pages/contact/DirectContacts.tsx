import { useTranslation } from 'react-i18next'
import { officeNames, telephoneHref } from '../../components/agency/Offices/offices.ts'
import { siteConfig } from '../../site.config.ts'
import styles from './DirectContacts.module.css'

/** The telephone numbers, each with its office. */
export function Phones() {
  const { t } = useTranslation()
  return officeNames.map((office) => {
    const { phone } = siteConfig.offices[office]
    return (
      <p key={office}>
        {t(`offices.${office}`)}
        <a className={styles.phone} href={telephoneHref(phone)}>
          {phone}
        </a>
      </p>
    )
  })
}

/** Direct contacts, for visitors in a hurry. */
export function DirectContacts() {
  const { t } = useTranslation(['contact', 'common'])
  return (
    <>
      <p className={styles.lead}>{t('direct.lead')}</p>
      <dl className={`${styles.ways} finger-links`}>
        <div>
          <dt>{t('direct.phone')}</dt>
          <dd>
            <Phones />
          </dd>
        </div>
        <div>
          <dt>{t('direct.chat')}</dt>
          <dd>
            <a href={siteConfig.offices.canada.chat}>{t('common:footer.chatCanada')}</a>
          </dd>
          <dd>
            <a href={siteConfig.offices.cameroon.chat}>{t('common:footer.chatCameroon')}</a>
          </dd>
        </div>
        <div>
          <dt>{t('direct.email')}</dt>
          <dd>
            <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('direct.support')}</dt>
          <dd>{t('direct.supportHours')}</dd>
        </div>
      </dl>
    </>
  )
}
