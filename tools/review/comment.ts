import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { siteConfig } from '../../site.config.ts'
import { formatComment } from './formatComment.tsx'
import { reviewSchema } from './review.ts'

/**
 * `tsx tools/review/comment.ts dist/review.json --preview https://preview.example.com` prints the comment on a pull request.
 *
 * It runs in a workflow with write permission; the file comes from one that ran untrusted code.
 */
try {
  const { values, positionals } = parseArgs({ options: { preview: { type: 'string' } }, allowPositionals: true })
  const [file = ''] = positionals
  const review = reviewSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!review.success) throw new Error(`${file} is no review: ${z.prettifyError(review.error)}`)
  process.stdout.write(formatComment(review.data, values.preview, siteConfig.url))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
