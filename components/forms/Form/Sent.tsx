import { type ComponentProps, useState } from 'react'
import { dateFormat } from '../../../renderer/dateFormat.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { languages } from '../../../renderer/languages.ts'
import { Action } from './Action.tsx'
import type { FormStatus } from './formState.ts'
import { useFormSetting } from './useForm.ts'
import { Ways } from './Ways.tsx'
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
      <p id={`${name}-address`} className={styles.reference}>
        {status.email}
      </p>
      <Action onPress={correct}>{t('sent.correct')}</Action>
      {(name === 'contact' || name === 'quote') && <Receipt {...status} form={name} />}
      <Action onPress={session?.clear}>{t(`sent.${name}.again`)}</Action>
    </>
  )
}

/** A receipt for the sender, on a sheet of its own when printed: the reference, the time, the message, and whom to ask. */
function Receipt({ form, reference, written }: ComponentProps<typeof Sent> & { readonly form: 'contact' | 'quote' }) {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const [when] = useState(dateFormat(languages[locale].tag, { dateStyle: 'long', timeStyle: 'short' }).format)
  const line = t('receipt.reference', { reference })
  const sent = t(`receipt.sent.${form}`, { when })
  return (
    <div className={styles.receipt}>
      <p className={styles.reference}>{line}</p>
      <p>{sent}</p>
      <p className={styles.written}>{written}</p>
      <Action onPress={() => print()}>{t('receipt.print')}</Action>
      <p>{t('receipt.questions')}</p>
      <Ways mail={t('agencyEmail')} subject={line} write={() => [line, sent, written].join('\n')} />
    </div>
  )
}
