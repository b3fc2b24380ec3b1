import { useTranslation } from '../../renderer/useTranslation.ts'
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
      <PageHero {...t('hero', { returnObjects: true })} />
      <Members members={members} />
      <Network />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/careers" />
    </>
  )
}
