import type { Diagnostic } from './diagnostics.ts'
import { createLocator } from './locate.ts'
import { startOfBody } from './startOfBody.ts'

/** The lines that git puts into a file where two changes are at odds: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const CONFLICT = /^<{7}(?: .*)?\n(?:.*\n)*?={7}\n(?:.*\n)*?>{7}.*$/gm
/** What is left where somebody has mended one by halves. */
const REST = /^(?:<{7}|>{7}) .+$/gm

/**
 * Both versions of a passage, left in a body by a merge.
 *
 * @param file its path, for messages
 */
export function checkMergeConflicts(source: string, file: string): Diagnostic[] {
  // Nearly all documents have none.
  if (!source.includes('<<<<<<<') && !source.includes('>>>>>>>')) return []
  const locate = createLocator(source)
  const start = startOfBody(source)
  // That in the frontmatter is told with the rest of what is wrong there.
  const isOfBody = ({ index }: { index: number }) => start > 0 && index >= start
  const whole = [...source.matchAll(CONFLICT)].filter(isOfBody)
  const found = whole.length > 0 ? whole : [...source.matchAll(REST)].filter(isOfBody)
  return found.map(({ 0: text, index }) => ({
    file,
    ...locate(index),
    message:
      whole.length > 0
        ? `two versions of the text are left here by Git, down to line ${locate(index + text.length).line}. Keep one of them, and delete the lines of <<<<<<<, ======= and >>>>>>>`
        : 'a line that Git puts where two versions of the text are left. Delete it',
    ...(whole.length === 0 && {
      fix: [
        {
          kind: 'replace',
          file,
          from: locate(index),
          to: locate(Math.min(source.length, index + text.length + 1)),
          text: '',
        },
      ],
    }),
  }))
}
