import { useTranslation } from '../../renderer/useTranslation.ts'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { ClientLogos } from '../../components/agency/ClientLogos/ClientLogos.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('testimonials')
  return (
    <>
      <div className={styles.hero}>
        <PageHero kicker={t('page.kicker')} title={t('page.title')} lead={t('page.lead')}>
          <ButtonLink href="/caseStudies" variant="secondary">
            {t('page.caseStudies')}
          </ButtonLink>
        </PageHero>
      </div>
      <Testimonials count={6} />
      <ClientLogos />
      <CallToAction {...t('page.callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
