import { mkdirSync, writeFileSync } from 'node:fs'
import { siteConfig } from '../../site.config.ts'
import { showProgress } from '../build/progress.ts'
import { formatDiagnostics, isError } from '../content/diagnostics.ts'
import { commentWords } from './commentWords.ts'
import { formatComment, summarizeCounts } from './formatComment.ts'
import { makeReview } from './makeReview.ts'
import { pageLinkOf } from './pageLink.ts'
import type { Review } from './review.ts'
import { readReviewOptions, type ReviewOptions } from './reviewOptions.ts'
import { writeReview } from './writeReview.ts'

/**
 * `npm run review`: what this branch changes, on the page /review of its preview, and in dist/review.json; exit code 1 where
 * it can't be built.
 *
 * `--base main` names what to compare with, `--no-pictures` does without pictures of the pages, `--json FILE` and
 * `--comment FILE` write the review down for programs and for a pull request, too.
 */
try {
  const options = readReviewOptions(process.argv.slice(2))
  const root = process.cwd()
  const { review, ...sites } = await makeReview({ root, base: options.base, progress: showProgress(process.stdout) })
  // What was found is there, even where it can't be shown.
  writeDown(review, options)
  writeDown(await writeReview({ root, review, ...sites, pictures: options.hasPictures }), options)
  console.log(describe(review))
  if (review.notCompared?.reason === 'notBuilt') process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

function writeDown(review: Review, { json, comment }: ReviewOptions): void {
  mkdirSync('dist', { recursive: true })
  for (const file of ['dist/review.json', ...(json === undefined ? [] : [json])]) {
    writeFileSync(file, JSON.stringify(review))
  }
  if (comment !== undefined) {
    writeFileSync(comment, formatComment(review, { preview: undefined, production: pageLinkOf(siteConfig.url) }))
  }
}

function describe(review: Review): string {
  const { branch, base, notCompared, flaws } = review
  const compared = base ? `${branch}, compared with ${base.name} at ${base.commit.hash.slice(0, 7)}` : branch
  const errors = flaws.filter(isError)
  return [
    '',
    ...(errors.length > 0 ? [formatDiagnostics(errors)] : []),
    `${compared}: ${summarizeCounts(review)}`,
    ...(notCompared ? [`${commentWords.notCompared[notCompared.reason]} ${notCompared.message}`] : []),
    `To look at it: npm run preview, then http://localhost:${process.env['PORT'] ?? 3000}/review`,
  ].join('\n')
}
