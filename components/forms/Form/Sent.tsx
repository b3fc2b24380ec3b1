import { formatDay } from '../../../renderer/formatDay.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { Ordinals } from '../../../renderer/islands/Ordinals.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Action } from './Action.tsx'
import type { FormStatus, Written } from './formState.ts'
import { useFormSetting } from './useForm.ts'
import { todayOf } from './validateField.ts'
import { Ways } from './Ways.tsx'
import { writeOut } from './written.ts'
import styles from './Form.module.css'

/** That a form was sent: the address that the answer goes to, a way to correct it, and a receipt. */
export function Sent(status: FormStatus & { kind: 'sent' }) {
  const t = useTexts('formMessages')
  const { name, session } = useFormSetting()
  const correct = (): void => {
    session?.dispatch({ type: 'takenBack' })
    // The fields are shown again by then.
    setTimeout(() => session?.form.querySelector<HTMLElement>('[name=email]')?.focus())
  }
  return (
    <>
      <p className={styles.verdict} id={`${name}-verdict`}>
        {t(`sent.${name}.title`)}
      </p>
      <p id={`${name}-reason`}>{t(`sent.${name}.text`)}</p>
      <p id={`${name}-address`} className={styles.address}>
        {status.email}
      </p>
      <Action onPress={correct}>{t('sent.correct')}</Action>
      {(name === 'contact' || name === 'quote') && <Receipt {...status} />}
      <Action onPress={session?.clear}>{t(`sent.${name}.again`)}</Action>
    </>
  )
}

/** A receipt for the sender, on a sheet of its own when printed: the reference, the day, the message, and whom to ask. */
function Receipt({ reference, written }: FormStatus & { kind: 'sent' }) {
  const t = useTexts('formMessages')
  const day = formatDay(todayOf(), useIslandSetting().locale)
  const rows: Written = [[t('receipt.reference'), reference], [t('receipt.sent'), day], ...written]
  return (
    <div className={styles.receipt}>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Ordinals>{value}</Ordinals>
            </dd>
          </div>
        ))}
      </dl>
      <Action onPress={() => print()}>{t('receipt.print')}</Action>
      <p>{t('receipt.questions')}</p>
      <Ways mail={t('agencyEmail')} subject={writeOut(rows.slice(0, 1), t)} write={() => writeOut(rows, t)} />
    </div>
  )
}
