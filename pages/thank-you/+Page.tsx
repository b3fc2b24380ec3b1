import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { attach } from '../../components/islands/attach.ts'
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
      <header className={styles.hero}>
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
          <p hidden {...attach('sentNatively', 'queried')}>{`${t('reference')} `}</p>
          <ButtonLink href="/">{t('home')}</ButtonLink>
        </div>
        {form !== 'newsletter' && <AfterSending form={form} />}
      </div>
    </>
  )
}
