/**
 * The front matter of each kind of document.
 *
 * The file name of a document is its slug, and pairs it with its translation:
 * `content/fr/articles/legal-errors.mdx` and `content/en/articles/legal-errors.mdx`.
 * Schemas are strict: an unknown key is an error, and nothing is filled in silently.
 */
import { z } from 'zod'
import { articleCategories, caseStudyCategories } from './categories.ts'
import { isDay } from './dates.ts'

/**
 * A text. Where part of a schema has a message of its own, `error` is its name in tools/content/messages.
 */
function text(minimum: number, maximum: number) {
  return z
    .string()
    .trim()
    .refine((value) => !UNPRINTABLE.test(value), { error: 'character-forbidden_value', abort: true })
    .refine((value) => value === '' || VISIBLE.test(value), { error: 'value-length_empty', abort: true })
    .min(minimum)
    .max(maximum)
}

/** Matches control characters, including line breaks, and lone surrogates, which are invalid in feeds and lists. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\0-\x1f\x7f\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u
const VISIBLE = /[^\p{Cf}\s]/u

/** An object; unknown keys are errors. */
const group = z.strictObject

function list<Item extends z.ZodType>(item: Item, minimum: number, maximum: number) {
  return z.array(item).min(minimum).max(maximum)
}

/** A list without duplicates. */
function distinct<Item extends z.ZodType>(item: Item, minimum: number, maximum: number) {
  return list(item, minimum, maximum).refine((items) => new Set(items).size === items.length, {
    error: 'value-form_twice',
  })
}

/** A calendar day, `YYYY-MM-DD` (ISO 8601), kept as a string so that no time zone can shift it. */
const day = z.string({ error: 'day-wrong' }).trim().refine(isDay, { error: 'day-wrong' })

const positiveInteger = z.int({ error: 'value-type_number' }).positive({ error: 'value-type_number' })

/** The slug of a document. tools/content/links/checkLinks.ts checks that the file exists. */
const documentName = text(1, 80)

/** Names that servers or Windows reserve: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
export const RESERVED_NAME = /^(?:index|404|con|prn|aux|nul|com\d|lpt\d)$/i

/** A former slug, which ends in the names of files and in the redirects of hosts. */
function formerSlug(pattern: RegExp) {
  const error = 'value-form_former'
  return z
    .string({ error })
    .regex(pattern, { error, abort: true })
    .refine((name) => !RESERVED_NAME.test(name), { error })
}

const formerName = formerSlug(/^[a-z0-9-]{1,80}$/)
/** For collections whose file names may have capitals: former names may have them as well. */
const formerNameWithCapitals = formerSlug(/^[A-Za-z0-9-]{1,80}$/)

/** The path of a picture relative to the document, so that it also shows on GitHub; inside content/images only. */
export const IMAGE_PATH = /^\.\.\/\.\.\/images\/(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:svg|png|jpe?g|webp|avif)$/

/** The path of a picture in any folder, under any name: tools/content/pictures/findMedia.ts suggests the right one. */
const PICTURE_ADDRESS = /^(?!\/|[a-z][a-z0-9+.-]*:).*\.(?:svg|png|jpe?g|webp|avif)$/i

const image = text(1, 200).regex(PICTURE_ADDRESS, { error: 'value-form_picture' })
const imageAlt = text(10, 220)

/** The path of a video relative to the document; its poster and captions have the same name. */
const VIDEO_PATH = /^\.\.\/\.\.\/videos\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\.mp4$/

const videoFile = text(1, 200).regex(VIDEO_PATH, { error: 'value-form_video' })

/**
 * A page of ours without language prefix, `/contact`, or a URL that browsers open without running anything: without a
 * password, which others would read, and without line ends, which would begin another header of a mail.
 */
export const ADDRESS = /^(?:\/(?!\/)|https?:\/\/(?![^/?#]*@)|mailto:(?!.*(?:%0[ad]|[\r\n]))|tel:)/i

const link = text(1, 300).regex(ADDRESS, { error: 'value-form_address' })

const title = text(3, 90)
const description = text(50, 180)

/** The digest of the original that a translation was made from: tools/content/textDigest.ts. The original has none. */
const textName = z.string({ error: 'value-form_digest' }).regex(/^[a-f][\da-f]{7}$/, { error: 'value-form_digest' })

const ofEveryDocument = {
  draft: z.boolean().optional(),
  /** Former slugs of the document, which redirect here. */
  formerly: distinct(formerName, 1, 10).optional(),
  translatedFrom: textName.optional(),
}

const ofDocumentsWithCapitals = {
  ...ofEveryDocument,
  formerly: distinct(formerNameWithCapitals, 1, 10).optional(),
}

/** The format of each text that has one. */
const forms = new Map<unknown, TextForm>([
  [day, 'day'],
  [documentName, 'document'],
  [formerName, 'document'],
  [formerNameWithCapitals, 'document'],
  [image, 'picture'],
  [videoFile, 'video'],
  [link, 'link'],
  [textName, 'textName'],
])

/** The format of a text that is not prose. */
export type TextForm = 'day' | 'document' | 'picture' | 'video' | 'link' | 'textName'

/** Returns the format of a part of a schema; undefined for prose, and for anything but text. */
export function formOf(schema: unknown): TextForm | undefined {
  return forms.get(schema)
}

/** Returns whether a part of a schema is prose, which people read and translators translate. */
export function isProse(schema: unknown): boolean {
  return schema instanceof z.ZodString && !forms.has(schema)
}

/** The animation over the cover of an article. */
const articleHeroes = ['particles'] as const

const article = group({
  title,
  description,
  date: day,
  updated: day.optional(),
  author: documentName,
  category: z.enum(articleCategories),
  tags: distinct(text(2, 30), 1, 6),
  image,
  imageAlt,
  hero: z.enum(articleHeroes).optional(),
  related: distinct(documentName, 1, 4).optional(),
  ...ofEveryDocument,
}).refine(({ date, updated }) => updated === undefined || updated >= date, {
  path: ['updated'],
  error: 'updated-early',
})

/**
 * A paragraph that the page shows in both languages. Each version has its own: the translation also says what it was
 * before the revision.
 */
const passage = group({
  text: text(80, 400),
  beforeRevision: text(80, 400).optional(),
  /** Why the reviser changed the translation. */
  reason: text(30, 300),
  /** The question to the client, and what the client answered. */
  question: text(10, 200),
  answer: text(2, 200),
  /** The term that was chosen, in the version's language. */
  term: text(2, 40),
}).optional()

const caseStudy = group({
  id: z.enum(['ecom', 'legal', 'appui']),
  category: z.enum(caseStudyCategories),
  title,
  description,
  date: day,
  order: positiveInteger,
  client: text(2, 80),
  image,
  imageAlt,
  outcomes: list(text(3, 120), 3, 5),
  passage,
  video: group({
    file: videoFile,
    title,
    /** The description of the video, for those who do not watch it. */
    description: text(80, 600),
    date: day,
  }).optional(),
  videoLabel: text(3, 60),
  downloadLabel: text(3, 60),
  callToAction: group({ title, text: text(20, 220), label: text(3, 40), link }),
  ...ofDocumentsWithCapitals,
})

const service = group({
  title,
  fullLabel: text(3, 90),
  description,
  tagline: text(10, 160),
  order: positiveInteger,
  /** Its field: the page lists its articles and case studies. */
  category: z.enum(articleCategories),
  image,
  imageAlt,
  /** The small square icon of the service: decoration, next to its title. */
  mark: image,
  /** What the quote form and the key facts say. */
  examples: text(10, 120).optional(),
  price: text(3, 120).optional(),
  /** How the price per word of an estimate is meant; services without one are not estimated. */
  estimate: z.enum(['exact', 'minimum']).optional(),
  /** The quote form asks for a place instead of documents. */
  asksFor: z.enum(['place']).optional(),
  filesHint: text(10, 220).optional(),
  leadTime: text(3, 120).optional(),
  quality: text(3, 120).optional(),
  features: list(group({ title, description: text(30, 260) }), 3, 3),
  passage,
  callToAction: group({ title, text: text(20, 220), label: text(3, 40) }),
  ...ofDocumentsWithCapitals,
})

const contactLink = group({ link, label: text(3, 90) })

const teamMember = group({
  name: text(3, 60),
  role: text(3, 80),
  description,
  order: positiveInteger,
  image,
  imageAlt,
  biographyTitle: title,
  expertiseTitle: title,
  skills: list(text(3, 80), 6, 6),
  projectsTitle: title,
  projects: list(group({ title, description: text(30, 260) }), 3, 3),
  contact: group({
    email: contactLink,
    chat: contactLink.optional(),
    professionalNetwork: contactLink.optional(),
    codeHosting: contactLink.optional(),
    socialNetwork: contactLink.optional(),
  }).refine(({ codeHosting, socialNetwork }) => codeHosting ?? socialNetwork, {
    error: 'key-missing_contact',
  }),
  collaborateTitle: title,
  collaborateText: text(30, 260),
  ctaText: text(3, 40),
  ctaLink: link,
  ...ofEveryDocument,
})

const policySection = z.discriminatedUnion(
  'type',
  [
    group({
      type: z.literal('list'),
      title,
      items: list(group({ label: text(2, 90), description: text(10, 600) }), 1, 20),
    }),
    group({ type: z.literal('paragraphs'), title, paragraphs: list(text(20, 1200), 1, 10) }),
  ],
  { error: 'key-missing_section' },
)

const policy = group({
  title,
  description,
  updated: day,
  /** For lists of labels and descriptions. Texts that need links, tables and numbered headings are in the body instead. */
  sections: list(policySection, 1, 20).optional(),
  /** The parties to an agreement: each gets a signature block at the end. */
  signatories: list(text(2, 60), 2, 2).optional(),
  ...ofEveryDocument,
})

/** The rules by which a collection is stored, addressed and checked. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject> {
  /** The schema of the front matter. */
  readonly schema: Schema
  /** The address of a document, without language prefix; `:slug` stands for its file name. */
  readonly route: `/${string}:slug`
  /** Keys that name pictures, which must exist. */
  readonly images: readonly string[]
  /** Keys that name documents (one, or a list) of another collection, which must exist. */
  readonly references: Readonly<Record<string, 'articles' | 'team'>>
  /** The only file names allowed: each of these documents has its own page in the code. */
  readonly slugs?: readonly string[]
  /** True if file names may have capitals, as the specified addresses do: `legalTranslation`. */
  readonly hasCapitals?: boolean
}

function collection<Schema extends z.ZodObject>(definition: Collection<Schema>): Collection<Schema> {
  return definition
}

/** Every folder of `content/<language>/` except `strings`. */
export const collections = {
  articles: collection({
    schema: article,
    route: '/articles/:slug',
    images: ['image'],
    references: { author: 'team', related: 'articles' },
  }),
  'case-studies': collection({
    schema: caseStudy,
    route: '/:slug',
    images: ['image'],
    references: {},
    hasCapitals: true,
  }),
  services: collection({
    schema: service,
    route: '/services/:slug',
    images: ['image', 'mark'],
    references: {},
    hasCapitals: true,
  }),
  team: collection({ schema: teamMember, route: '/:slug', images: ['image'], references: {} }),
  policies: collection({
    schema: policy,
    route: '/:slug',
    images: [],
    references: {},
    slugs: ['confidentialite', 'politique-securite', 'legal-notice', 'privacy', 'terms', 'nda', 'accessibility'],
  }),
} as const

/** Returns the address of a document, without language prefix. */
export function documentPath(name: CollectionName, slug: string): string {
  return collections[name].route.replace(':slug', slug)
}

/** The name of a collection: its folder in `content/<language>/`. */
export type CollectionName = keyof typeof collections
/** Returns whether a folder of `content/<language>/` is a collection. */
export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name)
}

/** The validated front matter of a collection's documents. */
export type Frontmatter<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>
