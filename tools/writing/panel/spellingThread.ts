import { checkSpellingOfContent, forgetContent } from '../../content/load.ts'

/** Looks up the words of what was saved since, in the thread of tools/writing/panel/spelling.ts; the rest is remembered. */
export function checkSpelling(root: string, files: readonly string[]) {
  for (const file of files) forgetContent(file)
  return checkSpellingOfContent(root)
}
