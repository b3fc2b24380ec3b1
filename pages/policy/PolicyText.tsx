import type { Entry } from '../../renderer/entry.ts'
import styles from './PolicyText.module.css'

interface PolicyTextProps {
  readonly section: NonNullable<Entry<'policies'>['frontmatter']['sections']>[number]
}

/** The text of a section: paragraphs, or a list of labels and descriptions. */
export function PolicyText({ section }: PolicyTextProps) {
  if (section.type === 'paragraphs') {
    return section.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
  }
  return (
    <dl className={styles.list}>
      {section.items.map(({ label, description }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
