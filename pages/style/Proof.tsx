import { useTranslation } from 'react-i18next'
import { ClientLogos } from '../../components/agency/ClientLogos/ClientLogos.tsx'
import { Faq } from '../../components/agency/Faq/Faq.tsx'
import { ProcessSteps } from '../../components/agency/ProcessSteps/ProcessSteps.tsx'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import { TrustBar } from '../../components/agency/TrustBar/TrustBar.tsx'
import { Altered } from './Altered.tsx'
import { Specimen } from './Specimen.tsx'

/** What makes a visitor trust the agency. */
export function Proof() {
  const { t } = useTranslation('style')
  return (
    <>
      <Specimen name={t('proof.figures')} source="<TrustBar>, <Badges>" note={t('proof.figuresNote')} isBand>
        <TrustBar />
      </Specimen>
      <Specimen name={t('proof.steps')} source="<ProcessSteps>" isBand>
        <ProcessSteps />
      </Specimen>
      <Specimen
        name={t('proof.testimonials')}
        source="<Testimonials count={3}>"
        note={t('proof.testimonialsNote')}
        isBand
      >
        <Testimonials count={3} />
      </Specimen>
      <Specimen name={t('proof.clients')} source="<ClientLogos>" isBand>
        <ClientLogos />
      </Specimen>
      <Specimen name={t('proof.questions')} source="<Faq>" note={t('proof.questionsNote')} isBand>
        <Altered component={Faq} props={{}} changes={{ details: { open: true } }} />
      </Specimen>
    </>
  )
}
