import { slug } from 'github-slugger'
import { PolicyColumns } from './PolicyColumns.tsx'
import type { SectionsProps } from './policySections.ts'
import { PolicyText } from './PolicyText.tsx'
import styles from './Rules.module.css'

/** The index of a section that no first screen reaches. */
const BELOW_FOLD = 3

/** Sections with their table of contents, numbered alike. */
export function Rules({ sections, lang }: SectionsProps) {
  return (
    <PolicyColumns sections={sections.map(({ title }) => ({ id: slug(title), title }))} lang={lang}>
      <div className="numbered" lang={lang}>
        {sections.map((section, index) => (
          <section
            key={section.title}
            className={styles.section}
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
