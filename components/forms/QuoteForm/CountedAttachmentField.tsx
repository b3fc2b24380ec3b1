import { useEffect, useRef, useState } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import type { CountedFiles } from '../../estimate/countAttachments.ts'
import type { Rates } from '../../estimate/rates.ts'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { useFormSetting } from '../Form/FormContext.ts'
import styles from './QuoteForm.module.css'

interface CountedAttachmentFieldProps {
  readonly label: string
  readonly hint: string
  /** The service is priced by words. */
  readonly isCounted: boolean
  readonly rates: Rates
}

/**
 * The documents to be translated, with their words and their price. What counts them is fetched with the first one, or
 * shortly before; where it does not come, they are sent all the same.
 */
export function CountedAttachmentField({ isCounted, rates, ...field }: CountedAttachmentFieldProps) {
  const { locale } = useIslandSetting()
  const { state, say, isDraggedOver } = useFormSetting()
  const [counted, setCounted] = useState<CountedFiles>()
  const [isFocused, setFocused] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const updating = useRef<Promise<() => void>>(null)
  const { files, status } = state
  const isExpected = isFocused || isDraggedOver

  useEffect(() => {
    const input = inputRef.current
    // The form may have been woken by it.
    if (input?.matches(':focus')) setFocused(true)
    input?.addEventListener('focus', () => setFocused(true), { once: true })
  }, [])
  useEffect(() => {
    const input = inputRef.current
    if (!input || !isCounted || status.kind === 'sending' || !(files.length > 0 || isExpected || updating.current))
      return
    const begin = async () => {
      const { countAttachments } = await import('../../estimate/countAttachments.ts')
      return countAttachments(input, { locale, rates, onChange: setCounted, say })
    }
    const begun = updating.current ?? begin()
    updating.current = begun
    begun.then(
      (update) => update(),
      () => (updating.current = null),
    )
  }, [files, isExpected, isCounted, status.kind, locale, rates, say])

  const isShown = isCounted && files.length > 0
  return (
    <>
      <AttachmentField
        {...field}
        of="documents"
        inputRef={inputRef}
        tell={isShown ? (file) => counted?.tell(file) : undefined}
      />
      {isShown && <p className={styles.estimation}>{counted?.total}</p>}
      {isShown && counted?.message && <input type="hidden" name="estimate" value={counted.message} />}
    </>
  )
}
