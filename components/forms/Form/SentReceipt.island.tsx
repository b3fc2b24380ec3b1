import { useSyncExternalStore } from 'react'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { ifAllowed } from './browserSession.ts'
import type { StoredReceipt } from './leaveReceipt.ts'
import { Receipt } from './OtherWays.tsx'
import { RECEIPT_KEY } from './storageKeys.ts'
import { writeLines } from './written.ts'

/** The receipt of a form that this tab submitted without script, on the thank-you page; loaded only if there is one. */
function SentReceipt() {
  const t = useTexts('formMessages')
  const stored = useSyncExternalStore(neverChanges, readStored, () => null)
  if (stored === null) return null
  const receipt: StoredReceipt = JSON.parse(stored)
  if (receipt.form !== new URLSearchParams(location.search).get('sent')) return null
  return <Receipt reference={receipt.reference} written={writeLines(receipt.written, receipt.files, t)} />
}

const neverChanges = () => () => undefined
const readStored = () => ifAllowed(() => sessionStorage.getItem(RECEIPT_KEY)) ?? null

export default defineIsland('SentReceipt', ['formMessages'], SentReceipt)
