import type { Diagnostic } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { diagnose, warn } from '../diagnose.ts'

/**
 * The placeholder that `npm run new` writes for the writer to fill in, in either language: `[À faire : …]`, `[To do:
 * …]`.
 */
export const TO_DO = /\[(?:À faire|To do)\s?:\s*([^\]\n]*)\]?/g

/**
 * Tells once, at the first of them, how many things are still to be done in a document: in a draft that is a reminder, in
 * what visitors are to see a mistake.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkToDo(source: string, file: string, { isForVisitors }: { isForVisitors: boolean }): Diagnostic[] {
  const [first, ...others] = source.matchAll(TO_DO)
  if (!first) return []
  const at = { file, ...createLocator(source)(first.index) }
  const values = { text: first[1]?.trim() ?? '', count: others.length + 1 }
  return [isForVisitors ? diagnose('to-do-published', at, values) : warn('to-do', at, values)]
}
