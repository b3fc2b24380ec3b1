import { useEffect } from 'react'
import { ATTACHMENT } from '../../renderer/formNames.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import type { FileRowsProps } from '../forms/Form/Files.tsx'
import { useFormSetting } from '../forms/Form/useForm.ts'
import { newKey } from '../forms/Form/visitKey.ts'
import { CountedFiles } from './CountedFiles.tsx'
import { deliveryDay } from './delivery.ts'
import { describeEstimate, figuresOf, nameOfLanguage } from './describe.ts'
import { likelySource, totalOf } from './estimateState.ts'
import { writeHandedOver } from './handedOver.ts'
import { languagesIn } from './languagesIn.ts'
import type { Rates } from './rates.ts'
import { Result } from './Result.tsx'
import { TargetLanguages } from './TargetLanguages.tsx'
import { useEstimate, useSuggestion } from './useEstimate.ts'
import formStyles from '../forms/Form/Form.module.css'
import styles from './Estimate.module.css'

export type QuoteEstimateProps = FileRowsProps & { readonly rates: Rates }

/**
 * The documents of the quote form, with their words, price and date. Its code and texts are loaded with the first
 * document; if they do not arrive, documents are sent without an estimate.
 */
export function QuoteEstimate({ rates, ...rows }: QuoteEstimateProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { formRef, state: form, session, say } = useFormSetting()
  const estimate = useEstimate(formRef, readWritten)
  const { state, prepare, list } = estimate
  const { files, choices } = state
  const total = totalOf(state, rates)

  useEffect(() => void prepare(), [prepare])
  const { files: chosen } = rows
  useEffect(() => list(chosen.flatMap(({ file }) => file ?? [])), [list, chosen])

  const source = likelySource(state)
  const language = source && nameOfLanguage(source, locale)
  const deadline = total.price && deliveryDay(choices.now, total.words, rates)
  useSuggestion(formRef, 'sourceLang', language)
  useSuggestion(formRef, 'deadline', deadline)
  const isSuggested = [language, deadline].some(
    (suggested) => suggested && [choices.sourceName, choices.deadline].includes(suggested),
  )

  // Files without a count tell staff nothing new.
  const isCounted = files.some(({ status }) => status.kind === 'counted')
  const message = isCounted ? describeEstimate(state, total, { rates, locale, t }) : ''

  const leaveFilesOut = (): void => {
    const agreement = formRef.current?.elements.namedItem('agreementFirst')
    if (agreement instanceof HTMLInputElement && !agreement.checked) agreement.click()
    for (const _ of chosen) rows.onRemove(0)
    const figures = figuresOf(total, deadline ?? '')
    if (message) {
      const none = { values: {}, files: [], others: [] }
      session?.takeEstimate(writeHandedOver({ id: newKey(), ...none, ...figures, message }))
    }
    say(t('leftOut'))
  }

  return (
    <>
      <CountedFiles {...rows} estimate={estimate} rates={rates} />
      {files.length > 0 && (
        <>
          <TargetLanguages formRef={formRef} targets={choices.targets} />
          <Result choices={choices} total={total} rates={rates} say={form.errors[ATTACHMENT] ? undefined : say}>
            {isSuggested && <p className={styles.small}>{t('suggested')}</p>}
            <button type="button" className={formStyles.action} onClick={leaveFilesOut}>
              {t('result.askWithoutFiles')}
            </button>
          </Result>
        </>
      )}
      {message && <input type="hidden" name="estimate" value={message} />}
    </>
  )
}

/** There, the languages are written in one field. */
const readWritten = (data: FormData) => languagesIn(String(data.get('targetLang') ?? ''))
