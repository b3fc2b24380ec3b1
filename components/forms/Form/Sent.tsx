import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import type { FormStatus } from './formState.ts'
import { FreshReceipt } from './FreshReceipt.tsx'
import { useFormSetting } from './useForm.ts'
import styles from './Form.module.css'

/** How much of the files was sent. */
export function Progress({ part }: { readonly part: number }) {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { session } = useFormSetting()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(part)
  return (
    <>
      <label className={styles.progress}>
        {t('progress', { percent })}
        <progress max={1} value={part} />
      </label>
      <button type="button" className={styles.action} onClick={session?.cancel}>
        {t('cancel')}
      </button>
    </>
  )
}

/** The confirmation of a form that was sent, with a receipt. */
export function Sent({ status }: { readonly status: Extract<FormStatus, { kind: 'sent' }> }) {
  const t = useTexts('formMessages')
  const { name, session } = useFormSetting()
  // The first line is set large.
  const [thanks, title] = t(`sent.${name}.title`).split('\n')
  const again = (
    <button type="button" className={styles.action} onClick={session?.clear}>
      {t(`sent.${name}.again`)}
    </button>
  )
  return (
    <>
      <p className={styles.verdict} id={`${name}-verdict`}>
        <span className={styles.thanks}>{thanks}</span>
        {title && ` ${title}`}
      </p>
      <p id={`${name}-reason`}>{t(`sent.${name}.text`, { email: status.email })}</p>
      {name.startsWith('newsletter') ? again : <FreshReceipt {...status}>{again}</FreshReceipt>}
    </>
  )
}
