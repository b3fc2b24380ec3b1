import { useTranslation } from 'react-i18next'
import { Section } from '../Section/Section.tsx'
import styles from './Testimonials.module.css'

interface TestimonialsProps {
  /** How many to show, from the first; all of them where not said. */
  readonly count?: number
}

/** What clients say, in their own words. */
export function Testimonials({ count }: TestimonialsProps) {
  const { t } = useTranslation('testimonials')
  return (
    <Section title={t('title')} tone="surface">
      <ul className={styles.list}>
        {t('items', { returnObjects: true })
          .slice(0, count)
          .map(({ quote, name, role }) => (
            <li key={name}>
              <figure className={styles.testimonial}>
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
                <figcaption>
                  <span className={styles.name}>{name}</span>
                  <span>{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
      </ul>
    </Section>
  )
}
