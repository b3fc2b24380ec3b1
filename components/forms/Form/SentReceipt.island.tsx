import { useEffect, useState, useSyncExternalStore } from 'react'
import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { loadLateTexts } from '../../../renderer/islands/loadLateTexts.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Receipt, type ReceiptContent } from './Receipt.tsx'
import { RECEIPT_KEY } from './storageKeys.ts'
import { forgetReceipt, type StoredReceipt } from './storedReceipt.ts'
import { writeLines } from './written.ts'

type SentReceiptProps = {
  readonly form: ReceiptContent['form']
  /** Whether the page is only a confirmation: it shows the receipt of the message that led to it, and keeps it. */
  readonly isConfirmation: boolean
}

/** The receipt of a message that this tab has sent from an earlier page; loaded only if there is one. */
function SentReceipt({ form, isConfirmation }: SentReceiptProps) {
  const t = useTexts('receipt')
  const tMessage = useTexts('formMessages')
  const [isReady, setReady] = useState(false)
  useEffect(() => void loadLateTexts().then(() => setReady(true)), [])
  const stored = useSyncExternalStore(neverChanges, readStored, () => null)
  const [isClosed, setClosed] = useState(false)
  if (!isReady || stored === null || isClosed) return null
  const { written, files, ...receipt }: StoredReceipt = JSON.parse(stored)
  if (receipt.form !== form) return null
  if (isConfirmation && new URLSearchParams(location.search).get('sent') !== form) return null
  const close = (): void => {
    forgetReceipt()
    setClosed(true)
  }
  return (
    <Receipt
      {...receipt}
      form={form}
      written={typeof written === 'string' ? written : writeLines(written, files, tMessage)}
      t={t}
      {...(!isConfirmation && { onClose: close })}
    />
  )
}

const neverChanges = () => () => undefined
const readStored = () => ifAllowed(() => sessionStorage.getItem(RECEIPT_KEY)) ?? null

export default defineIsland('SentReceipt', ['receipt', 'formMessages'], SentReceipt)
