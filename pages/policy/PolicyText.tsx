import type { PolicySection } from './policySections.ts'
import styles from './PolicyText.module.css'

/** The text of a section: paragraphs, or a list of labels and descriptions. */
export function PolicyText({ section }: { readonly section: PolicySection }) {
  if (section.type === 'paragraphs') {
    return (
      <div className={styles.paragraphs}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    )
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
