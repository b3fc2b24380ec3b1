import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import heroStyles from './Hero.module.css'
import { Seal } from './Seal.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import isoStandardStyles from './IsoStandard.module.css'

export function Page() {
  const { t } = useTranslation('certification')
  return (
    <>
      <Hero />
      <Training />
      <IsoStandard />
      <Section title={t('checks.title')} lead={t('checks.lead')}>
        <PointList ordered items={t('checks.items', { returnObjects: true })} />
      </Section>
      <Testimonials from={3} count={2} />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}

/** The head of the page: what "certified" means, next to a large seal. */
function Hero() {
  const { t } = useTranslation('certification')
  return (
    <header className={heroStyles.hero}>
      <HeroText className={heroStyles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <div className={heroStyles.seal}>
        <Seal inscription={t('hero.seal')} />
      </div>
    </header>
  )
}

/** The requirements of the standard, and its limits. */
function IsoStandard() {
  const { t } = useTranslation(['certification', 'iso'])
  return (
    <div className={isoStandardStyles.band}>
      <Section title={t('iso.title')} tone="night">
        <div className={isoStandardStyles.columns}>
          <div>
            <p className={isoStandardStyles.lead}>{t('iso.text')}</p>
            <p className={isoStandardStyles.status}>{t('iso:status')}</p>
          </div>
          <div>
            <PointList items={t('iso.items', { returnObjects: true })} />
            <p className={isoStandardStyles.note}>
              {t('iso.note')} <Link href="/articles/human-vs-machine">{t('iso.link')}</Link>
            </p>
          </div>
        </div>
      </Section>
    </div>
  )
}

/** The selection and training of linguists; the last point names the person in charge, so it links to the team. */
function Training() {
  const { t } = useTranslation('certification')
  const items = t('training.items', { returnObjects: true }).map((item, index, { length }) => ({
    ...item,
    more: index === length - 1 && <Link href="/team">{t('training.link')}</Link>,
  }))
  return (
    <Section layout="split" title={t('training.title')} lead={t('training.lead')}>
      <PointList layout="rows" items={items} />
    </Section>
  )
}
