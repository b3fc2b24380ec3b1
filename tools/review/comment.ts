import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { siteConfig } from '../../site.config.ts'
import { formatComment } from './formatComment.tsx'
import { reviewSchema } from './review.ts'

/** A review of thousands of pages; what is larger is no review. */
const LARGEST = 64 * 1024 * 1024

/**
 * `tsx tools/review/comment.ts dist/review.json --preview https://preview.example.com` prints the comment for a pull request.
 *
 * A workflow that may write runs this: the review comes from one that ran anybody's code, and nothing of it is trusted.
 */
try {
  const { values, positionals } = parseArgs({ options: { preview: { type: 'string' } }, allowPositionals: true })
  const [file = ''] = positionals
  if (statSync(file).size > LARGEST) throw new Error(`${file} is too large for a review.`)
  const review = reviewSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!review.success) throw new Error(`${file} is no review: ${z.prettifyError(review.error)}`)
  process.stdout.write(formatComment(review.data, values.preview, siteConfig.url))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
