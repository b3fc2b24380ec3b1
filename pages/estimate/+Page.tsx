import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { Estimate } from '../../components/estimate/Estimate.tsx'
import { ratesIn } from '../../components/estimate/ratesIn.ts'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import bridge from '../../content/images/scene-1.svg?url'
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
      <div className={styles.estimate}>
        <Estimate rates={rates}>
          <div>
            <div className={styles.text}>
              <h1>{t('hero.title')}</h1>
              <p>{t('hero.lead')}</p>
            </div>
            <p className={styles.noScript}>{t('noScript')}</p>
          </div>
          <Picture src={bridge} width={1600} height={900} alt="" priority />
        </Estimate>
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
