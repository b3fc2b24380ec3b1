import { useTranslation } from '../../renderer/useTranslation.ts'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FigureList } from '../../components/elements/FigureList/FigureList.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { Reasons } from './Reasons.tsx'

export function Page() {
  const { t } = useTranslation('chooseUs')
  return (
    <>
      <PageHero {...t('hero', { returnObjects: true })} />
      <Reasons />
      <Section title={t('figures.title')} tone="night">
        <FigureList items={t('figures.items', { returnObjects: true })} />
      </Section>
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
