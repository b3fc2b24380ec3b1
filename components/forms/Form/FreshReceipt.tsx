import { useEffect, useState } from 'react'
import { chooseText } from '../../../renderer/islands/chooseText.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { loadTexts } from '../../../renderer/islands/islandTexts.ts'
import { loadModule } from '../../../renderer/islands/loadModule.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import type { ReceiptContent } from './Receipt.tsx'
import { forgetReceipt, storeReceipt } from './storedReceipt.ts'
import { useFormSetting } from './useForm.ts'

/**
 * The receipt of a form that was just sent, whose code and texts are loaded now. A reload shows it again
 * (SentReceipt.island.tsx), until the visitor begins another message.
 */
export function FreshReceipt({ reference, written }: Pick<ReceiptContent, 'reference' | 'written'>) {
  const { locale } = useIslandSetting()
  const { name } = useFormSetting()
  const [at] = useState(Date.now)
  const [rest, setRest] = useState<typeof import('./Receipt.tsx') & { readonly t: Texts<'receipt'> }>()
  const form = name === 'quote' ? name : 'contact'

  useEffect(() => {
    storeReceipt({ form, reference, at, written, files: [] })
    return forgetReceipt
  }, [form, reference, at, written])
  useEffect(() => {
    Promise.all([loadModule(() => import('./Receipt.tsx')), loadTexts(locale, ['receipt'])]).then(
      ([code, { receipt }]) => setRest({ ...code, t: (key, values = {}) => chooseText(receipt, key, values, locale) }),
      () => undefined,
    )
  }, [locale])
  return rest ? <rest.Receipt {...{ form, reference, at, written, t: rest.t }} /> : <div>{reference}</div>
}
