import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Others.module.css'
import { Testimonial } from './Testimonial.tsx'

/** The other clients, from one bank to the other and back. */
export function Others() {
  const { t } = useTranslation('testimonials')
  const [, ...others] = t('items', { returnObjects: true })
  return (
    <Section title={t('title')} lead={t('page.lead')} tone="surface">
      <div className={styles.others}>
        {others.map((testimonial) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} className={styles.testimonial} />
        ))}
      </div>
      <ButtonLink href="/caseStudies" variant="secondary">
        {t('page.caseStudies')}
      </ButtonLink>
    </Section>
  )
}
