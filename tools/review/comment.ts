import { readFileSync } from 'node:fs'
import { formatComment } from './formatComment.tsx'
import { reviewSchema } from './review.ts'

/**
 * `tsx tools/review/comment.ts dist/review.json` prints the comment on a pull request. PREVIEW_URL is the address of the
 * preview; if no host serves it, RUN_URL is that of the artifact.
 *
 * It runs in a workflow with write permission; the file comes from one that ran untrusted code.
 */
const { PREVIEW_URL, RUN_URL } = process.env
const review = reviewSchema.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
process.stdout.write(formatComment(review, PREVIEW_URL ? new URL(PREVIEW_URL).origin : undefined, RUN_URL))
