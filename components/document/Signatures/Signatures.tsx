import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../renderer/languages.ts'
import styles from './Signatures.module.css'

const lines = ['name', 'capacity', 'place', 'signature'] as const

interface SignaturesProps {
  /** For whom each signs. */
  readonly signatories: readonly string[]
  /** Their language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/** Where those who make an agreement sign it, once it is printed. */
export function Signatures({ signatories, lang }: SignaturesProps) {
  const { t } = useTranslation('policy')
  return (
    <div className={styles.signatures}>
      {signatories.map((signatory) => (
        <section key={signatory}>
          <h3 lang={lang}>{signatory}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{t(`signature.${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
