import { useTranslation } from 'react-i18next'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { EmailField } from '../Form/EmailField.tsx'
import { Form } from '../Form/Form.tsx'
import { TextField } from '../Form/TextField.tsx'
import { languageSuggestions } from './languageSuggestions.ts'

const LANGUAGES_ID = 'quote-languages'

/** What the agency needs to know to price a translation. */
export function QuoteForm() {
  const { t } = useTranslation('forms')
  const { locale } = usePageContext()
  const form = 'quote'
  return (
    <Form name={form} notice={t('quote.notice')} submitLabel={t('quote.submit')}>
      <TextField
        form={form}
        name="documentType"
        label={t('quote.documentType')}
        hint={t('quote.documentTypeHint')}
        required
      />
      <TextField
        form={form}
        name="sourceLang"
        label={t('quote.sourceLang')}
        list={LANGUAGES_ID}
        autoComplete="off"
        required
        narrow
      />
      <TextField
        form={form}
        name="targetLang"
        label={t('quote.targetLang')}
        list={LANGUAGES_ID}
        autoComplete="off"
        required
        narrow
      />
      <datalist id={LANGUAGES_ID}>
        {languageSuggestions(locale).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TextField
        form={form}
        name="deadline"
        label={t('quote.deadline')}
        hint={t('quote.deadlineHint')}
        type="date"
        required
        narrow
      />
      <EmailField form={form} hint={t('quote.emailHint')} narrow />
      <AttachmentField form={form} label={t('quote.attachment')} />
    </Form>
  )
}
