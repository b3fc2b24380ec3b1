import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ifAllowed } from '../../renderer/ifAllowed.ts'
import { loadModule } from '../../renderer/islands/loadModule.ts'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { FilePicker, joinFiles } from '../forms/Form/Files.tsx'
import { DRAFT_PREFIX } from '../forms/Form/storageKeys.ts'
import { watchDrops } from '../forms/Form/watchDrops.ts'
import { CountedFiles } from './CountedFiles.tsx'
import type { Rates } from './rates.ts'
import type { Estimating } from './useEstimate.ts'
import formStyles from '../forms/Form/Form.module.css'
import styles from './Estimate.module.css'

const ID = 'estimate-files'

interface DocumentsFieldProps {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly estimate: Estimating
  readonly rates: Rates
}

/** The field for documents: files of all formats, chosen or dropped anywhere on the form, with the words of each. */
export function DocumentsField({ formRef, estimate, rates }: DocumentsFieldProps) {
  const { state, prepare, list } = estimate
  const t = useTexts('counting')
  const [twice, setTwice] = useState<string>()
  const [isDraggedOver, setDraggedOver] = useState(false)
  // Files may come faster than they are shown.
  const chosen = useRef<readonly File[]>([])
  const put = useCallback(
    (files: readonly File[]) => {
      chosen.current = files
      list(files)
    },
    [list],
  )
  const add = useCallback(
    (added: Iterable<File>) => {
      const joined = joinFiles(chosen.current, added)
      put(joined.files)
      setTwice(joined.twice?.name)
    },
    [put],
  )

  useEffect(() => {
    const form = formRef.current
    return form
      ? watchDrops(
          form,
          (isOver) => {
            if (isOver) prepare()
            setDraggedOver(isOver)
          },
          add,
        )
      : undefined
  }, [formRef, prepare, add])
  useEffect(() => {
    const input = formRef.current?.querySelector<HTMLInputElement>(`#${ID}`)
    // Chosen, or focused, before the script arrived.
    if (input?.files?.length) put(joinFiles([], input.files).files)
    else if (input?.matches(':focus')) prepare()
  }, [formRef, put, prepare])
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
        id={ID}
        multiple
        aria-describedby={`${ID}-hint`}
        onFocus={prepare}
        onClick={prepare}
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? [])
          // So that a file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
        isDraggedOver={isDraggedOver}
        chooseLabel={t('choose')}
        told={state.files.length === 0 && t('none')}
        dropHint={t('drop')}
      />
      {twice !== undefined && <p className={formStyles.error}>{t('twice', { name: twice })}</p>}
      <CountedFiles
        files={state.files.map(({ file, status: { kind } }) => ({
          name: file.name,
          file,
          isWrong: kind === 'uncounted',
        }))}
        removeLabel={(name) => t('remove', { name })}
        onRemove={(removed) => {
          put(chosen.current.filter((file) => file !== state.files[removed]?.file))
          setTwice(undefined)
        }}
        estimate={estimate}
        rates={rates}
      />
    </div>
  )
}
