import { defineIsland, type WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { DeadlineField, EmailField, TextField } from '../Form/fields.tsx'
import { Form, type FormIslandProps } from '../Form/Form.tsx'
import { LANGUAGES_ID } from './languageList.ts'

function QuoteForm(props: FormIslandProps & WithSlot) {
  const t = useTexts('forms')
  const language = { list: LANGUAGES_ID, autoComplete: 'off', narrow: true }
  return (
    <Form {...props} notice={t('quote.notice')} submitLabel={t('quote.submit')}>
      <TextField name="documentType" label={t('quote.documentType')} hint={t('quote.documentTypeHint')} required />
      <TextField name="sourceLang" label={t('quote.sourceLang')} {...language} required />
      <TextField name="targetLang" label={t('quote.targetLang')} {...language} required />
      <DeadlineField name="deadline" label={t('quote.deadline')} hint={t('quote.deadlineHint')} required narrow />
      <EmailField hint={t('quote.emailHint')} narrow />
      <AttachmentField label={t('quote.attachment')} />
    </Form>
  )
}

export default defineIsland('QuoteForm', ['forms', 'formMessages'], QuoteForm)
