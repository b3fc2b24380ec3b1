import { type ReactNode, useEffect, useState } from 'react'
import { chooseText } from '../../../renderer/islands/chooseText.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { loadTexts } from '../../../renderer/islands/islandTexts.ts'
import { loadModule } from '../../../renderer/islands/loadModule.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import type { ReceiptContent } from './Receipt.tsx'
import { forgetReceipt, storeReceipt } from './storedReceipt.ts'
import { useFormSetting } from './useForm.ts'

interface FreshReceiptProps extends Pick<ReceiptContent, 'reference' | 'written'> {
  /** Shown below the receipt once it is there, or can't be loaded: it would move away from under the pointer. */
  readonly children: ReactNode
}

/**
 * The receipt of a form that was just sent, whose code and texts are loaded now. A reload shows it again
 * (SentReceipt.island.tsx), until the visitor begins another message.
 */
export function FreshReceipt({ reference, written, children }: FreshReceiptProps) {
  const { locale } = useIslandSetting()
  const { name } = useFormSetting()
  const [at] = useState(Date.now)
  /** Null if it can't be loaded. */
  const [rest, setRest] = useState<(typeof import('./Receipt.tsx') & { readonly t: Texts<'receipt'> }) | null>()
  const form = name === 'quote' ? name : 'contact'

  useEffect(() => {
    storeReceipt({ form, reference, at, written, files: [] })
    return forgetReceipt
  }, [form, reference, at, written])
  useEffect(() => {
    Promise.all([loadModule(() => import('./Receipt.tsx')), loadTexts(locale, ['receipt'])]).then(
      ([code, { receipt }]) => setRest({ ...code, t: (key, values = {}) => chooseText(receipt, key, values, locale) }),
      () => setRest(null),
    )
  }, [locale])
  return (
    <>
      {rest ? <rest.Receipt {...{ form, reference, at, written, t: rest.t }} /> : <div>{reference}</div>}
      {rest !== undefined && children}
    </>
  )
}
