import { formatSize } from '../../renderer/formatSize.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import formStyles from '../forms/Form/Form.module.css'
import type { FileCount } from './countDocument.ts'
import styles from './Estimate.module.css'
import { describeStatus } from './describe.ts'
import type { ListedFile } from './estimateState.ts'
import type { Rates } from './rates.ts'

interface FileRowProps {
  readonly file: ListedFile
  readonly rates: Rates
  readonly onRemove: (id: number) => void
}

/** A file: its name, where it is, what was counted, and the way to take it out of the list. */
export function FileRow({ file: { id, name, size, status }, rates, onRemove }: FileRowProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  return (
    <li data-wrong={status.kind === 'uncounted' || undefined}>
      <div className={styles.file}>
        <p>
          <b>{name}</b> <span>{`(${formatSize(size, locale)})`}</span>
        </p>
        <p className={styles.state}>{describeStatus(status, { rates, t })}</p>
        {status.kind === 'counted' && <WhatWasCounted count={status.count} />}
      </div>
      <button
        type="button"
        className={formStyles.remove}
        aria-label={t('remove', { name })}
        onClick={() => onRemove(id)}
      >
        ×
      </button>
    </li>
  )
}

const ATTACHED: ReadonlySet<string> = new Set(['pdf', 'doc', 'docx'])

/** What a figure is made of: nobody has to believe it. */
function WhatWasCounted({ count }: { readonly count: FileCount }) {
  const t = useTexts('counting')
  const { parts, leftOut, repeated, wordless = [], characters, format } = count
  return (
    <details className={styles.what}>
      <summary>{t('what.title')}</summary>
      <ul>
        {parts.map((part) => (
          <li key={part.name}>{t('what.part', { part: t(`what.parts.${part.name}`), words: wordsOf(part) })}</li>
        ))}
        {repeated > 0 && <li>{t('what.repeated', { count: repeated })}</li>}
        {characters > 0 && <li>{t('what.characters', { characters })}</li>}
        {wordless.length > 0 && <li>{t('what.wordless', { pages: wordless.join(', ') })}</li>}
        {leftOut.map((part) => (
          <li key={part.name}>
            {t('what.leftOut', { part: t(`what.leftOutParts.${part.name}`), words: wordsOf(part) })}
          </li>
        ))}
      </ul>
      <p>{t('what.rule')}</p>
      {!ATTACHED.has(format) && <p>{t('byLink')}</p>}
    </details>
  )

  function wordsOf({ words, characters: more }: { readonly words: number; readonly characters: number }): string {
    return t('counted', { count: words + more })
  }
}
