import { formatFlaws } from './flaws.ts'
import { checkContent } from './load.ts'

/** `npm run check:content`: every error of the content, in one list; exit code 1 where there is any. */
const flaws = await checkContent(process.cwd())
if (flaws.length > 0) {
  console.error(formatFlaws(flaws))
  process.exitCode = 1
} else {
  console.log('The content is in order.')
}
