import { useTranslation } from 'react-i18next'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import hero from '../../content/images/hero-3.svg?url'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Introduction } from './Introduction.tsx'
import { Leadership } from './Leadership.tsx'
import { Mission } from './Mission.tsx'
import { Promises } from './Promises.tsx'
import { TeamPicture } from './TeamPicture.tsx'
import { Timeline } from './Timeline.tsx'

export function Page() {
  const { t } = useTranslation('about')
  const { members } = useData<Data>()
  return (
    <>
      <PageHero
        kicker={t('hero.kicker')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: hero, width: 1920, height: 960, alt: t('hero.pictureAlt') }}
      />
      <Introduction />
      <Promises />
      <Mission />
      <Timeline />
      <TeamPicture />
      <Section title={t('values.title')} tone="surface">
        <PointList items={t('values.items', { returnObjects: true })} />
      </Section>
      <Leadership members={members} />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/services" />
    </>
  )
}
