import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { ratesIn } from '../../components/estimate/ratesIn.ts'
import { QuoteForm } from '../../components/forms/QuoteForm/QuoteForm.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { OtherPrices, PriceTable } from './PriceTable.tsx'
import styles from './page.module.css'

/** The price of a translation: for the visitor's own documents, and by number of words. */
export function Page() {
  const { t } = useTranslation('estimate')
  const { locale } = usePageContext()
  const rates = ratesIn(locale)
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <div className={styles.estimate}>
        <p className={`${styles.noScript} screen-only`}>{t('noScript')}</p>
        <QuoteForm isEstimate />
      </div>
      <PriceTable rates={rates} />
      <OtherPrices />
      <Section layout="split" title={t('method.title')}>
        <PointList layout="rows" items={t('method.items', { returnObjects: true })} />
        <p className={styles.link}>
          <Link href="/privacy">{t('method.link')}</Link>
        </p>
      </Section>
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
