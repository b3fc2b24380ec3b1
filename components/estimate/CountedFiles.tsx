import { useTexts } from '../../renderer/islands/useTexts.ts'
import { FileRows, type FileRowsProps } from '../forms/Form/Files.tsx'
import type { FileCount } from './countDocument.ts'
import { describeStatus } from './describe.ts'
import styles from './Estimate.module.css'
import type { ListedFile } from './estimateState.ts'
import { billedWords } from './price.ts'
import type { Rates } from './rates.ts'

/** The formats that forms accept. */
const ATTACHABLE: ReadonlySet<string> = new Set(['pdf', 'doc', 'docx'])

interface CountedFilesProps extends FileRowsProps {
  readonly counted: readonly ListedFile[]
  readonly rates: Rates
}

/** A list of files with the status of each, and what was counted in it. */
export function CountedFiles({ counted, rates, ...rows }: CountedFilesProps) {
  const t = useTexts('counting')
  return (
    <FileRows
      {...rows}
      renderDetails={({ file }) => {
        const status = counted.find((listed) => listed.file === file)?.status
        return (
          status && (
            <>
              <p className={styles.state}>{describeStatus(status, { rates, t })}</p>
              {status.kind === 'counted' && <CountedParts count={status.count} rates={rates} />}
            </>
          )
        )
      }}
    />
  )
}

/** The parts that a figure is the sum of, so that visitors can check it. */
function CountedParts({ count, rates }: { readonly count: FileCount; readonly rates: Rates }) {
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
              words: t('counted', { count: billedWords(part, rates) }),
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
