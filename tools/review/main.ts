import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { localizePath } from '../../renderer/addresses.ts'
import { siteConfig } from '../../site.config.ts'
import { showProgress } from '../build/progress.ts'
import { formatDiagnostics, isError } from '../content/diagnostics.ts'
import { previewEnvironment } from './builds.ts'
import { formatComment } from './formatComment.tsx'
import { makeReview } from './makeReview.ts'
import { withPictures } from './pictures.ts'
import { localeOfTerminal, summarize, wordsOf } from './words.ts'
import { writePage } from './writePage.tsx'

/**
 * `npm run review`: what this branch changes, on the page /review of its preview, and in dist/review.json.
 *
 * `--base main` names what to compare with, `--widths 390,1440` the windows that pictures are taken in, `--no-pictures` does
 * without, `--comment FILE` writes what a pull request is told.
 */
try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      widths: { type: 'string', default: '1440' },
      comment: { type: 'string' },
      'no-pictures': { type: 'boolean', default: false },
    },
  })
  const { base, comment } = values
  const root = process.cwd()
  const locale = localeOfTerminal(process.env)
  const words = wordsOf(locale)
  const progress = showProgress(process.stdout)
  // What is read here and what is built are of one day.
  process.env['BUILD_DATE'] = previewEnvironment.BUILD_DATE
  const made = await makeReview({ root, base, progress, words })
  const widths = values['no-pictures']
    ? []
    : values.widths
        .split(',')
        .map(Number)
        .filter((width) => width > 0)
  const review = await withPictures(made, widths, progress, words)
  await writePage(root, made.after, review)
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/review.json', JSON.stringify(review))
  if (comment !== undefined) writeFileSync(comment, formatComment(review, undefined, siteConfig.url))
  const errors = review.flaws.filter(isError)
  if (errors.length > 0) console.log(`\n${formatDiagnostics(errors)}`)
  if (review.notCompared) console.log(`\n${words[review.notCompared.reason]} ${review.notCompared.message}`)
  console.log(`\n${review.branch}: ${summarize(review, words)}.`)
  console.log(`npm run preview, http://localhost:${process.env['PORT'] ?? 3000}${localizePath('/review', locale)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
