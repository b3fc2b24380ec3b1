import { useTranslation } from 'react-i18next'
import { EmailField } from '../Form/EmailField.tsx'
import { Form } from '../Form/Form.tsx'

interface NewsletterFormProps {
  /** At the foot of every page, or in a section of its own, whose heading is the section's. */
  readonly place: 'footer' | 'section'
}

/** Subscribing to the newsletter: one address. */
export function NewsletterForm({ place }: NewsletterFormProps) {
  const { t } = useTranslation('forms')
  const form = place === 'footer' ? 'newsletter-footer' : 'newsletter-section'
  return (
    <Form name={form} notice={t('newsletter.notice')} submitLabel={t('newsletter.submit')}>
      <EmailField form={form} {...(place === 'footer' && { hint: t('newsletter.pitch') })} />
    </Form>
  )
}
