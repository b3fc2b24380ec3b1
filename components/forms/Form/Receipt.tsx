import { dateFormat } from '../../../renderer/dateFormat.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { languages } from '../../../renderer/languages.ts'
import { officeNames, telephoneHref } from '../../agency/Offices/offices.ts'
import { CopyWay, mailtoHref } from './OtherWays.tsx'
import styles from './Form.module.css'

/** What a receipt says. */
export interface ReceiptContent {
  readonly form: 'contact' | 'quote'
  readonly reference: string
  /** The time of sending, in ms. */
  readonly at: number
  /** The message as text. */
  readonly written: string
}

interface ReceiptProps extends ReceiptContent {
  readonly t: Texts<'receipt'>
  /** Removes the receipt from the page. */
  readonly onClose?: () => void
}

/** A receipt for the sender, on a sheet of its own when printed: the reference, the time, the message, and whom to ask. */
export function Receipt({ form, reference, at, written, t, onClose }: ReceiptProps) {
  const { locale } = useIslandSetting()
  const when = dateFormat(languages[locale].tag, { dateStyle: 'long', timeStyle: 'short' }).format(at)
  const line = t('reference', { reference })
  const sent = t(`sent.${form}`, { when })
  const address = t('email')
  return (
    <div className={styles.receipt}>
      <p className={styles.reference}>{line}</p>
      <p>{sent}</p>
      <p className={styles.written}>{written}</p>
      <p>
        {`${t('questions')} `}
        <a href={mailtoHref(address, line, '')}>{address}</a>
        {officeNames.map((office) => {
          const phone = t(`phones.${office}`)
          return (
            <span key={office}>
              {`, ${t(`offices.${office}`)} `}
              <a href={telephoneHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>
            </span>
          )
        })}
      </p>
      <ul className={styles.ways}>
        <li>
          <button type="button" className={styles.action} onClick={() => print()}>
            {t('print')}
          </button>
        </li>
        <CopyWay copy={t('copy')} copied={t('copied')} write={() => [line, sent, written].join('\n')} />
        {onClose && (
          <li>
            <button type="button" className={styles.action} onClick={onClose}>
              {t('close')}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
