import { useTexts } from '../../renderer/islands/useTexts.ts'
import { FileRows, type FileRowsProps } from '../forms/Form/Files.tsx'
import { describeStatus } from './describeStatus.ts'
import type { ListedFile } from './estimateState.ts'
import type { Rates } from './rates.ts'
import type { Estimating } from './useEstimate.ts'
import { useModule } from './useModule.ts'
import formStyles from '../forms/Form/Form.module.css'
import styles from './CountedFiles.module.css'

/** What is shown of files once they have been read. */
type FileDetails = typeof import('./fileDetails.ts')

const loadDetails = () => import('./fileDetails.ts')

interface CountedFilesProps extends FileRowsProps {
  readonly estimate: Estimating
  readonly rates: Rates
}

/** A list of files with the status of each, what was counted in it, and what visitors can do about it. */
export function CountedFiles({ estimate, rates, ...rows }: CountedFilesProps) {
  // If they don't arrive, words and price are there all the same.
  const parts = useModule(rows.files.length > 0, loadDetails)
  return (
    <FileRows
      {...rows}
      renderDetails={({ file }) => {
        const listed = estimate.state.files.find((one) => one.file === file)
        return listed && <Details listed={listed} estimate={estimate} rates={rates} parts={parts} />
      }}
    />
  )
}

interface DetailsProps extends Pick<CountedFilesProps, 'estimate' | 'rates'> {
  readonly listed: ListedFile
  readonly parts: FileDetails | undefined
}

function Details({ listed: { file, status }, estimate: { state, retry, switchPart }, rates, parts }: DetailsProps) {
  const t = useTexts('counting')
  const reason = status.kind === 'refused' && status.reason
  const lost = state.files.filter((one) => one.status.kind === 'refused' && one.status.reason === 'interrupted')
  return (
    <>
      <p className={styles.state}>{describeStatus(status, rates, t)}</p>
      {parts && status.kind === 'counted' && (
        <parts.CountedParts status={status} rates={rates} onSwitch={(part) => switchPart(file, part)} />
      )}
      {reason === 'interrupted' && (
        <button
          type="button"
          className={formStyles.action}
          onClick={({ currentTarget }) => {
            // This button goes; the one that removes the file stays.
            currentTarget.closest('li')?.querySelector<HTMLElement>(':scope > button')?.focus()
            retry(lost.map((one) => one.file))
          }}
        >
          {t('retry')}
        </button>
      )}
    </>
  )
}
