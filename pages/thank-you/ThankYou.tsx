import { useTranslation } from 'react-i18next'
import type { ThankedForm } from '../../renderer/thanks.ts'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { ReceiptSlot } from '../../components/forms/Form/ReceiptSlot.tsx'
import { attach } from '../../components/islands/attach.ts'
import { AfterSending } from './AfterSending.tsx'
import styles from './page.module.css'

/** Thanks for what the browser sent by itself: for a form, or where nobody knows which. */
export function ThankYou({ form }: { readonly form: ThankedForm | 'any' }) {
  const { t } = useTranslation('thankYou')
  return (
    <>
      <header className={styles.hero} {...attach('forgetSent', 'queried')}>
        <h1>
          <span className={styles.thanks}>{t('thanks')}</span>{' '}
          <span className={styles.title}>{t(`${form}.title`)}</span>
        </h1>
      </header>
      <div className={styles.next}>
        <div>
          <p className={styles.lead}>{t(`${form}.lead`)}</p>
          {form !== 'newsletter' && form !== 'any' && <ReceiptSlot />}
          <ButtonLink href="/">{t('home')}</ButtonLink>
        </div>
        {form !== 'newsletter' && <AfterSending form={form} />}
      </div>
    </>
  )
}
