import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { localizePath } from '../../renderer/addresses.ts'
import { formatDiagnostics, isError } from '../content/diagnostics.ts'
import { localeOfTerminal } from '../content/messages/catalogue.ts'
import { showProgress } from '../progress.ts'
import { previewEnvironment } from './builds.ts'
import { listEntries, summarize } from './Entries.tsx'
import { makeReview } from './makeReview.ts'
import { takePictures } from './pictures.ts'
import { reviewSchema } from './review.ts'
import { wordsOf } from './words.ts'
import { writePage } from './writePage.tsx'

/**
 * `npm run review` compares the branch with the commit that it started from, on the page /review of its preview and in
 * `dist/review.json`. `--base main` names the branch or commit to compare with; `--widths 390,1440` sets the widths of
 * the pictures, and `--widths none` omits them.
 */
try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      widths: { type: 'string', default: '1440' },
    },
  })
  const locale = localeOfTerminal(process.env)
  const words = wordsOf(locale)
  const progress = showProgress(process.stdout)
  // The check must see the same day as both builds.
  process.env['BUILD_DATE'] = previewEnvironment.BUILD_DATE
  const { review, before, after } = await makeReview(process.cwd(), values.base, progress)
  const widths = values.widths.split(',').map(Number).filter(Boolean)
  await takePictures({ review, before, after }, widths, progress).catch((error: unknown) => {
    console.warn(`No screenshots were taken: ${error instanceof Error ? error.message : String(error)}`)
  })
  await writePage(after, review)
  writeFileSync('dist/review.json', JSON.stringify(reviewSchema.parse(review)))
  const errors = review.diagnostics.filter(isError)
  if (errors.length > 0) console.log(`\n${formatDiagnostics(errors)}`)
  if (review.notice) console.log(`\n${words[review.notice.reason]} ${review.notice.message}`)
  console.log(`\n${review.branch}: ${summarize(listEntries(review, { words, preview: '', isBrief: true }), words)}.`)
  console.log(`npm run preview, http://localhost:${process.env['PORT'] ?? 3000}${localizePath('/review', locale)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
