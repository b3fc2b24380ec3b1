import styles from './Form.module.css'

interface ActionProps {
  readonly onPress: (() => unknown) | undefined
  readonly children: string
}

/** A button that looks like a link, and tells screen readers what becomes of its words. */
export function Action({ onPress, children }: ActionProps) {
  return (
    <button type="button" className={styles.action} onClick={onPress} aria-live="polite">
      {children}
    </button>
  )
}
