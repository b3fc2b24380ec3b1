import { type RefObject, useEffect } from 'react'
import { ifAllowed } from '../../renderer/ifAllowed.ts'
import { loadModule } from '../../renderer/islands/loadModule.ts'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { FilePicker } from '../forms/Form/Files.tsx'
import { DRAFT_PREFIX } from '../forms/Form/storageKeys.ts'
import { CountedFiles } from './CountedFiles.tsx'
import type { Rates } from './rates.ts'
import { useDocuments } from './useDocuments.ts'
import type { Estimating } from './useEstimate.ts'
import formStyles from '../forms/Form/Form.module.css'
import styles from './Estimate.module.css'

const ID = 'estimate-files'

interface DocumentsFieldProps {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly estimate: Estimating
  readonly rates: Rates
  /** Announces changes to screen readers. */
  readonly say: (sentence: string) => void
}

/** The field for documents: files of all formats, chosen or dropped anywhere on the form, with the words of each. */
export function DocumentsField({ formRef, estimate, rates, say }: DocumentsFieldProps) {
  const t = useTexts('counting')
  const { add, isDraggedOver, warning, field, rows } = useDocuments(formRef, estimate, say)
  useEffect(() => {
    // Those of the estimate that the quote form has, which may be changed here.
    if (!ifAllowed(() => sessionStorage.getItem(`${DRAFT_PREFIX}quote`))) return
    loadModule(() => import('./handOver.ts')).then(
      async ({ takeBackFiles }) => add(await takeBackFiles()),
      () => undefined,
    )
  }, [add])

  return (
    <div className={`${formStyles.field} ${styles.documents}`}>
      <label className={formStyles.label} htmlFor={ID}>
        {t('files')}
      </label>
      <p className={formStyles.hint} id={`${ID}-hint`}>
        {t('filesHint')}
      </p>
      <FilePicker
        {...field}
        id={ID}
        aria-describedby={`${ID}-hint`}
        isDraggedOver={isDraggedOver}
        chooseLabel={t('choose')}
        told={rows.files.length === 0 && t('none')}
        dropHint={t('drop')}
      />
      {warning && <p className={formStyles.error}>{warning}</p>}
      <CountedFiles {...rows} estimate={estimate} rates={rates} />
    </div>
  )
}
