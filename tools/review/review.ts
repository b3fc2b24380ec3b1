import { z } from 'zod'
import { splitPath } from '../../renderer/addresses.ts'
import { locales } from '../../renderer/languages.ts'

/**
 * The differences between a branch and the commit that it started from: the content of `dist/review.json`. The workflow that
 * comments on a pull request parses that file as untrusted data.
 */

/** The address of a page or a picture: one that cannot lead to another host and needs no encoding. */
const address = z.string().regex(/^(?:\/[\w.-]+)+$/)
const commit = z.string().regex(/^[0-9a-f]{40}$/)

/** Words of both versions of a text, or of one of them. */
const wordRun = z.strictObject({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

/** The kinds of changes to a page, in the order in which they are shown. */
export const CHANGES = ['changed', 'added', 'renamed', 'removed'] as const

const page = z.strictObject({
  /** The address in the preview; that of a removed page, before the branch. */
  address,
  formerAddress: address.optional(),
  locale: z.enum(locales),
  title: z.string(),
  change: z.enum(CHANGES),
  /** Whether its document is a policy, whose words bind the agency. */
  isPolicy: z.boolean().optional(),
  /** Whether the preview lacks the page, as its document or one that names it has errors. */
  isLeftOut: z.boolean().optional(),
  publication: z.enum(['published', 'draft', 'scheduled']),
  /** The differing passages of its document, and words of the page that no document or text explains. */
  passages: z.array(z.array(wordRun)),
  /** The pages from which the branch removed links to this deleted one, with the sentences that remain. */
  linkedFrom: z.array(z.strictObject({ address, passages: z.array(z.array(wordRun)) })),
  /** A digest of the differing styles and elements, equal on all pages with the same difference. */
  cause: z.string().optional(),
  /** Screenshots cropped to the difference. */
  pictures: z.array(z.strictObject({ side: z.enum(['before', 'after']), width: z.number(), address })),
})

/** A changed file other than a document or a text, with the passages that differ if it is a style sheet. */
const file = z.strictObject({ name: z.string(), passages: z.array(z.array(wordRun)) })

/** An interface text or a fact. */
const text = z.strictObject({
  name: z.string(),
  values: z.record(z.enum(locales), z.strictObject({ before: z.string().optional(), after: z.string().optional() })),
  /** The addresses of the pages that show the change. */
  pages: z.array(address),
})

const diagnostic = z.object({
  file: z.string(),
  /** The address of its document in the preview. */
  page: address.optional(),
  line: z.number(),
  column: z.number(),
  message: z.string(),
  severity: z.literal('warning').exactOptional(),
})

export const reviewSchema = z.strictObject({
  branch: z.string(),
  /** The language that the branch changes; the site's default if it changes several or none. */
  locale: z.enum(locales),
  commit,
  /** Absent if the branch shares no history with its base. */
  base: z
    .strictObject({
      name: z.string(),
      commit,
      /** How many commits the base has had since the branch started from it. */
      newerCommits: z.number().optional(),
    })
    .optional(),
  /** What the preview or the review lacks, and why. */
  notice: z
    .strictObject({ reason: z.enum(['noBase', 'baseNotBuilt', 'notBuilt', 'withFormerFiles']), message: z.string() })
    .optional(),
  /** All errors, and the warnings that the branch caused. */
  diagnostics: z.array(diagnostic),
  texts: z.array(text),
  pages: z.array(page),
  /** Changed files other than documents and texts. */
  files: z.array(file),
})

export type Review = z.infer<typeof reviewSchema>
export type ReviewedPage = z.infer<typeof page>
export type ReviewedFile = z.infer<typeof file>
export type ReviewedText = z.infer<typeof text>
export type WordRun = z.infer<typeof wordRun>

/** Returns whether a page has a difference that no text and no earlier page has. */
export function hasNews({ change, passages }: ReviewedPage): boolean {
  return change !== 'changed' || passages.length > 0
}

/** Returns whether the preview has a page. */
export function isInPreview({ change, isLeftOut = false }: ReviewedPage): boolean {
  return change !== 'removed' && !isLeftOut
}

/** Compares pages by address without language, then by language. */
export function inOrder(a: ReviewedPage, b: ReviewedPage): number {
  const [one, other] = [splitPath(a.address).path, splitPath(b.address).path]
  return one.localeCompare(other, 'en') || locales.indexOf(a.locale) - locales.indexOf(b.locale)
}
