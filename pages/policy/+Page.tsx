import { useTranslation } from 'react-i18next'
import { PolicyColumns } from '../../components/document/PolicyColumns/PolicyColumns.tsx'
import { PolicyHead } from '../../components/document/PolicyHead/PolicyHead.tsx'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { Signatures } from '../../components/document/Signatures/Signatures.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import styles from './page.module.css'

/** A policy whose sections are in its body: the legal notice, the terms, an agreement to sign. */
export function Page() {
  const { t } = useTranslation('policy')
  const { locale } = usePageContext()
  const { entry: policy, body } = useData<Data>()
  const { description, signatories } = policy.frontmatter
  const lang = foreignLanguage(policy, locale)
  return (
    <>
      <article className={styles.policy} data-policy={policy.slug}>
        <PolicyHead policy={policy} kicker={t('kicker')}>
          <p lang={lang}>{description}</p>
        </PolicyHead>
        <PolicyColumns sections={policy.sections} lang={lang}>
          <div className={styles.text}>
            <Prose lang={lang}>
              <MdxBody body={body} />
            </Prose>
            {signatories && <Signatures signatories={signatories} lang={lang} />}
          </div>
        </PolicyColumns>
      </article>
      <div data-below-fold="">
        <CallToAction {...t('question', { returnObjects: true })} href="/contact" />
      </div>
    </>
  )
}
