import logo from './logo.svg?raw'
import styles from './Logo.module.css'

/** The logo, in the current text colour where logo.svg says `currentColor`. */
export function Logo() {
  return <span className={styles.logo} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
}
