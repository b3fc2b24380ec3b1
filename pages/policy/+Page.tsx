import { useTranslation } from 'react-i18next'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Commitments } from './Commitments.tsx'
import { PolicyColumns } from './PolicyColumns.tsx'
import { PolicyHead } from './PolicyHead.tsx'
import { Rules } from './Rules.tsx'
import { Signatures } from './Signatures.tsx'
import styles from './page.module.css'

/** The layouts of policies with sections in their front matter; others are texts with sections of their own. */
const layouts: Readonly<Record<string, 'commitments' | 'rules'>> = {
  confidentialite: 'commitments',
  'politique-securite': 'rules',
}

export function Page() {
  const { t } = useTranslation('policy')
  const { locale } = usePageContext()
  const { entry: policy, body } = useData<Data>()
  const { description, sections = [], signatories } = policy.frontmatter
  const layout = layouts[policy.slug] ?? 'text'
  const lang = foreignLanguage(policy, locale)
  const text = <Prose body={body} lang={lang} />
  return (
    <>
      <article>
        <PolicyHead policy={policy} kicker={t(`kicker.${layout}`)}>
          {layout === 'text' ? <p lang={lang}>{description}</p> : text}
        </PolicyHead>
        {layout === 'commitments' && <Commitments sections={sections} lang={lang} />}
        {layout === 'rules' && <Rules sections={sections} lang={lang} />}
        {layout === 'text' && (
          <PolicyColumns sections={policy.sections} lang={lang}>
            <div className={styles.text}>
              {text}
              {signatories && <Signatures signatories={signatories} lang={lang} />}
            </div>
          </PolicyColumns>
        )}
      </article>
      {layout === 'commitments' && (
        <CallToAction {...t('security', { returnObjects: true })} href="/politique-securite" />
      )}
      {layout === 'text' && (
        <div data-below-fold="">
          <CallToAction {...t('question', { returnObjects: true })} href="/contact" />
        </div>
      )}
    </>
  )
}
