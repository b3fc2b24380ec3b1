import { z } from 'zod'
import { type CollectionName, isCollectionName } from '../../content/collections.ts'
import { locales } from '../../renderer/languages.ts'

/**
 * What a branch changes since it began, as `npm run review` writes it down. It is data from outside where a comment is made
 * of it: a workflow that may write gets it from one that ran the code of strangers.
 */

const locale = z.enum(locales)
const address = z.string().startsWith('/')
const change = z.enum(['added', 'changed', 'removed', 'renamed'])
/** `date` in its own time zone: `2026-11-22T09:00:00+01:00`. */
const commit = z.strictObject({ hash: z.string().regex(/^[0-9a-f]{40}$/), date: z.string(), subject: z.string() })
/** A run of words, of one or both versions. */
const wordRun = z.strictObject({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
/** A page before and after, cut to what differs; none where nothing does. */
const picture = z.strictObject({ width: z.number(), before: address.optional(), after: address.optional() })

const page = z.strictObject({
  /** Of a page that was removed, its last one. */
  address,
  formerAddress: address.optional(),
  locale,
  change,
  /** Whether its words differ, also where `passages` are told elsewhere. */
  hasOtherWords: z.boolean(),
  /** What differs in its words, without what a changed text or a page before it in the list tells already. */
  passages: z.array(z.array(wordRun)),
  /** By what its look differs: pages with the same cause have the same. */
  cause: z.string().optional(),
  /** Addresses on other hosts that no page led to before. */
  newLinks: z.array(z.string()),
  pictures: z.array(picture),
})

const version = z.strictObject({
  file: z.string(),
  formerFile: z.string().optional(),
  change: z.enum([...change.options, 'unchanged', 'absent']),
  /** As in renderer/documentTranslations.ts; absent where the document was removed. */
  state: z.enum(['original', 'current', 'stale', 'unconfirmed', 'untranslated', 'missing', 'wrong']).optional(),
  publication: z.enum(['published', 'draft', 'scheduled']).optional(),
  /** Of its page in the preview, where there is one. */
  address: address.optional(),
  /** Of its page in the site that visitors see, where there was one before. */
  production: address.optional(),
})

const document = z.strictObject({
  collection: z.custom<CollectionName>((name) => typeof name === 'string' && isCollectionName(name)),
  slug: z.string(),
  title: z.string(),
  change,
  versions: z.record(locale, version),
})

/** A text of the interface, or a fact: what it said and says in each language, and the pages that show the change. */
const text = z.strictObject({
  name: z.string(),
  values: z.record(locale, z.strictObject({ before: z.string().optional(), after: z.string().optional() })),
  pages: z.array(address),
})

const flaw = z.strictObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  message: z.string(),
  severity: z.literal('warning').exactOptional(),
})

export const reviewSchema = z.strictObject({
  branch: z.string(),
  commit,
  /** Absent where the branch has no history in common with what it is to be compared with. */
  base: z.strictObject({ name: z.string(), commit }).optional(),
  /** Whether files on the disk differ from those of the commit: the review is of what is on the disk. */
  hasUncommittedChanges: z.boolean(),
  /** Why pages were not compared. */
  notCompared: z
    .strictObject({ reason: z.enum(['noBase', 'baseNotBuilt', 'notBuilt']), message: z.string() })
    .optional(),
  /** `https://github.com/owner/name`, where it is known. */
  repository: z.url().optional(),
  /** What is wrong by this branch. */
  flaws: z.array(flaw),
  texts: z.array(text),
  documents: z.array(document),
  /** Every page that differs, those of documents first. */
  pages: z.array(page),
  /** Files that are neither documents nor texts. */
  files: z.array(z.strictObject({ file: z.string(), change })),
})

export type Review = z.infer<typeof reviewSchema>
export type ReviewedDocument = z.infer<typeof document>
export type ReviewedVersion = z.infer<typeof version>
export type ReviewedPage = z.infer<typeof page>
export type ReviewedText = z.infer<typeof text>
export type WordRun = z.infer<typeof wordRun>
