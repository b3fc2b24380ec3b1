import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Members } from './Members.tsx'
import { Network } from './Network.tsx'

export function Page() {
  const { t } = useTranslation('team')
  const { members } = useData<Data>()
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <Members members={members} />
      <Network />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/careers" />
    </>
  )
}
