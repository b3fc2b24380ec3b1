import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PolicyHead } from '../../components/document/PolicyHead/PolicyHead.tsx'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Commitments } from './Commitments.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('confidentiality')
  const { locale } = usePageContext()
  const { policy, body } = useData<Data>()
  const lang = foreignLanguage(policy, locale)
  return (
    <>
      <article className={styles.policy}>
        <PolicyHead policy={policy} kicker={t('kicker')}>
          <Prose lang={lang}>
            <MdxBody body={body} />
          </Prose>
        </PolicyHead>
        <Commitments sections={policy.frontmatter.sections ?? []} lang={lang} />
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
