import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { RECEIPT_KEY } from './storageKeys.ts'
import type { WrittenField } from './written.ts'

/** The content of a message that was sent, for its sender. */
export interface StoredReceipt {
  readonly form: string | undefined
  readonly reference: string
  /** The time of sending, in ms. */
  readonly at: number
  /** As text, or the fields that it is made of. */
  readonly written: string | readonly WrittenField[]
  readonly files: readonly string[]
}

export function storeReceipt(receipt: StoredReceipt): void {
  ifAllowed(() => sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt)))
}

export function forgetReceipt(): void {
  ifAllowed(() => sessionStorage.removeItem(RECEIPT_KEY))
}
