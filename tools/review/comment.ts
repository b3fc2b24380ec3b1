import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { siteConfig } from '../../site.config.ts'
import { formatComment } from './formatComment.ts'
import { pageLinkOf } from './pageLink.ts'
import { reviewSchema } from './review.ts'

const USAGE = 'npx tsx tools/review/comment.ts review.json --preview https://preview.example.com > comment.md'
/** A review of thousands of pages; what is larger is no review. */
const LARGEST = 64 * 1024 * 1024

/**
 * Prints the comment for a pull request, from the review that was made of it.
 *
 * A workflow that may write runs this: the review comes from one that ran anybody's code. Nothing of it is trusted, its
 * address of production neither: that is the one of this code.
 */
function main(): void {
  const { values, positionals } = parseArgs({ options: { preview: { type: 'string' } }, allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error(`Name one file: ${USAGE}`)
  if (statSync(file).size > LARGEST) throw new Error(`${file} is too large for a review.`)
  const review = reviewSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!review.success) throw new Error(`${file} is no review: ${z.prettifyError(review.error)}`)
  process.stdout.write(
    formatComment(review.data, {
      preview: values.preview === undefined ? undefined : pageLinkOf(values.preview),
      production: pageLinkOf(siteConfig.url),
    }),
  )
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
