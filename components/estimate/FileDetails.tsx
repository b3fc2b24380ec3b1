import { useTexts } from '../../renderer/islands/useTexts.ts'
import type { ArchiveMember, FileCount } from '../wordCount/count.ts'
import type { CountingStatus } from '../wordCount/counter.ts'
import { describeStatus } from './describeEstimate.ts'
import { billedWords } from './price.ts'
import type { Rates } from './rates.ts'
import styles from './FileDetails.module.css'

interface FileDetailsProps {
  readonly status: CountingStatus
  readonly rates: Rates
  /** Counts the file again. */
  readonly onRetry: () => void
}

/** What is known of a file: its words and what they are the sum of, or why there are none. */
export function FileDetails({ status, rates, onRetry }: FileDetailsProps) {
  const t = useTexts('counting')
  return (
    <>
      <p className={styles.state}>{describeStatus(status, rates, t)}</p>
      {status.kind === 'counted' && <Parts count={status.count} rates={rates} />}
      {status.kind === 'refused' && status.reason === 'interrupted' && (
        <button
          type="button"
          className={styles.retry}
          onClick={({ currentTarget }) => {
            // This button goes; the one that removes the file stays.
            currentTarget.closest('li')?.querySelector<HTMLElement>(':scope > button')?.focus()
            onRetry()
          }}
        >
          {t('retry')}
        </button>
      )}
    </>
  )
}

/** The parts that a figure is the sum of, so that visitors can check it, and those that are not in it. */
function Parts({ count, rates }: { readonly count: FileCount; readonly rates: Rates }) {
  const t = useTexts('counting')
  const { parts, repeated, wordless = [], characters, members = [] } = count
  const counted = parts.filter(({ isLeftOut }) => !isLeftOut)
  return (
    <>
      {wordless.length > 0 && <p>{t('what.wordless', { pages: wordless.join(', ') })}</p>}
      <details className={styles.what}>
        <summary>{t('what.title')}</summary>
        <ul>
          {counted.map((part) => (
            <li key={part.name}>
              {t('what.part', {
                part: t(`what.parts.${part.name}`),
                words: t('counted', { count: billedWords(part, rates) }),
              })}
            </li>
          ))}
          {parts
            .filter(({ isLeftOut }) => isLeftOut)
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
      </details>
    </>
  )
}

/** The documents in an archive, each with its words, or why there are none. */
function Members({ members, rates }: { readonly members: readonly ArchiveMember[]; readonly rates: Rates }) {
  const t = useTexts('counting')
  return (
    <>
      <p>{t('what.members')}</p>
      <ul>
        {members.map((member) => (
          <li key={member.name}>
            {t('what.member', {
              name: member.name,
              words:
                'count' in member
                  ? t('counted', { count: billedWords(member.count, rates) })
                  : t(`reasons.${member.reason}`),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
