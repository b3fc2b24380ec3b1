import type { CustomTypeOptions } from 'i18next'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import type { QuickDeadline } from '../../estimate/quickDeadline.ts'
import type { Rates } from '../../estimate/rates.ts'
import { useFormSetting } from '../Form/useForm.ts'
import { loadEstimate } from './loadEstimate.ts'
import formStyles from '../Form/Form.module.css'
import styles from './QuoteForm.module.css'

interface QuickDeadlinesProps {
  readonly words: CustomTypeOptions['resources']['quote']['fields']['quickDeadlines']
  readonly rates: Rates
}

/** Buttons that fill in the deadline, for visitors without a date. */
export function QuickDeadlines({ words, rates }: QuickDeadlinesProps) {
  const setting = useIslandSetting()
  const { formRef } = useFormSetting()
  const fill = async (kind: QuickDeadline): Promise<void> => {
    const { quickDeadline } = await loadEstimate(setting, rates)
    const field = formRef.current?.elements.namedItem('deadline')
    if (!(field instanceof HTMLInputElement)) return
    field.value = quickDeadline(kind)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className={styles.quick}>
      {(['soonest', 'flexible'] as const).map((kind) => (
        <button key={kind} type="button" className={formStyles.action} onClick={() => void fill(kind)}>
          {words[kind]}
        </button>
      ))}
    </div>
  )
}
