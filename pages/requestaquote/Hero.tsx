import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import crossing from '../../content/images/crossing.svg?url'
import styles from './Hero.module.css'

interface HeroProps {
  readonly title: string
  readonly lead: string
}

/** The head of the page: a document crossing the footbridge. The form begins below, within the first screen. */
export function Hero({ title, lead }: HeroProps) {
  return (
    <header className={styles.hero}>
      <HeroText className={styles.text} title={title} lead={lead} />
      <Picture src={crossing} width={1000} height={500} alt="" place="hero" priority />
    </header>
  )
}
