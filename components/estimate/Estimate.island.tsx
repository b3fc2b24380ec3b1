import { useEffect, useRef } from 'react'
import { defineIsland } from '../../renderer/islands/defineIsland.ts'
import { useAnnouncer } from '../../renderer/islands/announcer.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { hasWordPrice, type QuoteService } from '../../renderer/quoteServices.ts'
import formStyles from '../forms/Form/Form.module.css'
import styles from './Estimate.module.css'
import { likelySource, totalOf } from './estimateState.ts'
import { FileRow } from './FileRow.tsx'
import { formatMoney } from './formatMoney.ts'
import { handOver } from './handOver.ts'
import { priceOf } from './price.ts'
import type { Rates } from './rates.ts'
import { Result } from './Result.tsx'
import { useEstimate } from './useEstimate.ts'

export type EstimateProps = {
  readonly rates: Rates
  /** The agency's: its days count. */
  readonly timeZone: string
  /** The languages that it works in: codes and names. */
  readonly languages: ReadonlyArray<readonly [code: string, name: string]>
  readonly services: ReadonlyArray<readonly [service: QuoteService, name: string]>
}

/** Counts documents in the visitor's own browser, and says what their translation costs and when it would be there. */
function Estimate({ rates, timeZone, languages, services }: EstimateProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { state, formRef, isDraggedOver, now, add, remove, choose, prepare } = useEstimate()
  const { status, say } = useAnnouncer()
  const sourceRef = useRef<HTMLSelectElement>(null)
  const total = totalOf(state, rates)
  const guess = likelySource(state)
  const { words, uncounted, reading } = total
  const { service, targets } = state.choices

  // Once for all files that were chosen together.
  useEffect(() => {
    if (reading > 0 || (words === 0 && uncounted === 0)) return
    const price = priceOf({ words, targets: Math.max(1, targets.length) }, rates)
    say(
      ...(words > 0 ? [t('counted', { count: words })] : []),
      ...(uncounted > 0 ? [t('result.more', { count: uncounted })] : []),
      ...(words > 0 && hasWordPrice(service) ? [formatMoney(price, 'EUR', locale)] : []),
    )
  }, [reading, words, uncounted, targets.length, service, rates, locale, say, t])

  const ask = (isAgreementFirst: boolean) =>
    handOver(state, { total, rates, timeZone, languages, locale, t, isAgreementFirst })

  // A suggestion: what the visitor has chosen stands.
  useEffect(() => {
    const select = sourceRef.current
    if (!guess || !select || select.value !== '') return
    select.value = guess
    choose()
  }, [guess, choose])

  return (
    <form
      ref={formRef}
      className={`${formStyles.form} ${styles.form}`}
      aria-label={t('label')}
      onInput={choose}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <div className={formStyles.fields}>
          <div className={formStyles.field}>
            <label className={formStyles.label} htmlFor="estimate-files">
              {t('files')}
            </label>
            <p className={`${formStyles.hint} ${styles.pickerHint}`} id="estimate-files-hint">
              {t('filesHint')}
            </p>
            <div className={`${formStyles.file} ${styles.picker}`} data-dragging={isDraggedOver || undefined}>
              <input
                id="estimate-files"
                type="file"
                multiple
                aria-describedby="estimate-files-hint"
                onFocus={prepare}
                onClick={prepare}
                onChange={({ currentTarget }) => {
                  add(currentTarget.files ?? [])
                  // The same file can be chosen again, once it is removed.
                  currentTarget.value = ''
                }}
              />
              <span className={formStyles.choose} aria-hidden="true">
                {t('choose')}
              </span>
              {state.files.length === 0 && <output>{t('none')}</output>}
              {now !== undefined && <span className={formStyles.drop}>{t('drop')}</span>}
            </div>
            {state.twice !== null && <p className={formStyles.error}>{t('twice', { name: state.twice })}</p>}
            {state.files.length > 0 && (
              <ul className={styles.files}>
                {state.files.map((file) => (
                  <FileRow
                    key={file.id}
                    file={file}
                    rates={rates}
                    onRemove={(id) => {
                      remove(id)
                      formRef.current?.querySelector('input')?.focus()
                    }}
                  />
                ))}
              </ul>
            )}
          </div>
          <div className={formStyles.field} data-narrow="">
            <label className={formStyles.label} htmlFor="estimate-words">
              {t('words')}
            </label>
            <input
              id="estimate-words"
              className={formStyles.control}
              name="words"
              type="number"
              inputMode="numeric"
              min={0}
              max={9_999_999}
              step={1}
            />
          </div>
          <div className={formStyles.field} data-narrow="">
            <label className={formStyles.label} htmlFor="estimate-service">
              {t('service')}
            </label>
            <select id="estimate-service" className={formStyles.control} name="service" defaultValue="documents">
              {services.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <details className={styles.more}>
            <summary>{t('more')}</summary>
            <div className={formStyles.fields}>
              <div className={formStyles.field} data-narrow="">
                <label className={formStyles.label} htmlFor="estimate-source">
                  {t('source')}
                </label>
                {guess && state.choices.source === guess && <p className={formStyles.hint}>{t('guessed')}</p>}
                <select
                  ref={sourceRef}
                  id="estimate-source"
                  className={formStyles.control}
                  name="source"
                  defaultValue=""
                >
                  <option value="">{t('unknown')}</option>
                  {languages.map(([code, name]) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
              <div className={formStyles.field} data-narrow="">
                <label className={formStyles.label} htmlFor="estimate-deadline">
                  {t('deadline')}
                </label>
                <input id="estimate-deadline" className={formStyles.control} name="deadline" type="date" />
              </div>
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
        </div>
      </div>
      <section className={styles.outcome} aria-labelledby="estimate-result">
        <h2 id="estimate-result">{t('result.title')}</h2>
        <Result state={state} total={total} rates={rates} timeZone={timeZone} now={now ?? 0} onAsk={ask} />
      </section>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <p ref={status} role="status" className="visually-hidden" />
    </form>
  )
}

export default defineIsland('Estimate', ['counting'], Estimate)
