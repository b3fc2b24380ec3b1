import { useTranslation } from 'react-i18next'
import { Carousel } from '../../elements/Carousel/Carousel.tsx'
import { Section } from '../../layout/Section/Section.tsx'
import styles from './Testimonials.module.css'

interface TestimonialsProps {
  /** The number of testimonials to show. */
  readonly count: number
  /** The first of them, counted from 0: another on each page. */
  readonly from: number
}

/** Client testimonials. */
export function Testimonials({ count, from }: TestimonialsProps) {
  const { t } = useTranslation('testimonials')
  const items = t('items', { returnObjects: true })
  const testimonials = [...items.slice(from), ...items.slice(0, from)].slice(0, count).map(({ quote, name, role }) => (
    <figure key={name} className={styles.testimonial}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong> {role}
      </figcaption>
    </figure>
  ))
  return (
    <Section title={t('title')} tone="surface">
      <Carousel
        id="testimonial"
        label={t('title')}
        script="testimonials"
        when="visible"
        effect="slide"
        hasSteps
        className={styles.slides}
        slides={testimonials}
      />
    </Section>
  )
}
