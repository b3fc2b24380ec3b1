import type { Rates } from '../../estimate/rates.ts'
import { useFormSetting } from '../Form/useForm.ts'
import { useEstimateParts } from './loadEstimate.ts'
import styles from './QuoteForm.module.css'

/** The estimate that the form came from. The code and texts of its card are loaded if there is one. */
export function HandedOverEstimate({ rates }: { readonly rates: Rates }) {
  const {
    state: { estimate },
  } = useFormSetting()
  const isThere = estimate !== ''
  const parts = useEstimateParts(isThere, rates)
  return (
    // keepPlaceOfEstimate.ts keeps its place until this is loaded.
    <div className={styles.handedOver}>
      {isThere && <input type="hidden" name="estimate" value={estimate} />}
      {isThere && parts && <parts.Card />}
    </div>
  )
}
