import { useTexts } from '../../renderer/islands/useTexts.ts'
import type { FileCount } from './countDocument.ts'
import { describeStatus } from './describe.ts'
import styles from './Estimate.module.css'
import type { FileStatus } from './estimateState.ts'
import type { Rates } from './rates.ts'

/** The formats that forms accept. */
const ATTACHABLE: ReadonlySet<string> = new Set(['pdf', 'doc', 'docx'])

/** The status of a file, and what was counted in it. */
export function CountedFile({ status, rates }: { readonly status: FileStatus; readonly rates: Rates }) {
  const t = useTexts('counting')
  return (
    <>
      <p className={styles.state}>{describeStatus(status, { rates, t })}</p>
      {status.kind === 'counted' && <CountedParts count={status.count} />}
    </>
  )
}

/** The parts that a figure is the sum of, so that visitors can check it. */
function CountedParts({ count }: { readonly count: FileCount }) {
  const t = useTexts('counting')
  const { parts, repeated, wordless = [], characters, format } = count
  return (
    <details className={styles.what}>
      <summary>{t('what.title')}</summary>
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            {t(part.isLeftOut ? 'what.leftOut' : 'what.part', {
              part: t(`what.parts.${part.name}`),
              words: t('counted', { count: part.words + part.characters }),
            })}
          </li>
        ))}
        {repeated > 0 && <li>{t('what.repeated', { count: repeated })}</li>}
        {characters > 0 && <li>{t('what.characters', { characters })}</li>}
        {wordless.length > 0 && <li>{t('what.wordless', { pages: wordless.join(', ') })}</li>}
      </ul>
      <p>{t('what.rule')}</p>
      {!ATTACHABLE.has(format) && <p>{t('byLink')}</p>}
    </details>
  )
}
