import { checkSpellingOfContent, forgetContent } from '../../content/load.ts'

/** Looks the words of the content up, in the thread of tools/writing/panel/spelling.ts. */
export function checkSpelling(root: string) {
  forgetContent()
  return checkSpellingOfContent(root)
}
