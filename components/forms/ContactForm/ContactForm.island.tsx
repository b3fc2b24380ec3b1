import { defineIsland, type WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { CheckboxField, EmailField, Field, MessageField } from '../Form/Field.tsx'
import { Fields, Form, type FormIslandProps, Sending } from '../Form/Form.tsx'

function ContactForm(props: FormIslandProps & WithSlot) {
  const t = useTexts('forms')
  return (
    <Form {...props}>
      <Fields>
        <Field name="name" label={t('contact.name')} autoComplete="name" required narrow />
        <Field name="company" label={t('contact.company')} autoComplete="organization" required narrow />
        <EmailField narrow />
        <Field name="phone" label={t('contact.phone')} type="tel" autoComplete="tel" inputMode="tel" narrow />
        <MessageField name="message" label={t('contact.message')} required />
        <AttachmentField label={t('contact.attachment')} />
        <CheckboxField name="newsletter" label={t('contact.newsletter')} />
      </Fields>
      <Sending notice={t('contact.notice')} label={t('contact.submit')} />
    </Form>
  )
}

export default defineIsland('ContactForm', ['forms', 'formMessages'], ContactForm)
