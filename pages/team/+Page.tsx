import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import { Members } from './Members.tsx'
import { Network } from './Network.tsx'

export function Page() {
  const { t } = useTranslation('team')
  const { members } = useData<Data>()
  return (
    <>
      <Hero members={members} />
      <Members members={members} />
      <Network />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/careers" />
    </>
  )
}
