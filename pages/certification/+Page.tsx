import { useTranslation } from 'react-i18next'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { IsoStandard } from './IsoStandard.tsx'
import { Seal } from './Seal.tsx'

export function Page() {
  const { t } = useTranslation('certification')
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        tone="sand"
        drawing={<Seal inscription={t('hero.seal')} />}
      />
      <Training />
      <IsoStandard />
      <Section title={t('checks.title')} lead={t('checks.lead')}>
        <PointList ordered items={t('checks.items', { returnObjects: true })} />
      </Section>
      <Testimonials from={1} count={2} />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
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
    <Section title={t('training.title')} lead={t('training.lead')}>
      <PointList layout="rows" items={items} />
    </Section>
  )
}
