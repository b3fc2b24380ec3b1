import { z } from 'zod'
import { isCollectionName, type CollectionName } from '../../content/collections.ts'
import { locales } from '../../renderer/languages.ts'

/**
 * What a branch changes against its merge base, as `npm run review` writes it down: the review page, the review bar and the
 * comment on a pull request are made of it. It is data from outside where a comment is made: a workflow that may write
 * gets it from one that ran the code of strangers.
 */

const locale = z.enum(locales)
const commit = z.strictObject({
  /** All 40 letters. */
  hash: z.string().regex(/^[0-9a-f]{40}$/),
  /** Of the commit, in its own time zone: `2026-11-22T09:00:00+01:00`. */
  date: z.iso.datetime({ offset: true }),
  subject: z.string(),
})

/** A run of words, of one or both versions. */
const wordRun = z.strictObject({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

/** A block of a page's prose (a paragraph, a heading, an item of a list, a caption, an alternative text). */
const block = z.strictObject({
  kind: z.enum(['heading', 'paragraph', 'item', 'cell', 'alternativeText', 'title', 'description']),
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  words: z.array(wordRun),
})

/** What of a page differs. */
const aspect = z.enum(['words', 'markup', 'styles', 'script', 'head'])

/** Pictures of a page at one width; paths below the built site's root: `/review/pictures/…`. */
const pictures = z.strictObject({
  /** CSS pixels. */
  width: z.number(),
  /** Pixels, of each of them: a shorter one has been lengthened. */
  height: z.number(),
  before: z.string().optional(),
  after: z.string().optional(),
  difference: z.string().optional(),
  /** How many of the pixels differ, from 0 to 1. */
  share: z.number(),
})

const page = z.strictObject({
  /** `/fr/about`; of a page that was removed, its last one. */
  address: z.string().startsWith('/'),
  /** Absent from pages without language. */
  locale: locale.optional(),
  title: z.string(),
  change: z.enum(['added', 'changed', 'removed', 'renamed']),
  /** Where a renamed page was. */
  before: z.string().startsWith('/').optional(),
  aspects: z.array(aspect),
  blocks: z.array(block),
  /** Bytes of its HTML with brotli; absent where it is not there. */
  weight: z.strictObject({ before: z.number().optional(), after: z.number().optional() }),
  /** Addresses on other hosts that it did not lead to before. */
  newLinks: z.array(z.string()),
  pictures: z.array(pictures),
})

const version = z.strictObject({
  file: z.string(),
  title: z.string().optional(),
  change: z.enum(['added', 'changed', 'removed', 'renamed', 'unchanged', 'absent']),
  /** Where a renamed file was. */
  before: z.string().optional(),
  /** As in renderer/documentTranslations.ts; absent where the document was removed. */
  state: z.enum(['original', 'current', 'stale', 'unconfirmed', 'untranslated', 'missing', 'wrong']).optional(),
  publication: z.enum(['published', 'draft', 'scheduled']).optional(),
  /** The day that a scheduled one comes out: `2026-12-01`. */
  day: z.string().optional(),
  /** The address of its page, where it has one. */
  address: z.string().startsWith('/').optional(),
})

const document = z.strictObject({
  collection: z.custom<CollectionName>((name) => typeof name === 'string' && isCollectionName(name)),
  slug: z.string(),
  title: z.string(),
  /** Of the document as a whole: changed where versions differ in what became of them. */
  change: z.enum(['added', 'changed', 'removed', 'renamed']),
  versions: z.record(locale, version),
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
  /** Undefined where the branch has no common history with its base. */
  base: z.strictObject({ name: z.string(), commit }).optional(),
  /** Whether files on the disk differ from those of the commit: the review is of what is on the disk. */
  hasUncommittedChanges: z.boolean(),
  /** Why pages were not compared; `pages` is empty then. Absent where they were. */
  notCompared: z
    .strictObject({ reason: z.enum(['noBase', 'baseNotBuilt', 'notBuilt']), message: z.string() })
    .optional(),
  /** Where visitors' site answers: `https://www.agency.example`. */
  production: z.url(),
  /** `https://github.com/owner/name`, where it is known. */
  repository: z.url().optional(),
  documents: z.array(document),
  /** Texts of the interface that changed: `content/fr/strings/home.json`, and their keys. */
  texts: z.array(z.strictObject({ file: z.string(), keys: z.array(z.string()) })),
  /** Other files that changed, code and style among them. */
  files: z.array(z.strictObject({ file: z.string(), change: z.enum(['added', 'changed', 'removed', 'renamed']) })),
  /** Every page whose HTML differs. */
  pages: z.array(page),
  /** The flaws of the documents and texts that changed. */
  flaws: z.array(flaw),
})

export type Review = z.infer<typeof reviewSchema>
export type ReviewedDocument = z.infer<typeof document>
export type ReviewedVersion = z.infer<typeof version>
export type ReviewedPage = z.infer<typeof page>
export type ReviewedBlock = z.infer<typeof block>
export type WordRun = z.infer<typeof wordRun>
export type PagePictures = z.infer<typeof pictures>
