import { type ReactNode, useEffect, useRef } from 'react'
import { useAnnouncer } from '../../renderer/islands/announcer.ts'
import { defineIsland, type WithSlot } from '../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { quotePathOf, type QuoteService } from '../../renderer/quoteServices.ts'
import { attach } from '../islands/attach.ts'
import { DocumentsField } from './DocumentsField.tsx'
import { type Choices, likelySource, totalOf } from './estimateState.ts'
import { keepChoices } from './keepChoices.ts'
import type { Rates } from './rates.ts'
import { Result } from './Result.tsx'
import { MAX_WORDS, useEstimate, useSuggestion } from './useEstimate.ts'
import { useEstimateLinks } from './useEstimateLinks.ts'
import { useModule } from './useModule.ts'
import buttonStyles from '../elements/Button/Button.module.css'
import formStyles from '../forms/Form/Form.module.css'
import styles from './Estimate.module.css'
import planksStyles from './Planks.module.css'

export type EstimateProps = {
  readonly rates: Rates
  /** The agency's languages: codes and names. */
  readonly languages: ReadonlyArray<readonly [code: string, name: string]>
  readonly services: ReadonlyArray<readonly [service: QuoteService, name: string]>
}

/** Counts documents in the visitor's browser, and states the price and the date of their translation. */
function Estimate({ rates, languages, services, slot }: EstimateProps & WithSlot) {
  const t = useTexts('counting')
  const formRef = useRef<HTMLFormElement>(null)
  const estimate = useEstimate(formRef, readTicked)
  const { state } = estimate
  const { files, choices } = state
  const { status, say } = useAnnouncer()
  const total = totalOf(state, rates)
  const guess = likelySource(state)
  useSuggestion(formRef, 'source', guess)
  useEffect(() => (formRef.current ? keepChoices(formRef.current) : undefined), [])

  const isEmpty = total.words === 0 && total.uncounted === 0
  const later = useModule(!isEmpty, loadLater)
  const waysRef = useRef<HTMLParagraphElement>(null)
  const linkWith = useEstimateLinks(state, { total, rates, languages })
  const quotePath = quotePathOf(choices.service)
  return (
    <>
      <div className={styles.head}>
        {slot}
        {later && <later.Planks className={planksStyles.planks} files={files} words={total.words} />}
      </div>
      <form
        ref={formRef}
        className={`${formStyles.form} ${styles.form}`}
        aria-label={t('label')}
        onSubmit={(event) => event.preventDefault()}
        {...attach('nativeSending', 'visible')}
      >
        <DocumentsField formRef={formRef} estimate={estimate} rates={rates} say={say} />
        <section className={styles.outcome} aria-labelledby="estimate-result">
          <h2 id="estimate-result">{t('result.title')}</h2>
          {isEmpty ? (
            <p className={styles.empty}>{t('result.empty')}</p>
          ) : (
            <Result choices={choices} total={total} rates={rates} say={say}>
              {later && <later.Summary choices={choices} rates={rates} languages={languages} services={services} />}
              <p ref={waysRef} className={styles.ways}>
                <a className={buttonStyles.button} data-variant="primary" {...linkWith(quotePath)}>
                  {t('result.ask')}
                </a>
                {files.length > 0 && <a {...linkWith(quotePath, true)}>{t('result.askWithoutFiles')}</a>}
                <button type="button" className={styles.print} onClick={() => print()}>
                  {t('result.print')}
                </button>
              </p>
              <p className={styles.small}>{t('result.askHint')}</p>
            </Result>
          )}
        </section>
        <div className={styles.fields}>
          <div className={formStyles.fields}>
            <ChoiceFields
              languages={languages}
              services={services}
              isGuess={guess !== undefined && choices.source === guess}
              wrongDeadline={choices.wrongDeadline}
            />
          </div>
        </div>
        {later && !isEmpty && <later.PriceBar total={total} wayRef={waysRef} />}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <p ref={status} role="status" className="visually-hidden" />
      </form>
    </>
  )
}

const loadLater = () => import('./onceCounted.ts')

const readTicked = (data: FormData) => data.getAll('targets').map(String)

interface ChoiceFieldsProps extends Pick<EstimateProps, 'languages' | 'services'> {
  /** Whether the source language is a guess. */
  readonly isGuess: boolean
  readonly wrongDeadline: Choices['wrongDeadline']
}

/** The number of words for visitors without files, the service, the languages and the deadline. */
function ChoiceFields({ languages, services, isGuess, wrongDeadline }: ChoiceFieldsProps) {
  const t = useTexts('counting')
  return (
    <>
      <NarrowField id="estimate-words" label={t('words')}>
        <input
          id="estimate-words"
          className={formStyles.control}
          name="words"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_WORDS}
          step={1}
        />
      </NarrowField>
      <NarrowField id="estimate-service" label={t('service')}>
        <Select name="service" options={services} />
      </NarrowField>
      <details className={styles.more}>
        <summary>{t('more')}</summary>
        <div className={formStyles.fields}>
          <NarrowField id="estimate-source" label={t('source')} hint={isGuess && t('guessed')}>
            <Select name="source" unknown={t('unknown')} options={languages} />
          </NarrowField>
          <NarrowField id="estimate-deadline" label={t('deadline')}>
            <input
              id="estimate-deadline"
              className={formStyles.control}
              name="deadline"
              type="date"
              max="9999-12-31"
              aria-invalid={wrongDeadline && true}
              aria-describedby={wrongDeadline && 'estimate-deadline-error'}
            />
            <p
              id="estimate-deadline-error"
              role="alert"
              className={`${formStyles.error} ${styles.wrongDeadline}`}
              hidden={!wrongDeadline}
            >
              {wrongDeadline && t(`wrongDeadline.${wrongDeadline}`)}
            </p>
          </NarrowField>
          <fieldset className={styles.targets}>
            <legend className={formStyles.label}>{t('targets')}</legend>
            <p className={formStyles.hint}>{t('targetsHint')}</p>
            <div className={styles.choices}>
              {languages.map(([code, name]) => (
                <label key={code} className={formStyles.choice}>
                  <input type="checkbox" name="targets" value={code} />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      </details>
    </>
  )
}

interface NarrowFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

function NarrowField({ id, label, hint, children }: NarrowFieldProps) {
  return (
    <div className={formStyles.field} data-narrow="">
      <label className={formStyles.label} htmlFor={id}>
        {label}
      </label>
      {hint && <p className={formStyles.hint}>{hint}</p>}
      {children}
    </div>
  )
}

interface SelectProps {
  readonly name: string
  /** The label of the first option, which is no choice. */
  readonly unknown?: string
  readonly options: ReadonlyArray<readonly [value: string, label: string]>
}

function Select({ name, unknown, options }: SelectProps) {
  return (
    <select id={`estimate-${name}`} className={formStyles.control} name={name}>
      {unknown && <option value="">{unknown}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

export default defineIsland('Estimate', ['counting'], Estimate)
