import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { officeNames, telephoneHref } from '../../agency/Offices/offices.ts'
import styles from './Form.module.css'
import type { FormName } from '../../../renderer/formNames.ts'

interface OtherWaysProps {
  /** The form that the email is about. */
  readonly subject: FormName
  readonly writeOut: () => string
  readonly fileName: string | undefined
}

/** Other ways to reach the agency: a prefilled email, the text to copy, the phone numbers. */
export function OtherWays({ subject, writeOut, fileName }: OtherWaysProps) {
  const t = useTexts('formMessages')
  const tForm = useTexts('forms')
  const address = t('agencyEmail')
  const hrefNow = () => mailtoHref(address, tForm(`labels.${subject}`), writeOut())
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
            {fileName ? t('mailWithFile', { address, name: fileName }) : t('mail', { address })}
          </a>
        </li>
        <CopyWay writeOut={writeOut} />
        {officeNames.map((office) => {
          const phone = t(`phones.${office}`)
          return (
            <li key={office}>
              <a href={telephoneHref(phone)}>{t(`call.${office}`, { phone: phone.replaceAll(' ', '\u00a0') })}</a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A button that copies the text. It is missing if the browser forbids it, or the connection is not secure. */
export function CopyWay({ writeOut }: Pick<OtherWaysProps, 'writeOut'>): ReactNode {
  const t = useTexts('formMessages')
  const [copying, setCopying] = useState<'possible' | 'done' | 'impossible'>(() =>
    typeof navigator === 'object' && 'clipboard' in navigator ? 'possible' : 'impossible',
  )
  if (copying === 'impossible') return null
  const copy = () =>
    navigator.clipboard.writeText(writeOut()).then(
      () => setCopying('done'),
      () => setCopying('impossible'),
    )
  return (
    <li>
      <button type="button" className={styles.action} onClick={copy} aria-live="polite">
        {copying === 'done' ? t('copied') : t('copy')}
      </button>
    </li>
  )
}

/** Returns a link that opens a prefilled email. https://www.rfc-editor.org/rfc/rfc6068 */
export function mailtoHref(address: string, subject: string, body: string): string {
  const encode = (value: string) => encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`
}
