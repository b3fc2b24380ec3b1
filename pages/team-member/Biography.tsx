import { useId } from 'react'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import type { DocumentBody } from '../../renderer/documents.ts'
import type { Entry } from '../../renderer/entry.ts'
import styles from './Biography.module.css'

interface BiographyProps {
  readonly member: Entry<'team'>
  readonly body: DocumentBody
}

/** The person's story, set like a magazine's, and what they know how to do. */
export function Biography({ member, body }: BiographyProps) {
  const { biographyTitle, expertiseTitle, skills } = member.frontmatter
  const biographyId = useId()
  const expertiseId = useId()
  return (
    <>
      <section className={styles.story} aria-labelledby={biographyId}>
        <h2 id={biographyId}>{biographyTitle}</h2>
        <Prose>
          <MdxBody body={body} />
        </Prose>
      </section>
      <section className={styles.expertise} aria-labelledby={expertiseId}>
        <h2 id={expertiseId}>{expertiseTitle}</h2>
        <ul className={styles.skills}>
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
