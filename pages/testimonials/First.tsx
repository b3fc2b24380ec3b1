import { useTranslation } from 'react-i18next'
import { Testimonial } from './Testimonial.tsx'
import styles from './First.module.css'

/** The first testimonial, larger than the others. */
export function First() {
  const { t } = useTranslation('testimonials')
  const [first] = t('items', { returnObjects: true })
  return (
    <div className={styles.band} data-tone="night" data-band="">
      {first && <Testimonial testimonial={first} className={styles.testimonial} isFirst />}
    </div>
  )
}
