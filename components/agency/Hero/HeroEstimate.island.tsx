import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { FileDetails } from '../../estimate/FileDetails.tsx'
import { readRates } from '../../estimate/rates.ts'
import { startCounter } from '../../estimate/startCounter.ts'
import { totalOf } from '../../estimate/total.ts'
import { checkAttachments } from '../../forms/Form/checkAttachment.ts'
import { FileRows } from '../../forms/Form/FileRows.tsx'
import { onceReleased } from '../../forms/Form/onceReleased.ts'
import type { CountingStatus } from '../../wordCount/counter.ts'
import { Bridge } from './Bridge.tsx'
import { Sign } from './Sign.tsx'
import buttonStyles from '../../elements/Button/Button.module.css'
import styles from './Hero.module.css'

export type HeroEstimateProps = {
  /** The agency's. */
  readonly timeZone: string
}

/** Languages are named in the quote form. */
const choices = { words: 0, estimate: 'exact', targets: [] } as const

/** Counts documents that are dropped on the first screen: its bridge is theirs, and on the far bank stands the price. */
function HeroEstimate({ timeZone }: HeroEstimateProps) {
  const t = useTexts('counting')
  const factOf = useTexts('facts')
  const { status, say } = useAnnouncer()
  const { inputRef, files, flaws, add, remove, retry } = useCountedFiles()
  // Neither the rates nor the status are in the page, which is at its limit.
  const rates = useMemo(() => readRates(factOf, timeZone), [factOf, timeZone])
  const statuses = files.map((one) => one.status)
  const documents = files.map(({ file }) => file)
  const total = totalOf(statuses, choices, rates)
  return (
    <form className={styles.estimate} onSubmit={(event) => event.preventDefault()}>
      <label
        className={`${buttonStyles.button} ${styles.drop}`}
        data-variant={files.length > 0 ? 'secondary' : 'primary'}
      >
        <input ref={inputRef} type="file" multiple onChange={add} />
        {t(files.length > 0 ? 'bridge.change' : 'bridge.drop')}
        {files.length === 0 && <span>{t('bridge.orDrop')}</span>}
      </label>
      {files.length > 0 && (
        <>
          <Sign
            files={documents}
            apart={documents.filter((file) => flaws.has(file))}
            total={total}
            rates={rates}
            say={say}
          />
          <div className={styles.documents}>
            <FileRows
              files={files}
              removeLabel={(name) => t('remove', { name })}
              onRemove={remove}
              renderDetails={({ file, status: told }) =>
                file && (
                  <>
                    <FileDetails status={told} rates={rates} onRetry={() => retry(file)} />
                    {flaws.has(file) && <p>{t('apart')}</p>}
                  </>
                )
              }
            />
          </div>
          <p className={styles.note}>{`${total.price ? `${t('result.note')} ` : ''}${t('bridge.private')}`}</p>
          <Bridge statuses={statuses} words={total.words} />
        </>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <p ref={status} role="status" className="visually-hidden" />
    </form>
  )
}

interface CountedFile {
  readonly name: string
  readonly file: File
  readonly status: CountingStatus
}

/** Returns the files that are chosen, each with its count. */
function useCountedFiles() {
  const inputRef = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly CountedFile[]>([])
  const [flaws, setFlaws] = useState<Awaited<ReturnType<typeof checkAttachments>>>(new Map())
  const counter = useMemo(
    () =>
      startCounter((file, status) =>
        onceReleased(() => setFiles((known) => known.map((one) => (one.file === file ? { ...one, status } : one)))),
      ),
    [],
  )
  const add = (): void => {
    const { current: input } = inputRef
    const added = [...(input?.files ?? [])].map((file) => ({
      name: file.name,
      file,
      status: { kind: 'waiting' } as const,
    }))
    // So that a file can be chosen again after it was removed.
    if (input) input.value = ''
    if (added.length === 0) return
    setFiles((known) => [...known, ...added])
    void checkAttachments([...files, ...added].map(({ file }) => file)).then(setFlaws)
  }
  useEffect(() => {
    // Chosen before this was loaded.
    add()
    return counter.stop
    // oxlint-disable-next-line react/exhaustive-deps
  }, [counter])
  useEffect(() => counter.list(files.map(({ file }) => file)), [counter, files])
  return {
    inputRef,
    files,
    flaws,
    add,
    remove: (index: number) => setFiles((known) => known.filter((_, place) => place !== index)),
    retry: (file: File) => counter.retry([file]),
  }
}

export default defineIsland('HeroEstimate', ['counting', 'facts'], HeroEstimate)
