import { z } from 'zod'
import { locales } from '../../renderer/languages.ts'

/**
 * The differences between a branch and the commit that it started from: the content of `dist/review.json`. The workflow that
 * comments on a pull request parses that file as untrusted data.
 */

const address = z.string().startsWith('/')
const commit = z.strictObject({ hash: z.string().regex(/^[0-9a-f]{40}$/), subject: z.string() })

/** Words of both versions of a text, or of one of them. */
const wordRun = z.strictObject({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

const page = z.strictObject({
  /** The address in the preview; that of a removed page, before the branch. */
  address,
  formerAddress: address.optional(),
  locale: z.enum(locales),
  title: z.string(),
  change: z.enum(['added', 'changed', 'removed', 'renamed']),
  publication: z.enum(['published', 'draft', 'scheduled']),
  /** The differing passages, without those that a changed text explains or an earlier page has. */
  passages: z.array(z.array(wordRun)),
  /** A digest of the differing styles and elements, equal on all pages with the same difference. */
  cause: z.string().optional(),
  /** Screenshots cropped to the difference, one pair for each width. */
  pictures: z.array(z.strictObject({ width: z.number(), before: address.optional(), after: address.optional() })),
})

/** An interface text or a fact. */
const text = z.strictObject({
  name: z.string(),
  values: z.record(z.enum(locales), z.strictObject({ before: z.string().optional(), after: z.string().optional() })),
  /** The addresses of the pages that show the change. */
  pages: z.array(address),
})

const diagnostic = z.strictObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  message: z.string(),
  severity: z.literal('warning').exactOptional(),
})

export const reviewSchema = z.strictObject({
  branch: z.string(),
  commit,
  /** Absent where the branch shares no history with its base. */
  base: z.strictObject({ name: z.string(), commit }).optional(),
  /** Whether the working tree differs from the commit: the review is of the working tree. */
  hasUncommittedChanges: z.boolean(),
  /** Why pages were not compared. */
  notCompared: z
    .strictObject({ reason: z.enum(['noBase', 'baseNotBuilt', 'notBuilt']), message: z.string() })
    .optional(),
  /** All errors, and the warnings that the branch caused. */
  diagnostics: z.array(diagnostic),
  texts: z.array(text),
  pages: z.array(page),
  /** Changed files; without those of documents and texts where pages were compared. */
  files: z.array(z.string()),
})

export type Review = z.infer<typeof reviewSchema>
export type ReviewedPage = z.infer<typeof page>
export type ReviewedText = z.infer<typeof text>
export type WordRun = z.infer<typeof wordRun>
