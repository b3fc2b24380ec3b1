import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { attach } from '../../components/islands/attach.ts'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
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
      <PageHero title={t(`${form}.title`)} lead={t(`${form}.lead`)} tone="mist" />
      <script dangerouslySetInnerHTML={{ __html: `(${markAlone.toString()})()` }} />
      <div className={styles.next}>
        <p className={`${styles.alone} screen-only`}>
          {t('alone.question')} <Link href={form === 'contact' ? '/contact' : '/requestaquote'}>{t('alone.link')}</Link>
        </p>
        <p hidden {...attach('sentNatively', 'queried')}>{`${t('reference')} `}</p>
        {form !== 'newsletter' && <AfterSending form={form} />}
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </div>
    </>
  )
}
