import { useTranslation } from '../../renderer/useTranslation.ts'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PolicyHead } from '../../components/document/PolicyHead/PolicyHead.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Commitments } from './Commitments.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('confidentiality')
  const { locale } = usePageContext()
  const { policy, body } = useData<Data>()
  return (
    <>
      <article className={styles.policy}>
        <PolicyHead policy={policy} body={body} kicker={t('kicker')} />
        <Commitments sections={policy.frontmatter.sections} lang={foreignLanguage(policy, locale)} />
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
