import { useTranslation } from 'react-i18next'
import { officesIn } from '../../renderer/offices.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { siteConfig } from '../../site.config.ts'
import styles from './DirectContacts.module.css'

/** The telephone numbers, each with its office. */
export function Phones() {
  const { locale } = usePageContext()
  return (
    <div className={styles.phones}>
      {officesIn(locale).map(({ city, phone, phoneLink }) => (
        <p key={phone}>
          {city}{' '}
          <a className={styles.phone} href={phoneLink}>
            {phone}
          </a>
        </p>
      ))}
    </div>
  )
}

/** Direct contacts, for visitors in a hurry. */
export function DirectContacts() {
  const { t } = useTranslation('contact')
  const { locale } = usePageContext()
  return (
    <dl className={`${styles.ways} finger-links`}>
      <div>
        <dt>{t('direct.chat')}</dt>
        {officesIn(locale).map(
          ({ city, chatLink }) =>
            chatLink && (
              <dd key={chatLink}>
                <a href={chatLink}>{t('direct.chatWith', { city })}</a>
              </dd>
            ),
        )}
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
  )
}
