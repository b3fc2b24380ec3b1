import type { CustomTypeOptions } from 'i18next'
import { type ReactNode, useEffect } from 'react'
import { defineIsland, type WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import type { Service } from '../../../renderer/services.ts'
import { deliveryDay, isRush } from '../../estimate/delivery.ts'
import { describeEstimate, nameOfLanguage } from '../../estimate/describeEstimate.ts'
import type { Rates } from '../../estimate/rates.ts'
import { likelySource } from '../../estimate/total.ts'
import { CheckboxField, DeadlineField, EmailField, MessageField, SelectField, TextField } from '../Form/fields.tsx'
import { Fields, Form, type FormIslandProps, Sending } from '../Form/Form.tsx'
import { useFormSetting } from '../Form/useForm.ts'
import { Documents } from './Documents.tsx'
import { EstimateBesideFields, EstimateInForm } from './Estimate.tsx'
import { takeFiles } from './handOver.ts'
import { MAX_WORDS, type Quote, quoteOf } from './quoteOf.ts'
import buttonStyles from '../../elements/Button/Button.module.css'
import styles from './QuoteForm.module.css'

/** The ids of suggestion lists, which are outside the island because the browser needs none of them as script. */
export const DOCUMENT_TYPES_ID = 'quote-document-types'
export const LANGUAGES_ID = 'quote-languages'

/** Lets the style sheet match an empty field; shows nothing. */
const NO_PLACEHOLDER = ' '

type Words = CustomTypeOptions['resources']['quote']['fields']

/** Further props from the server. Texts of this form only come with the page, not with the script of all forms. */
export type QuoteFormProps = FormIslandProps & {
  readonly words: Words
  /** The day of the build, `2026-11-22`. */
  readonly madeOn: string
  readonly rates: Rates
  readonly services: readonly Service[]
  /** The service of the address, as forms send it. */
  readonly service?: string
  /** Whether it opens at the documents and their price; the rest is folded. */
  readonly isEstimate?: boolean
}

function QuoteForm({ name, address, slot, isEstimate = false, ...props }: QuoteFormProps & WithSlot) {
  const Parts = isEstimate ? EstimateFirst : RequestFirst
  return (
    <Form name={name} address={address} slot={slot} className={isEstimate ? styles.estimate : undefined}>
      <Parts {...props} />
    </Form>
  )
}

type PartsProps = Omit<QuoteFormProps, keyof FormIslandProps | 'isEstimate'>

/** The form as the specification orders it. */
function RequestFirst(props: PartsProps) {
  const { words, rates, madeOn } = props
  const quote = useQuote(props)
  return (
    <>
      <Fields>
        <ServiceField {...props} />
        <DocumentTypeField {...props} quote={quote} />
        <LanguageFields words={words} />
        <DeadlineFields words={words} quote={quote} rates={rates} since={madeOn} />
        <EmailField hint={words.emailHint} />
        <PlaceField words={words} quote={quote} />
        <Documents words={words} quote={quote} rates={rates}>
          <EstimateInForm quote={quote} rates={rates} />
        </Documents>
        <FurtherFields words={words}>
          <WordsField words={words} />
        </FurtherFields>
      </Fields>
      <Sending notice={words.notice} label={quote.total.price ? words.submitPriced : words.submit} />
    </>
  )
}

/** The form from the documents and their price on. */
function EstimateFirst(props: PartsProps) {
  const { words, rates, madeOn } = props
  const quote = useQuote(props)
  return (
    <>
      <Fields>
        <Documents words={words} quote={quote} rates={rates} isFirst />
        <WordsField words={words} />
        <ServiceField {...props} />
        <LanguageFields words={words} />
        <DeadlineFields words={words} quote={quote} rates={rates} since={madeOn} />
      </Fields>
      <EstimateBesideFields quote={quote} rates={rates} />
      <details className={styles.rest}>
        <summary className={buttonStyles.button} data-variant="primary">
          {quote.total.price ? words.submitPriced : words.submit}
        </summary>
        <Fields>
          <DocumentTypeField {...props} quote={quote} />
          <EmailField hint={words.emailHint} />
          <PlaceField words={words} quote={quote} />
          <FurtherFields words={words} />
        </Fields>
        <Sending notice={words.notice} label={words.send} />
      </details>
    </>
  )
}

/** Returns what the form says, and fills in what can be read in its documents; files may have come from another page. */
function useQuote({ service, services, rates }: PartsProps): Quote & { readonly message: string } {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { state, session } = useFormSetting()
  const quote = quoteOf(state, rates, services, service)
  const { files, statuses, total, choices } = quote

  const source = likelySource(statuses)
  const sourceLang = source && nameOfLanguage(source, locale)
  const deadline = statuses.length > 0 && total.price ? deliveryDay(total.words, rates) : undefined
  useEffect(() => {
    session?.dispatch({ type: 'suggested', values: { sourceLang, deadline } })
  }, [session, sourceLang, deadline])
  useEffect(() => {
    if (session) void takeFiles().then((taken) => session.dispatch({ type: 'added', ...taken }))
  }, [session])

  // Files that come along without a count tell staff nothing new.
  const isTold = total.words > 0 || files.some(({ isSent }) => !isSent)
  return { ...quote, message: isTold ? describeEstimate(files, choices, total, { rates, locale, t }) : '' }
}

interface FieldProps {
  readonly words: Words
}

interface QuoteFieldProps extends FieldProps {
  readonly quote: Quote
}

function ServiceField({ words, services, service }: PartsProps) {
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

function DocumentTypeField({ words, services, quote: { service } }: PartsProps & QuoteFieldProps) {
  const event = service?.asksFor ? service : services.find(({ asksFor }) => asksFor)
  return (
    <TextField
      name="documentType"
      label={<Either documents={words.documentType} events={words.eventType} />}
      hint={<Either documents={service?.examples ?? words.examples} events={event?.examples} />}
      list={DOCUMENT_TYPES_ID}
      required
    />
  )
}

function LanguageFields({ words }: FieldProps) {
  return (
    <>
      <TextField name="sourceLang" label={words.sourceLang} narrow list={LANGUAGES_ID} required />
      <TextField
        name="targetLang"
        label={words.targetLang}
        hint={words.targetLangHint}
        narrow
        list={LANGUAGES_ID}
        required
      />
    </>
  )
}

interface DeadlineFieldsProps extends QuoteFieldProps {
  readonly rates: Rates
  readonly since: string
}

function DeadlineFields({ words, quote: { isCounted, deadline, total }, rates, since }: DeadlineFieldsProps) {
  const isEarly = isCounted && isRush(deadline, Math.max(1, total.words), rates)
  return (
    <>
      <DeadlineField
        name="deadline"
        since={since}
        label={<Either documents={words.deadline} events={words.eventDate} />}
        hint={<Either documents={isEarly ? words.deadlineRush : words.deadlineHint} events={words.eventDateHint} />}
        required
      />
      <CheckboxField name="flexible" label={words.flexible} />
    </>
  )
}

function PlaceField({ words, quote: { service } }: QuoteFieldProps) {
  const { session } = useFormSetting()
  // Without script, no field may be out of reach.
  const isNoEvent = session !== undefined && !service?.asksFor
  return <TextField name="place" label={words.place} placeholder={NO_PLACEHOLDER} of="events" disabled={isNoEvent} />
}

/** The number of words, for visitors without files. */
function WordsField({ words }: FieldProps) {
  return <TextField name="words" label={words.words} type="number" inputMode="numeric" min={0} max={MAX_WORDS} narrow />
}

/** What few requests need, folded. */
function FurtherFields({ words, children }: FieldProps & { readonly children?: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{words.more}</summary>
      {children}
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

export default defineIsland('QuoteForm', ['forms', 'formMessages', 'counting'], QuoteForm)
