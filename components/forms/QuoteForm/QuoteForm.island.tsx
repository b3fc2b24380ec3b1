import type { CustomTypeOptions } from 'i18next'
import { useState, type ReactNode } from 'react'
import { defineIsland, type WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { hasWordPrice, quoteServices, type QuoteService } from '../../../renderer/quoteServices.ts'
import type { Rates } from '../../estimate/rates.ts'
import { CheckboxField, DeadlineField, EmailField, MessageField, SelectField, TextField } from '../Form/fields.tsx'
import { Form, type FormIslandProps } from '../Form/Form.tsx'
import { CountedAttachmentField } from './CountedAttachmentField.tsx'
import { HandedOverEstimate } from './HandedOverEstimate.tsx'
import { QuickDeadlines } from './QuickDeadlines.tsx'
import styles from './QuoteForm.module.css'

/** The ids of suggestion lists, which are outside the island because the browser needs none of them as script. */
export const DOCUMENT_TYPES_ID = 'quote-document-types'
export const LANGUAGES_ID = 'quote-languages'

/** Lets the style sheet match an empty field; shows nothing. */
const NO_PLACEHOLDER = ' '

/** Further props from the server. Texts of this form only come with the page, not with the script of all forms. */
export type QuoteFormProps = FormIslandProps & {
  readonly words: CustomTypeOptions['resources']['quote']['fields']
  /** The day of the build, `2026-11-22`. */
  readonly madeOn: string
  readonly rates: Rates
  /** The service that a link has preselected. */
  readonly service?: QuoteService
}

function QuoteForm({ words, service, madeOn, rates, ...props }: QuoteFormProps & WithSlot) {
  /** Undefined without script, when no field may be hidden. */
  const [chosen, setChosen] = useState<string>()
  const known = quoteServices.find((one) => one === (chosen ?? service)) ?? 'any'
  const isNoEvent = chosen !== undefined && known !== 'interpretation'
  return (
    <Form {...props} notice={words.notice} submitLabel={words.submit}>
      <HandedOverEstimate rates={rates} />
      <SelectField
        name="service"
        label={words.service}
        options={[['', words.services.any], ...quoteServices.map((one) => [one, words.services[one]] as const)]}
        defaultValue={service ?? ''}
        onChoose={setChosen}
      />
      <TextField
        name="documentType"
        label={<Either documents={words.documentType} events={words.eventType} />}
        hint={<Either documents={words.examples[known]} events={words.examples.interpretation} />}
        list={DOCUMENT_TYPES_ID}
        required
      />
      <TextField name="sourceLang" label={words.sourceLang} narrow list={LANGUAGES_ID} required />
      <TextField
        name="targetLang"
        label={words.targetLang}
        hint={words.targetLangHint}
        narrow
        list={LANGUAGES_ID}
        required
      />
      <DeadlineField
        name="deadline"
        since={madeOn}
        after={known !== 'interpretation' && <QuickDeadlines words={words.quickDeadlines} rates={rates} />}
        hasSurcharge={known !== 'interpretation' && known !== 'consulting'}
        label={<Either documents={words.deadline} events={words.eventDate} />}
        hint={<Either documents={words.deadlineHint} events={words.eventDateHint} />}
        required
      />
      <EmailField hint={words.emailHint} />
      <TextField name="place" label={words.place} placeholder={NO_PLACEHOLDER} of="events" disabled={isNoEvent} />
      <CountedAttachmentField
        label={words.attachment}
        hint={known === 'medical' ? `${words.medicalHint} ${words.attachmentHint}` : words.attachmentHint}
        isCounted={known === 'any' || hasWordPrice(known)}
        rates={rates}
      />
      <FurtherFields words={words} />
    </Form>
  )
}

/** What few requests need, folded. */
function FurtherFields({ words }: Pick<QuoteFormProps, 'words'>) {
  return (
    <details className={styles.more}>
      <summary>{words.more}</summary>
      <TextField
        name="filesLink"
        label={words.filesLink}
        hint={words.filesLinkHint}
        inputMode="url"
        placeholder="https://"
        of="documents"
      />
      <CheckboxField name="certified" label={words.certified} hint={words.certifiedHint} of="documents" />
      <CheckboxField name="agreementFirst" label={words.agreementFirst} hint={words.agreementFirstHint} />
      <TextField name="name" label={words.name} autoComplete="name" />
      <MessageField name="notes" label={words.notes} hint={words.notesHint} />
    </details>
  )
}

/** Words for documents and for events: the style sheet shows those that fit the service. */
function Either({ documents, events }: { readonly documents: ReactNode; readonly events: ReactNode }) {
  return (
    <>
      <span data-of="documents">{documents}</span>
      <span data-of="events">{events}</span>
    </>
  )
}

export default defineIsland('QuoteForm', ['forms', 'formMessages'], QuoteForm)
