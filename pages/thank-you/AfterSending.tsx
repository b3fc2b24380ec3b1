import { useTranslation } from 'react-i18next'
import { officesIn } from '../../renderer/offices.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { type ThankedForm } from '../../renderer/thanks.ts'
import styles from './AfterSending.module.css'

/** The next steps after a message was sent, or may have been. */
export function AfterSending({ form }: { readonly form: ThankedForm | 'any' }) {
  const { t } = useTranslation('thankYou')
  const { locale } = usePageContext()
  return (
    <div className={styles.notes}>
      {form === 'any' && <p>{t('any.newsletter')}</p>}
      <p>{t('urgent')}</p>
      <ul className={styles.phones}>
        {officesIn(locale).map(({ city, phone, phoneLink }) => (
          <li key={phone}>
            {city} <a href={phoneLink}>{phone}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
