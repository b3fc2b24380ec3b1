import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { telephoneHref } from '../../../renderer/telephoneHref.ts'
import { useFormSetting } from './useForm.ts'
import { writeOut } from './written.ts'
import styles from './Form.module.css'

/** Other ways to send what is in a form: a prefilled email, the text to copy, the phone numbers. */
export function OtherWays() {
  const t = useTexts('formMessages')
  const tForm = useTexts('forms')
  const { name, state, session } = useFormSetting()
  const files = state.files.map((file) => file.name)
  const address = t('agencyEmail')
  const writeNow = () => (session ? writeOut(session.form, files, t) : '')
  const hrefNow = () => mailtoHref(address, tForm(`labels.${name}`), writeNow())
  const [firstHref] = useState(hrefNow)
  return (
    <>
      <p>{t('otherwise')}</p>
      <ul className={styles.ways}>
        <li>
          <a
            href={firstHref}
            // Text typed from now on is included.
            onClick={({ currentTarget }) => (currentTarget.href = hrefNow())}
          >
            {files.length > 0 ? t('mailWithFile', { address, name: files.join(', ') }) : t('mail', { address })}
          </a>
        </li>
        <CopyWay copy={t('copy')} copied={t('copied')} write={writeNow} />
        {t('phones')
          .split('\n')
          .map((phone) => (
            <li key={phone}>
              <a href={telephoneHref(phone)}>{t('call', { phone })}</a>
            </li>
          ))}
      </ul>
    </>
  )
}

interface CopyWayProps {
  /** The button, before and after. */
  readonly copy: string
  readonly copied: string
  /** Returns the text. */
  readonly write: () => string
}

/** A button that copies the text. It is missing if the browser forbids it, or the connection is not secure. */
export function CopyWay({ copy, copied, write }: CopyWayProps): ReactNode {
  const [copying, setCopying] = useState<'possible' | 'done' | 'impossible'>(() =>
    typeof navigator === 'object' && 'clipboard' in navigator ? 'possible' : 'impossible',
  )
  if (copying === 'impossible') return null
  const copyNow = () =>
    navigator.clipboard.writeText(write()).then(
      () => setCopying('done'),
      () => setCopying('impossible'),
    )
  return (
    <li>
      <button type="button" className={styles.action} onClick={copyNow} aria-live="polite">
        {copying === 'done' ? copied : copy}
      </button>
    </li>
  )
}

/** Returns a link that opens a prefilled email. https://www.rfc-editor.org/rfc/rfc6068 */
export function mailtoHref(address: string, subject: string, body: string): string {
  const encode = (value: string) => encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`
}
