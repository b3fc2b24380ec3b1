import { useTranslation } from 'react-i18next'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PolicyHead } from '../../components/document/PolicyHead/PolicyHead.tsx'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { slug } from 'github-slugger'
import { PolicyColumns } from '../../components/document/PolicyColumns/PolicyColumns.tsx'
import { PolicyText, type PolicySection } from '../../components/document/PolicyText/PolicyText.tsx'
import type { Locale } from '../../renderer/languages.ts'
import numberedSectionsStyles from './NumberedSections.module.css'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('security')
  const { locale } = usePageContext()
  const { entry: policy, body } = useData<Data>()
  const lang = foreignLanguage(policy, locale)
  return (
    <article className={styles.policy}>
      <PolicyHead policy={policy} kicker={t('kicker')}>
        <Prose lang={lang}>
          <MdxBody body={body} />
        </Prose>
      </PolicyHead>
      <NumberedSections sections={policy.frontmatter.sections ?? []} lang={lang} />
    </article>
  )
}

interface NumberedSectionsProps {
  readonly sections: readonly PolicySection[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** The sections of the policy with their table of contents, numbered alike. */
function NumberedSections({ sections, lang }: NumberedSectionsProps) {
  return (
    <PolicyColumns sections={sections.map(({ title }) => ({ id: slug(title), title }))} lang={lang}>
      <div className={numberedSectionsStyles.sections} lang={lang}>
        {sections.map((section) => (
          <section key={section.title} className={numberedSectionsStyles.section} aria-labelledby={slug(section.title)}>
            <h2 id={slug(section.title)}>{section.title}</h2>
            <PolicyText section={section} />
          </section>
        ))}
      </div>
    </PolicyColumns>
  )
}
