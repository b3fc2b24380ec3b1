import { Prose } from '../../components/document/Prose/Prose.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { DocumentBody } from '../../renderer/documents.ts'
import type { Entry } from '../../renderer/entry.ts'
import styles from './Biography.module.css'

interface BiographyProps {
  readonly member: Entry<'team'>
  readonly body: DocumentBody
}

/** The person's biography, laid out like a magazine, and their skills. */
export function Biography({ member, body }: BiographyProps) {
  const { biographyTitle, expertiseTitle, skills } = member.frontmatter
  return (
    <>
      <Section title={biographyTitle}>
        <div className={styles.story}>
          <Prose body={body} />
        </div>
      </Section>
      <Section title={expertiseTitle} layout="split" tone="sand">
        <ul className={styles.skills}>
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
