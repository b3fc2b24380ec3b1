import type { Report } from './mistakes.ts'

/** https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const MARK = /^(<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)[^\r\n]*/gm

/**
 * Tells of merge conflicts, and takes the first version of each, so that the rest of the file can be read.
 *
 * @returns the source with spaces in the place of marks and of second versions: every offset stays what it is
 */
export function blankConflicts(source: string, report: Report): string {
  const parts: string[] = []
  let end = 0
  let isSecondVersion = false
  let isConflict = false
  const take = (to: number) => {
    const text = source.slice(end, to)
    parts.push(isSecondVersion ? blank(text) : text)
    end = to
  }
  for (const { 0: line, 1: mark = '', index } of source.matchAll(MARK)) {
    take(index)
    parts.push(blank(line))
    end = index + line.length
    if (mark.startsWith('<')) {
      const message =
        'a merge conflict is left. Keep one of the two versions between <<<<<<< and >>>>>>>, and delete the other and these marks'
      report({ at: index, message, hidesTexts: true })
    } else if (!isConflict) {
      report({ at: index, message: 'a mark of a merge conflict is left. Delete this line', hidesTexts: true })
    }
    isConflict = mark.startsWith('<') || (isConflict && !mark.startsWith('>'))
    isSecondVersion = isConflict && !mark.startsWith('<')
  }
  take(source.length)
  return parts.join('')
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ')
}
