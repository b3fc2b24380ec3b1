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
}

/** The estimate below the list of files, if there is anything to price. */
export function EstimateInForm({ quote, rates }: EstimateProps) {
  if (isEmpty(quote)) return null
  return (
    <div className={styles.inForm}>
      <Estimate quote={quote} rates={rates} />
    </div>
  )
}

/** The estimate beside the fields. */
export function EstimateBesideFields({ quote, rates }: EstimateProps) {
  const t = useTexts('counting')
  return (
    <section className={styles.beside} aria-labelledby="estimate-result">
      <h2 id="estimate-result">{t('result.title')}</h2>
      {isEmpty(quote) ? (
        <p className={resultStyles.small}>{t('result.empty')}</p>
      ) : (
        <Estimate quote={quote} rates={rates} />
      )}
    </section>
  )
}

const isEmpty = ({ total, statuses }: Quote) => total.words === 0 && statuses.length === 0

function Estimate({ quote: { total, choices, deadline }, rates }: EstimateProps) {
  const t = useTexts('counting')
  const { state, say } = useFormSetting()
  const isSuggested = Object.entries(state.suggested).some(([name, value]) => state.values[name] === value)
  return (
    <>
      <Result total={total} estimate={choices.estimate} deadline={deadline} rates={rates} say={say} />
      {isSuggested && <p className={resultStyles.small}>{t('suggested')}</p>}
    </>
  )
}
