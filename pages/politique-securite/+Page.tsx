import { useTranslation } from 'react-i18next'
import { PolicyHead } from '../../components/PolicyHead/PolicyHead.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { NumberedSections } from './NumberedSections.tsx'

export function Page() {
  const { t } = useTranslation('security')
  const { policy, Body } = useData<Data>()
  return (
    <article lang={policy.locale}>
      <PolicyHead policy={policy} body={Body} kicker={t('kicker')} />
      <NumberedSections sections={policy.frontmatter.sections} />
    </article>
  )
}
