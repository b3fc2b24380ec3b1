import type { Diagnostic } from './diagnostics.ts'

/** What `npm run new` writes where a writer has something to do, in either language: `[À faire : …]`, `[To do: …]`. */
export const TO_DO = /\[(?:À faire|To do)\s?:\s*([^\]\n]*)\]?/g

/**
 * What is still to be done in a document: in a draft it is a reminder, in what visitors are to see a mistake.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkToDo(source: string, file: string, { isForVisitors }: { isForVisitors: boolean }): Diagnostic[] {
  const lines = /\[(?:À faire|To do)/.test(source) ? source.split('\n') : []
  return lines.flatMap((text, index) =>
    [...text.matchAll(TO_DO)].map((match): Diagnostic => {
      const at = { file, line: index + 1, column: match.index + 1 }
      const whatToDo = `still to do: ${match[1]?.trim()}. Then delete the brackets and all that is in them`
      return isForVisitors
        ? { ...at, message: `${whatToDo}, or write draft: true` }
        : { ...at, severity: 'warning', message: whatToDo }
    }),
  )
}
