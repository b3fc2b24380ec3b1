import { useTranslation } from '../../renderer/useTranslation.ts'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PolicyHead } from '../../components/document/PolicyHead/PolicyHead.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { NumberedSections } from './NumberedSections.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('security')
  const { locale } = usePageContext()
  const { policy, body } = useData<Data>()
  return (
    <article className={styles.policy}>
      <PolicyHead policy={policy} body={body} kicker={t('kicker')} />
      <NumberedSections sections={policy.frontmatter.sections} lang={foreignLanguage(policy, locale)} />
    </article>
  )
}
