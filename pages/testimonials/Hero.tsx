import { useTranslation } from 'react-i18next'
import styles from './Hero.module.css'
import { Testimonial } from './Testimonial.tsx'

/** One client's words as large as the window holds. */
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
