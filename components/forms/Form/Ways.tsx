import { useState } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { telephoneHref } from '../../../renderer/telephoneHref.ts'
import { Action } from './Action.tsx'
import styles from './Form.module.css'

interface WaysProps {
  /** What the link to the email says. */
  readonly mail: string
  readonly subject: string
  /** Returns the text of the email, which can be copied, too. */
  readonly write: () => string
}

/** Ways to reach the agency without the form: a prefilled email, the text to copy, the phone numbers. */
export function Ways({ mail, subject, write }: WaysProps) {
  const t = useTexts('formMessages')
  const [isCopied, setCopied] = useState<boolean | null>(false)
  const copy = () =>
    navigator.clipboard.writeText(write()).then(
      () => setCopied(true),
      () => setCopied(null),
    )
  return (
    <ul className={styles.ways}>
      <li>
        <a href={mailtoHref(t('agencyEmail'), subject, write())}>{mail}</a>
      </li>
      {/* It is missing if the browser forbids it, or the connection is not secure. */}
      {isCopied !== null && 'clipboard' in navigator && (
        <li>
          <Action onPress={copy}>{t(isCopied ? 'copied' : 'copy')}</Action>
        </li>
      )}
      {t('phones')
        .split('\n')
        .map((phone) => (
          <li key={phone}>
            <a href={telephoneHref(phone)}>{t('call', { phone })}</a>
          </li>
        ))}
    </ul>
  )
}

/** Returns a link that opens a prefilled email. https://www.rfc-editor.org/rfc/rfc6068 */
export function mailtoHref(address: string, subject: string, body: string): string {
  const encode = (value: string) => encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`
}
