import type { WordRun } from '../review.ts'

/** How many characters of what stayed the same are left beside what changed. */
const CONTEXT = 90
const ELLIPSIS = '…'

/** Shortens what stayed the same to what is read along with what changed; a whole passage that only moved stays. */
export function foldUnchanged(words: readonly WordRun[]): readonly WordRun[] {
  if (words.every(({ kind }) => kind === 'same')) return words
  return words.map((run, index) => {
    if (run.kind !== 'same') return run
    const isFirst = index === 0
    const isLast = index === words.length - 1
    const start = isFirst ? '' : firstWords(run.text)
    const end = isLast ? '' : lastWords(run.text)
    const isWhole = start.length + end.length + ELLIPSIS.length >= run.text.length
    if (isWhole) return run
    return { ...run, text: `${start}${isFirst ? '' : ' '}${ELLIPSIS}${isLast ? '' : ' '}${end}` }
  })
}

/** Whole words, as many as there is room for; one that has no end is cut. */
function firstWords(text: string): string {
  if (text.length <= CONTEXT) return text
  const cut = text.slice(0, CONTEXT)
  return /^.*\S(?=\s)/s.exec(cut)?.[0] ?? cut
}

function lastWords(text: string): string {
  if (text.length <= CONTEXT) return text
  const cut = text.slice(-CONTEXT)
  return /(?<=\s)\S.*$/s.exec(cut)?.[0] ?? cut
}
