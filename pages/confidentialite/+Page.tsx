import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx'
import { PolicyHead } from '../../components/PolicyHead/PolicyHead.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Commitments } from './Commitments.tsx'

export function Page() {
  const { t } = useTranslation('confidentiality')
  const { policy, Body } = useData<Data>()
  return (
    <>
      <article lang={policy.locale}>
        <PolicyHead policy={policy} body={Body} kicker={t('kicker')} />
        <Commitments sections={policy.frontmatter.sections} />
      </article>
      <CallToAction
        title={t('security.title')}
        text={t('security.text')}
        label={t('security.label')}
        href="/politique-securite"
      />
    </>
  )
}
