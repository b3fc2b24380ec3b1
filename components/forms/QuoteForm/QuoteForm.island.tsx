import type { CustomTypeOptions } from 'i18next'
import { type ReactNode, useEffect } from 'react'
import { formatDay } from '../../../renderer/formatDay.ts'
import { defineIsland, type WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { Ordinals } from '../../../renderer/islands/Ordinals.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import type { Service } from '../../../renderer/services.ts'
import { deliveryDay, isRush } from '../../estimate/delivery.ts'
import { describeEstimate, nameOfLanguage } from '../../estimate/describeEstimate.ts'
import type { Rates } from '../../estimate/rates.ts'
import { likelySource } from '../../estimate/total.ts'
import { CheckboxField, EmailField, Field, MessageField, SelectField } from '../Form/Field.tsx'
import { Fields, Form, type FormIslandProps, Sending } from '../Form/Form.tsx'
import { useFormSetting } from '../Form/useForm.ts'
import { todayOf } from '../Form/validateField.ts'
import { Documents } from './Documents.tsx'
import { Estimate } from './Estimate.tsx'
import { takeFiles } from './handOver.ts'
import { type Quote, quoteOf } from './quoteOf.ts'
import buttonStyles from '../../elements/Button/Button.module.css'
import styles from './QuoteForm.module.css'

/** The ids of suggestion lists, which are outside the island because the browser needs none of them as script. */
export const DOCUMENT_TYPES_ID = 'quote-document-types'
export const LANGUAGES_ID = 'quote-languages'

/** The years from now within which a deadline makes sense: 20266 has one digit too many, 2206 two in the wrong order. */
const FARTHEST = 10

/** What the fields need from the server. Texts of this form only come with the page, not with the script of all forms. */
type Setting = {
  readonly words: CustomTypeOptions['resources']['quote']['fields']
  /** The day of the build, `2026-11-22`. */
  readonly madeOn: string
  readonly rates: Rates
  readonly services: readonly Service[]
  /** The service of the address, as forms send it. */
  readonly service?: string
}

export type QuoteFormProps = FormIslandProps &
  Setting & {
    /** Whether it opens at the documents and their price; the rest is folded. */
    readonly isEstimate?: boolean
  }

function QuoteForm({ name, address, slot, isEstimate = false, ...setting }: QuoteFormProps & WithSlot) {
  const Parts = isEstimate ? EstimateFirst : RequestFirst
  return (
    <Form name={name} address={address} slot={slot} className={isEstimate ? styles.estimate : undefined}>
      <Parts {...setting} />
    </Form>
  )
}

/** The form for any service: its documents come early, because languages and dates are read in them. */
function RequestFirst(setting: Setting) {
  const { words } = setting
  const parts = { ...setting, quote: useQuote(setting) }
  return (
    <>
      <Fields>
        <ServiceField {...parts} />
        <Documents {...parts}>
          <Estimate {...parts} />
        </Documents>
        <DocumentTypeField {...parts} />
        <LanguageAndDeadlineFields {...parts} />
        <EmailAndPlaceFields {...parts} />
        <FurtherFields {...parts}>
          <WordsField {...parts} />
        </FurtherFields>
      </Fields>
      <Sending notice={words.notice} label={parts.quote.total.price ? words.submitPriced : words.submit} />
    </>
  )
}

/** The form from the documents and their price on. */
function EstimateFirst(setting: Setting) {
  const { words } = setting
  const parts = { ...setting, quote: useQuote(setting) }
  const label = parts.quote.total.price ? words.submitPriced : words.submit
  return (
    <>
      <Fields>
        <Documents {...parts} isFirst />
      </Fields>
      <Estimate {...parts} isBeside />
      <Fields>
        <WordsField {...parts} />
        <ServiceField {...parts} />
        <LanguageAndDeadlineFields {...parts} />
      </Fields>
      <details className={styles.rest}>
        <summary className={buttonStyles.button} data-variant="primary">
          <span>{label}</span>
          <span>{words.rest}</span>
        </summary>
        <Fields>
          <DocumentTypeField {...parts} />
          <EmailAndPlaceFields {...parts} />
          <FurtherFields {...parts} />
        </Fields>
        <Sending notice={words.notice} label={label} />
      </details>
    </>
  )
}

/** Returns what the form says, and fills in what can be read in its documents; files may have come from another page. */
function useQuote({ service, services, rates }: Setting): Quote & { readonly message: string } {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { state, session } = useFormSetting()
  const quote = quoteOf(state, rates, services, service)
  const { files, statuses, total, choices } = quote

  const source = likelySource(statuses)
  const sourceLang = source && nameOfLanguage(source, locale)
  const deadline = statuses.length > 0 && total.price ? deliveryDay(total.words, rates) : undefined
  // Each time: a field that had the focus may be left by now.
  useEffect(() => session?.suggest({ sourceLang, deadline }))
  useEffect(() => {
    if (session) void takeFiles().then((taken) => session.dispatch({ type: 'added', ...taken }))
  }, [session])

  // Files that come along without a count tell staff nothing new.
  const isTold = total.words > 0 || files.some(({ isSent }) => !isSent)
  return { ...quote, message: isTold ? describeEstimate(files, choices, total, { rates, locale, t }) : '' }
}

interface PartProps extends Setting {
  readonly quote: Quote
}

function ServiceField({ words, services, service }: PartProps) {
  return (
    <SelectField name="service" label={words.service} defaultValue={service ?? ''}>
      <option value="">{words.anyService}</option>
      {services.map(({ id, name, staffName, asksFor }) => (
        <option key={id} value={staffName} data-asks={asksFor}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function DocumentTypeField({ words, services, quote: { service } }: PartProps) {
  const event = service?.asksFor ? service : services.find(({ asksFor }) => asksFor)
  return (
    <Field
      name="documentType"
      label={<Either documents={words.documentType} events={words.eventType} />}
      hint={<Either documents={service?.examples ?? words.examples} events={event?.examples} />}
      list={DOCUMENT_TYPES_ID}
      required
    />
  )
}

function LanguageAndDeadlineFields({ words, quote: { isCounted, deadline, total }, rates, madeOn }: PartProps) {
  const { session } = useFormSetting()
  const { locale } = useIslandSetting()
  const today = session ? todayOf() : madeOn
  const isEarly = isCounted && isRush(deadline, Math.max(1, total.words), rates)
  const written = deadline && <Ordinals>{formatDay(deadline, locale)}</Ordinals>
  return (
    <>
      <Field name="sourceLang" label={words.sourceLang} list={LANGUAGES_ID} required narrow />
      <Field name="targetLang" label={words.targetLang} list={LANGUAGES_ID} required narrow />
      <Field
        name="deadline"
        type="date"
        min={today}
        max={`${Number.parseInt(today, 10) + FARTHEST}-12-31`}
        label={<Either documents={words.deadline} events={words.eventDate} onPaper={written} />}
        hint={<Either documents={isEarly ? words.deadlineRush : words.deadlineHint} events={words.eventDateHint} />}
        required
      />
      <CheckboxField name="flexible" label={words.flexible} />
    </>
  )
}

function EmailAndPlaceFields({ words, quote: { service } }: PartProps) {
  const { session } = useFormSetting()
  // Without script, no field may be out of reach.
  const isNoEvent = session !== undefined && !service?.asksFor
  return (
    <>
      <EmailField hint={words.emailHint} />
      <Field name="place" label={words.place} of="events" disabled={isNoEvent} />
    </>
  )
}

/** The number of words, for visitors without files. */
function WordsField({ words }: PartProps) {
  return <Field name="words" label={words.words} hint={words.wordsHint} type="number" inputMode="numeric" narrow />
}

/** What few requests need, folded. */
function FurtherFields({ words, children }: PartProps & { readonly children?: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{words.more}</summary>
      {children}
      <Field
        name="filesLink"
        label={words.filesLink}
        hint={words.filesLinkHint}
        type="url"
        placeholder="https://"
        of="documents"
      />
      <CheckboxField name="certified" label={words.certified} hint={words.certifiedHint} of="documents" />
      <CheckboxField name="agreementFirst" label={words.agreementFirst} hint={words.agreementFirstHint} />
      <Field name="name" label={words.name} autoComplete="name" />
      <MessageField name="notes" label={words.notes} hint={words.notesHint} />
    </details>
  )
}

/** Words for documents and for events: the style sheet shows those that fit the service. */
function Either({ documents, events, onPaper }: Partial<Record<'documents' | 'events' | 'onPaper', ReactNode>>) {
  return (
    <>
      <span data-of="documents">{documents}</span>
      <span data-of="events">{events}</span>
      <span className={styles.written}>{onPaper}</span>
    </>
  )
}

export default defineIsland('QuoteForm', ['forms', 'formMessages', 'counting'], QuoteForm)
