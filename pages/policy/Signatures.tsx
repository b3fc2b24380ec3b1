import { useTranslation } from 'react-i18next'
import type { Locale } from '../../renderer/languages.ts'
import styles from './Signatures.module.css'

const signatureLines = ['name', 'capacity', 'place', 'signature'] as const

interface SignaturesProps {
  /** The parties that sign. */
  readonly signatories: readonly string[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** The signature blocks at the end of a printed agreement. */
export function Signatures({ signatories, lang }: SignaturesProps) {
  const { t } = useTranslation('policy')
  return (
    <div className={styles.signatures}>
      {signatories.map((signatory) => (
        <section key={signatory}>
          <h3 lang={lang}>{signatory}</h3>
          <ul>
            {signatureLines.map((line) => (
              <li key={line}>{t(`signature.${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
