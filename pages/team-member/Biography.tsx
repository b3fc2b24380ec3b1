import { Prose } from '../../components/document/Prose/Prose.tsx'
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
      <section className={styles.story} aria-labelledby="biography">
        <h2 id="biography">{biographyTitle}</h2>
        <Prose body={body} />
      </section>
      <section className={`${styles.expertise} split`} aria-labelledby="expertise">
        <h2 id="expertise">{expertiseTitle}</h2>
        <ul className={styles.skills}>
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
