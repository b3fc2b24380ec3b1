import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PolicyHead } from '../../components/document/PolicyHead/PolicyHead.tsx'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import { PolicyText, type PolicySection } from '../../components/document/PolicyText/PolicyText.tsx'
import type { Locale } from '../../renderer/languages.ts'
import commitmentsStyles from './Commitments.module.css'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('confidentiality')
  const { locale } = usePageContext()
  const { entry: policy, body } = useData<Data>()
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

interface CommitmentsProps {
  readonly sections: readonly PolicySection[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** The numbered commitments, each as long as it needs to be. */
function Commitments({ sections, lang }: CommitmentsProps) {
  const { t } = useTranslation('confidentiality')
  return (
    <Section title={t('points')}>
      <ol className={commitmentsStyles.points} lang={lang}>
        {sections.map((section) => (
          <li key={section.title} className={commitmentsStyles.point}>
            <h3>{section.title}</h3>
            <PolicyText section={section} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
