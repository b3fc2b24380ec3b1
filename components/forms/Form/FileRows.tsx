import type { ReactNode } from 'react'
import { formatSize } from '../../../renderer/formatSize.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import type { ChosenFile } from './formState.ts'
import styles from './Form.module.css'

interface FileRowsProps {
  readonly files: readonly ChosenFile[]
  readonly removeLabel: (name: string) => string
  /** @param index its place in the list */
  readonly onRemove: (index: number) => void
  /** Whether a file prevents the form from being sent. */
  readonly isWrong?: (file: ChosenFile) => boolean
  /** Renders what is known of a file, below its name. */
  readonly renderDetails?: (file: ChosenFile) => ReactNode
}

/** The list of chosen files; each can be removed. */
export function FileRows({ files, removeLabel, onRemove, isWrong, renderDetails }: FileRowsProps) {
  const { locale } = useIslandSetting()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file, index) => (
        // Files can have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${file.name}`} data-wrong={isWrong?.(file) || undefined}>
          <div>
            <span data-file="">{file.file ? `${file.name} (${formatSize(file.file.size, locale)})` : file.name}</span>
            {renderDetails?.(file)}
          </div>
          <button
            type="button"
            className={styles.remove}
            aria-label={removeLabel(file.name)}
            onClick={({ currentTarget }) => {
              focusNeighbor(currentTarget)
              onRemove(index)
            }}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Moves the focus to the same button of the next file, or of the one before; of a single file, to the file field. */
function focusNeighbor(button: HTMLButtonElement): void {
  const row = button.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const target = neighbor
    ? [...neighbor.querySelectorAll('button')].at(-1)
    : button.form?.querySelector<HTMLElement>('[type=file]')
  target?.focus()
}
