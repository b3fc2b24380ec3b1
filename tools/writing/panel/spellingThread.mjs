// Where the thread of tools/writing/panel/spelling.ts begins: it has its own loader of modules, which must be told of TypeScript.
import { register } from 'tsx/esm/api'

register()
const { checkSpellingOfContent, forgetContent } = await import('../../content/load.ts')

/** Looks up what was saved since, and remembers the rest. */
export default function checkSpelling({ root, files }) {
  for (const file of files) forgetContent(file)
  return checkSpellingOfContent(root)
}
