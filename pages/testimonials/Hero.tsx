import { useTranslation } from 'react-i18next'
import { Testimonial } from './Testimonial.tsx'
import styles from './Hero.module.css'

/** One testimonial, as large as the window allows. */
export function Hero() {
  const { t } = useTranslation('testimonials')
  const [first] = t('items', { returnObjects: true })
  return (
    <header className={styles.hero} data-tone="night">
      <h1>{t('page.title')}</h1>
      {first && <Testimonial testimonial={first} className={styles.testimonial} isFirst />}
    </header>
  )
}
