import { useTranslation } from 'react-i18next'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { CheckboxField } from '../Form/CheckboxField.tsx'
import { EmailField } from '../Form/EmailField.tsx'
import { Form } from '../Form/Form.tsx'
import { MessageField } from '../Form/MessageField.tsx'
import { TextField } from '../Form/TextField.tsx'

/** A message to the agency: on the contact page, and at the end of the home page. Its heading is the section's. */
export function ContactForm() {
  const { t } = useTranslation('forms')
  const form = 'contact'
  return (
    <Form name={form} notice={t('contact.notice')} submitLabel={t('contact.submit')}>
      <TextField form={form} name="name" label={t('contact.name')} autoComplete="name" required narrow />
      <TextField form={form} name="company" label={t('contact.company')} autoComplete="organization" required narrow />
      <EmailField form={form} narrow />
      <TextField
        form={form}
        name="phone"
        label={t('contact.phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        narrow
      />
      <MessageField form={form} name="message" label={t('contact.message')} hint={t('contact.messageHint')} required />
      <AttachmentField form={form} label={t('contact.attachment')} />
      <CheckboxField form={form} name="newsletter" label={t('contact.newsletter')} />
    </Form>
  )
}
