import type { Tally } from '../tally.ts'

/**
 * Counts the cells of a workbook. Each text is counted once, as a translator translates it; cells with a text of an
 * earlier one are told apart.
 */
export function createCells(tally: Tally) {
  const seen = new Set<string>()
  const hidden = new Set<string>()
  const repeated: string[] = []
  return {
    add: (text: string, isHidden: boolean): void => {
      const key = text.trim()
      if (key === '') return
      if (isHidden) hidden.add(key)
      else if (seen.has(key)) repeated.push(key)
      else seen.add(key)
    },
    finish: (): void => {
      tally.add('body', [...seen].join('\n'))
      tally.add('repeatedCells', repeated.join('\n'))
      tally.add('hidden', [...hidden].filter((key) => !seen.has(key)).join('\n'))
    },
  }
}

export type Cells = ReturnType<typeof createCells>
