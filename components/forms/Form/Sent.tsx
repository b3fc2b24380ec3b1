import { useState } from 'react'
import { dateFormat } from '../../../renderer/dateFormat.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { languages } from '../../../renderer/languages.ts'
import { telephoneHref } from '../../../renderer/telephoneHref.ts'
import type { FormStatus } from './formState.ts'
import { CopyWay, mailtoHref } from './OtherWays.tsx'
import { useFormSetting } from './useForm.ts'
import styles from './Form.module.css'

/** The confirmation of a form that was sent: the address that the answer goes to, a way to correct it, and a receipt. */
export function Sent({ status }: { readonly status: FormStatus & { kind: 'sent' } }) {
  const t = useTexts('formMessages')
  const { name, session } = useFormSetting()
  // The first line is set large.
  const [thanks, title] = t(`sent.${name}.title`).split('\n')
  const correct = (): void => {
    session?.dispatch({ type: 'takenBack' })
    // The fields are shown again by then.
    setTimeout(() => session?.form.querySelector<HTMLElement>('[name=email]')?.focus())
  }
  return (
    <>
      <p className={styles.verdict} id={`${name}-verdict`}>
        <span className={styles.thanks}>{thanks}</span>
        {title && ` ${title}`}
      </p>
      <p id={`${name}-reason`}>{t(`sent.${name}.text`)}</p>
      <p id={`${name}-address`} className={styles.address}>
        {status.email}
      </p>
      <button type="button" className={styles.action} onClick={correct}>
        {t('sent.correct')}
      </button>
      {(name === 'contact' || name === 'quote') && <Receipt form={name} {...status} />}
      <button type="button" className={styles.action} onClick={session?.clear}>
        {t(`sent.${name}.again`)}
      </button>
    </>
  )
}

interface ReceiptProps {
  readonly form: 'contact' | 'quote'
  readonly reference: string
  /** The message as text. */
  readonly written: string
}

/** A receipt for the sender, on a sheet of its own when printed: the reference, the time, the message, and whom to ask. */
function Receipt({ form, reference, written }: ReceiptProps) {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const [at] = useState(Date.now)
  const when = dateFormat(languages[locale].tag, { dateStyle: 'long', timeStyle: 'short' }).format(at)
  const line = t('receipt.reference', { reference })
  const sent = t(`receipt.sent.${form}`, { when })
  const address = t('agencyEmail')
  return (
    <div className={styles.receipt}>
      <p className={styles.reference}>{line}</p>
      <p>{sent}</p>
      <p className={styles.written}>{written}</p>
      <p>
        {`${t('receipt.questions')} `}
        <a href={mailtoHref(address, line, '')}>{address}</a>
        {t('phones')
          .split('\n')
          .map((phone) => (
            <span key={phone}>
              {', '}
              <a href={telephoneHref(phone)}>{phone}</a>
            </span>
          ))}
      </p>
      <ul className={styles.ways}>
        <li>
          <button type="button" className={styles.action} onClick={() => print()}>
            {t('receipt.print')}
          </button>
        </li>
        <CopyWay copy={t('copy')} copied={t('copied')} write={() => [line, sent, written].join('\n')} />
      </ul>
    </div>
  )
}
