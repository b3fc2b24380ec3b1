import { useTexts } from '../../renderer/islands/useTexts.ts'
import type { ArchiveMember } from '../wordCount/count.ts'
import { addable, type PartName } from '../wordCount/parts.ts'
import type { FileStatus } from './estimateState.ts'
import { billedWords, shareWords } from './price.ts'
import type { Rates } from './rates.ts'
import styles from './CountedFiles.module.css'

/** The formats that forms accept. */
const ATTACHABLE: ReadonlySet<string> = new Set(['pdf', 'doc', 'docx'])

export interface CountedPartsProps {
  readonly status: FileStatus & { readonly kind: 'counted' }
  readonly rates: Rates
  /** Adds a part that is left out, or leaves it out again. */
  readonly onSwitch: (part: PartName) => void
}

/** The parts that a figure is the sum of, so that visitors can check it, and those that they may add to it. */
export function CountedParts({ status, rates, onSwitch }: CountedPartsProps) {
  const t = useTexts('counting')
  const { count, added = [] } = status
  const { parts, repeated, wordless = [], format, members = [] } = count
  const counted = parts.filter(({ name, isLeftOut }) => !isLeftOut || added.includes(name))
  const shares = shareWords(counted, rates)
  const leftOut = parts.filter(({ isLeftOut }) => isLeftOut)
  const characters = counted.reduce((sum, part) => sum + part.characters, 0)
  return (
    <>
      {wordless.length > 0 && <p>{t('what.wordless', { pages: wordless.join(', ') })}</p>}
      {leftOut
        .filter(({ name }) => addable.has(name))
        .map((part) => (
          <button
            key={part.name}
            type="button"
            role="switch"
            aria-checked={added.includes(part.name)}
            className={styles.switch}
            onClick={() => onSwitch(part.name)}
          >
            {t('what.add', {
              part: t(`what.parts.${part.name}`),
              words: t('counted', { count: billedWords(part, rates) }),
            })}
          </button>
        ))}
      <details className={styles.what}>
        <summary>{t('what.title')}</summary>
        <ul>
          {counted.map(({ name }, index) => (
            <li key={name}>
              {t('what.part', { part: t(`what.parts.${name}`), words: t('counted', { count: shares[index] ?? 0 }) })}
            </li>
          ))}
          {leftOut
            .filter(({ name }) => !added.includes(name))
            .map((part) => (
              <li key={part.name}>
                {t('what.leftOut', {
                  part: t(`what.parts.${part.name}`),
                  words: t('counted', { count: billedWords(part, rates) }),
                })}
              </li>
            ))}
          {repeated > 0 && <li>{t('what.repeated', { count: repeated })}</li>}
          {characters > 0 && <li>{t('what.characters', { characters })}</li>}
        </ul>
        {members.length > 0 && <Members members={members} rates={rates} />}
        <p>{t('what.rule')}</p>
        {!ATTACHABLE.has(format) && <p>{t('byLink')}</p>}
      </details>
    </>
  )
}

/** The documents in an archive, each with its words, or why there are none. */
function Members({ members, rates }: { readonly members: readonly ArchiveMember[]; readonly rates: Rates }) {
  const t = useTexts('counting')
  const counts = members.map((member) => ('count' in member ? member.count : { words: 0, characters: 0 }))
  const shares = shareWords(counts, rates)
  return (
    <>
      <p>{t('what.members')}</p>
      <ul>
        {members.map((member, index) => (
          <li key={member.name}>
            {t('what.member', {
              name: member.name,
              words: 'count' in member ? t('counted', { count: shares[index] ?? 0 }) : t(`reasons.${member.reason}`),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
