import { useTexts } from '../../../renderer/islands/useTexts.ts'
import type { Rates } from '../../estimate/rates.ts'
import { Result } from '../../estimate/Result.tsx'
import { useFormSetting } from '../Form/useForm.ts'
import type { Quote } from './quoteOf.ts'
import resultStyles from '../../estimate/Result.module.css'
import styles from './QuoteForm.module.css'

interface EstimateProps {
  readonly quote: Quote
  readonly rates: Rates
  /** Whether it stands beside the fields, under a title; else it is below the list of files, if there is anything to price. */
  readonly isBeside?: boolean
}

/** The words, the price and the date of a quote, as far as the form says. */
export function Estimate({ quote, rates, isBeside = false }: EstimateProps) {
  const { total, statuses, choices, deadline } = quote
  const t = useTexts('counting')
  const { state, say } = useFormSetting()
  const isSuggested = Object.entries(state.suggested).some(([name, value]) => state.values[name] === value)
  const content = (total.words > 0 || statuses.length > 0) && (
    <>
      <Result total={total} estimate={choices.estimate} deadline={deadline} rates={rates} say={say} />
      {isSuggested && <p className={`${resultStyles.small} screen-only`}>{t('suggested')}</p>}
    </>
  )
  if (!isBeside) return content && <div className={styles.inForm}>{content}</div>
  return (
    <section className={styles.beside} data-priced={content ? '' : undefined} aria-labelledby="estimate-result">
      <h2 id="estimate-result">{t('result.title')}</h2>
      {content || <p className={resultStyles.small}>{t('result.empty')}</p>}
    </section>
  )
}
