import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { Testimonial } from './Testimonial.tsx'
import styles from './Others.module.css'

/** The other testimonials. */
export function Others() {
  const { t } = useTranslation('testimonials')
  const [, ...others] = t('items', { returnObjects: true })
  return (
    <Section title={t('page.others')} lead={t('page.lead')} tone="surface">
      <div className={styles.others}>
        {others.map((testimonial) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} className={styles.testimonial} />
        ))}
        <ButtonLink href="/caseStudies" variant="secondary">
          {t('page.caseStudies')}
        </ButtonLink>
      </div>
    </Section>
  )
}
