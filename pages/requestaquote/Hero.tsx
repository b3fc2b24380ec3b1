import { Picture } from '../../components/elements/Picture/Picture.tsx'
import crossing from '../../content/images/crossing.svg?url'
import styles from './Hero.module.css'

interface HeroProps {
  readonly title: string
  readonly lead: string
}

/** The head of the page: a document on its way over the footbridge. The form begins below, within the first screen. */
export function Hero({ title, lead }: HeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Picture src={crossing} width={1000} height={500} alt="" place="hero" priority />
    </header>
  )
}
