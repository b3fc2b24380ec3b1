import styles from './ValueList.module.css'

interface ValueListProps {
  readonly items: readonly { readonly name: string; readonly description: string }[]
}

/** Names, each with what we mean by it: values, requirements. */
export function ValueList({ items }: ValueListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, description }) => (
        <div key={name} className={styles.item}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
