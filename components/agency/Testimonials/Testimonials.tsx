import { useTranslation } from '../../../renderer/useTranslation.ts'
import { Carousel } from '../../elements/Carousel/Carousel.tsx'
import { Section } from '../../layout/Section/Section.tsx'
import styles from './Testimonials.module.css'

interface TestimonialsProps {
  /** How many to show, from the first; all of them where not said. */
  readonly count?: number
}

/** More of them than this are not a slider any more, but a page to read. */
const MOST_SLIDES = 3

/** What clients say, in their own words. */
export function Testimonials({ count }: TestimonialsProps) {
  const { t } = useTranslation('testimonials')
  const testimonials = t('items', { returnObjects: true })
    .slice(0, count)
    .map(({ quote, name, role }) => (
      <figure key={name} className={styles.testimonial}>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <strong>{name}</strong>
          {role}
        </figcaption>
      </figure>
    ))
  return (
    <Section title={t('title')} tone="surface">
      {testimonials.length > MOST_SLIDES ? (
        <div className={styles.list}>{testimonials}</div>
      ) : (
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
      )}
    </Section>
  )
}
