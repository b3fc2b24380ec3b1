import { slug } from 'github-slugger'
import { PolicyColumns } from '../../components/document/PolicyColumns/PolicyColumns.tsx'
import { PolicyText, type PolicySection } from '../../components/document/PolicyText/PolicyText.tsx'
import type { Locale } from '../../renderer/languages.ts'
import styles from './NumberedSections.module.css'

interface NumberedSectionsProps {
  readonly sections: readonly PolicySection[]
  /** Their language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/** The sections of the policy with their table of contents; both are numbered alike. */
export function NumberedSections({ sections, lang }: NumberedSectionsProps) {
  return (
    <PolicyColumns sections={sections.map(({ title }) => ({ id: slug(title), title }))} lang={lang}>
      <div className={styles.sections} lang={lang}>
        {sections.map((section) => (
          <section key={section.title} className={styles.section} aria-labelledby={slug(section.title)}>
            <h2 id={slug(section.title)}>{section.title}</h2>
            <PolicyText section={section} />
          </section>
        ))}
      </div>
    </PolicyColumns>
  )
}
