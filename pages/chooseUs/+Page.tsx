import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FigureList } from '../../components/elements/FigureList/FigureList.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { Reasons } from './Reasons.tsx'

export function Page() {
  const { t } = useTranslation('chooseUs')
  return (
    <>
      <PageHero kicker={t('hero.kicker')} title={t('hero.title')} lead={t('hero.lead')} />
      <Reasons />
      <Section title={t('figures.title')} tone="night">
        <FigureList items={t('figures.items', { returnObjects: true })} />
      </Section>
      <CallToAction
        title={t('callToAction.title')}
        text={t('callToAction.text')}
        label={t('callToAction.label')}
        href="/requestaquote"
      />
    </>
  )
}
