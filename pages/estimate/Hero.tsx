import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import styles from './page.module.css'

/** The head of the page: the file picker below it is within the first screen. */
export function Hero({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <header className={styles.hero}>
      <HeroText className={styles.text} title={title} lead={lead} />
    </header>
  )
}
