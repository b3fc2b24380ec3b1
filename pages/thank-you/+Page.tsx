import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import SentReceipt from '../../components/forms/Form/SentReceipt.island.tsx'
import { RECEIPT_KEY } from '../../components/forms/Form/storageKeys.ts'
import { attach } from '../../components/islands/attach.ts'
import { Island } from '../../components/islands/Island.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { thankedFormOf } from '../../renderer/thanks.ts'
import { AfterSending } from './AfterSending.tsx'
import { markAlone } from './markAlone.ts'
import styles from './page.module.css'

/** The confirmation after a form was sent without script: that of the address, or any. */
export function Page() {
  const { t } = useTranslation('thankYou')
  const form = thankedFormOf(usePageContext().urlLogical) ?? 'any'
  return (
    <>
      <header className={styles.hero} {...attach('forgetSent', 'queried')}>
        <script dangerouslySetInnerHTML={{ __html: `(${markAlone.toString()})()` }} />
        <h1>
          <span className={styles.title} data-if="sent">
            {t(`${form}.title`)}
          </span>{' '}
          <span className={styles.thanks} data-if="sent">
            {t('thanks')}
          </span>
          <span className={styles.title} data-if="alone">
            {t('alone.title')}
          </span>
        </h1>
      </header>
      <div className={`${styles.next} split`}>
        <div>
          <p className={styles.lead} data-if="sent">
            {t(`${form}.lead`)}
          </p>
          <p className={styles.lead} data-if="alone">
            {t('alone.lead')}
          </p>
          {form !== 'newsletter' && form !== 'any' && (
            <Island island={SentReceipt} when="touched" stored={RECEIPT_KEY} props={{ form, isConfirmation: true }} />
          )}
          <ButtonLink href="/">{t('home')}</ButtonLink>
        </div>
        {form !== 'newsletter' && <AfterSending form={form} />}
      </div>
    </>
  )
}
