import { useState, type ReactNode } from 'react'
import { defineIsland, type WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { quoteServices } from '../../../renderer/quoteServices.ts'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { DeadlineField, EmailField, MessageField, SelectField, TextField } from '../Form/fields.tsx'
import { Form, type FormIslandProps } from '../Form/Form.tsx'
import { DOCUMENT_TYPES_ID, SOURCE_LANGUAGES_ID, TARGET_LANGUAGES_ID } from './listIds.ts'
import styles from './QuoteForm.module.css'
import { suggestNext } from './suggestNext.ts'

/** Tells the style sheet which field is empty; it says nothing. */
const NO_PLACEHOLDER = ' '

function QuoteForm(props: FormIslandProps & WithSlot) {
  const t = useTexts('forms')
  const { service = '' } = props
  const [chosen, setChosen] = useState<string>(service)
  const known = quoteServices.find((one) => one === chosen) ?? 'any'
  const language = { autoComplete: 'off', narrow: true } as const
  const suggest = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => suggestNext(currentTarget)
  return (
    <Form {...props} notice={t('quote.notice')} submitLabel={t('quote.submit')}>
      <SelectField
        name="service"
        label={t('quote.service')}
        options={[
          ['', t('quote.services.any')],
          ...quoteServices.map((one) => [one, t(`quote.services.${one}`)] as const),
        ]}
        defaultValue={service}
        onChoose={setChosen}
      />
      <TextField
        name="documentType"
        label={<Either documents={t('quote.documentType')} events={t('quote.eventType')} />}
        hint={<Either documents={t(`quote.examples.${known}`)} events={t('quote.examples.interpretation')} />}
        list={DOCUMENT_TYPES_ID}
        autoComplete="off"
        required
      />
      <TextField name="sourceLang" label={t('quote.sourceLang')} {...language} list={SOURCE_LANGUAGES_ID} required />
      <TextField
        name="targetLang"
        label={t('quote.targetLang')}
        hint={t('quote.targetLangHint')}
        {...language}
        list={TARGET_LANGUAGES_ID}
        onFocus={suggest}
        onInput={suggest}
        required
      />
      <DeadlineField
        name="deadline"
        label={<Either documents={t('quote.deadline')} events={t('quote.eventDate')} />}
        hint={<Either documents={t('quote.deadlineHint')} events={t('quote.eventDateHint')} />}
        required
        narrow
      />
      <EmailField hint={t('quote.emailHint')} narrow />
      <TextField name="place" label={t('quote.place')} placeholder={NO_PLACEHOLDER} of="events" />
      <AttachmentField label={t('quote.attachment')} hint={t('quote.attachmentHint')} of="documents" />
      <details className={styles.more}>
        <summary>{t('quote.more')}</summary>
        <TextField
          name="filesLink"
          label={t('quote.filesLink')}
          hint={t('quote.filesLinkHint')}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          of="documents"
        />
        <MessageField name="notes" label={t('quote.notes')} hint={t('quote.notesHint')} />
      </details>
    </Form>
  )
}

/** Words for documents, and others for what is interpreted: the style sheet shows those that fit what is chosen. */
function Either({ documents, events }: { readonly documents: ReactNode; readonly events: ReactNode }) {
  return (
    <>
      <span data-of="documents">{documents}</span>
      <span data-of="events">{events}</span>
    </>
  )
}

export default defineIsland('QuoteForm', ['forms', 'formMessages'], QuoteForm)
