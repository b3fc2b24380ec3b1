import type { Tally } from '../tally.ts'

/**
 * Reports whether what a formula returns is text of its own: a title of a link, a word that is chosen. Other formulas return
 * what stands in other cells.
 *
 * @param result if it is known
 */
export function showsOwnText(formula: string, result = formula): boolean {
  const texts = Array.from(formula.matchAll(/"((?:[^"]|"")*)"/g), ([, text = '']) => text.replaceAll('""', '"').trim())
  return texts.some((text) => /\p{L}/u.test(text) && result.includes(text))
}

/**
 * Counts the cells of a workbook. Each text is counted once, as a translator translates it; cells with a text of an
 * earlier one are told apart.
 */
export function createCells(tally: Tally) {
  /** How often each text stands in a cell that is shown. */
  const shown = new Map<string, number>()
  const hidden = new Set<string>()
  return {
    add: (text: string, isHidden: boolean): void => {
      const key = text.trim()
      if (key === '') return
      if (isHidden) hidden.add(key)
      else shown.set(key, (shown.get(key) ?? 0) + 1)
    },
    finish: (): void => {
      tally.add('body', [...shown.keys()].join('\n'))
      for (const [text, times] of shown) if (times > 1) tally.add('repeatedCells', text, times - 1)
      tally.add('hidden', [...hidden].filter((key) => !shown.has(key)).join('\n'))
    },
  }
}

export type Cells = ReturnType<typeof createCells>
