import { slug } from 'github-slugger'
import { useTranslation } from 'react-i18next'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import commitmentsStyles from './Commitments.module.css'
import styles from './page.module.css'
import { PolicyColumns } from './PolicyColumns.tsx'
import { PolicyHead } from './PolicyHead.tsx'
import policyTextStyles from './PolicyText.module.css'
import rulesStyles from './Rules.module.css'
import signaturesStyles from './Signatures.module.css'

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
      <article className={styles.policy} data-policy={policy.slug} data-layout={layout}>
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

type PolicySection = NonNullable<Entry<'policies'>['frontmatter']['sections']>[number]

interface SectionsProps {
  readonly sections: readonly PolicySection[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** Numbered commitments, each as long as it needs to be. */
function Commitments({ sections, lang }: SectionsProps) {
  const { t } = useTranslation('policy')
  return (
    <Section title={t('commitments')}>
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

/** The index of a section that no first screen reaches. */
const BELOW_FOLD = 3

/** Sections with their table of contents, numbered alike. */
function Rules({ sections, lang }: SectionsProps) {
  return (
    <PolicyColumns sections={sections.map(({ title }) => ({ id: slug(title), title }))} lang={lang}>
      <div className={rulesStyles.sections} lang={lang}>
        {sections.map((section, index) => (
          <section
            key={section.title}
            className={rulesStyles.section}
            data-below-fold={index === BELOW_FOLD ? '' : undefined}
          >
            <h2 id={slug(section.title)}>{section.title}</h2>
            <PolicyText section={section} />
          </section>
        ))}
      </div>
    </PolicyColumns>
  )
}

/** The text of a section: paragraphs, or a list of labels and descriptions. */
function PolicyText({ section }: { readonly section: PolicySection }) {
  if (section.type === 'paragraphs') {
    return (
      <div className={policyTextStyles.paragraphs}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    )
  }
  return (
    <dl className={policyTextStyles.list}>
      {section.items.map(({ label, description }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}

const signatureLines = ['name', 'capacity', 'place', 'signature'] as const

interface SignaturesProps {
  /** The parties that sign. */
  readonly signatories: readonly string[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** The signature blocks at the end of a printed agreement. */
function Signatures({ signatories, lang }: SignaturesProps) {
  const { t } = useTranslation('policy')
  return (
    <div className={signaturesStyles.signatures}>
      {signatories.map((signatory) => (
        <section key={signatory}>
          <h3 lang={lang}>{signatory}</h3>
          <ul>
            {signatureLines.map((line) => (
              <li key={line}>{t(`signature.${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
