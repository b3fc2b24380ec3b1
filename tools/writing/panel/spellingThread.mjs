// Where the thread of tools/writing/panel/spelling.ts begins: it has its own loader of modules, which must be told of TypeScript.
import { register } from 'tsx/esm/api'

register()
const { checkSpellingOfContent, forgetContent } = await import('../../content/load.ts')

export default function checkSpelling(root) {
  forgetContent()
  return checkSpellingOfContent(root)
}
