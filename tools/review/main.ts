import { readCommandLine } from '../commandLine.ts'
import { formatDiagnostics } from '../content/diagnostics.ts'
import { localeOfTerminal } from '../content/messages/catalogue.ts'
import { makeReview } from './makeReview.ts'
import { wordsOf } from './words.ts'
import { writePage, writeSummary } from './writePage.tsx'

/**
 * `npm run review` writes the page /review into `dist/client`: what the working tree changes, in words, and what is wrong with it.
 * `--base main` names the branch or commit to compare with; `--summary FILE` appends the same to a file, for GitHub.
 */
const { values } = readCommandLine({
  options: { base: { type: 'string', default: 'origin/main' }, summary: { type: 'string' } },
})
const review = await makeReview(process.cwd(), values.base)
await writePage('dist/client', review)
if (values.summary !== undefined) await writeSummary(values.summary, review)
if (review.errors.length > 0) console.log(`${formatDiagnostics(review.errors)}\n`)
const { noBase } = wordsOf(localeOfTerminal(process.env))
console.log(review.base === '' ? noBase : 'dist/client/review.html')
