/**
 * What writers may put in the frontmatter of each kind of document.
 *
 * The file name of a document is its slug, and pairs it with its translation:
 * `content/fr/articles/legal-errors.mdx` and `content/en/articles/legal-errors.mdx`.
 * Schemas are strict: an unknown key is an error, and nothing is filled in silently.
 */
import { z } from 'zod'
import { isDay } from './dates.ts'
import { articleCategories, caseStudyCategories } from './categories.ts'

/**
 * A text. Where a part of a schema has a rule of its own, its `error` is the name of the rule: the message is in
 * tools/check/messages/frontmatter.ts, in the writer's language.
 */
function text(minimum: number, maximum: number) {
  return z
    .string()
    .trim()
    .refine((value) => !UNPRINTABLE.test(value), { error: 'value-unprintable', abort: true })
    .refine((value) => value === '' || VISIBLE.test(value), { error: 'value-empty', abort: true })
    .min(minimum)
    .max(maximum)
}

/** Control characters, line breaks among them, and halves of characters: feeds and lists would break at them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\0-\x1f\x7f\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u
const VISIBLE = /[^\p{Cf}\s]/u

/** A group of keys; a key that it does not know is an error. */
function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape)
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values)
}

function list<Item extends z.ZodType>(item: Item, minimum: number, maximum: number) {
  return z.array(item).min(minimum).max(maximum)
}

/** A calendar day, `YYYY-MM-DD` (ISO 8601), kept as text so that no time zone can shift it. */
const day = z.string({ error: 'day' }).trim().refine(isDay, { error: 'day' })

const positiveInteger = z.int({ error: 'value-no-number' }).positive({ error: 'value-no-number' })

const flag = z.boolean()

/** The file name of a document, without its ending. What it names is looked for among the files: tools/check/links/checkReferences.ts. */
const documentName = text(1, 80)

/** A picture as seen from the document, so that it also shows on GitHub; no way out of content/images. */
export const IMAGE_PATH = /^\.\.\/\.\.\/images\/(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:svg|png|jpe?g|webp|avif)$/

/** One that is to be found, whatever its name and its place: tools/content/pictureAddresses.ts says what to write instead. */
const PICTURE_ADDRESS = /^(?!\/|[a-z][a-z0-9+.-]*:).*\.(?:svg|png|jpe?g|webp|avif)$/i

const image = text(1, 200).regex(PICTURE_ADDRESS, { error: 'value-no-picture' })
const imageAlt = text(10, 220)

/** A video as seen from the document; what goes with it has the same name. */
export const VIDEO_PATH = /^\.\.\/\.\.\/videos\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\.mp4$/

const videoFile = text(1, 200).regex(VIDEO_PATH, { error: 'value-no-video' })

/** A page of ours without language prefix, `/contact`, or an address that a visitor may follow. */
const link = text(1, 300).regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/, {
  error: 'value-no-address',
})

const title = text(3, 90)
const description = text(50, 180)

/** What a translation was made of, by name: tools/content/textDigest.ts. The document without it is the original. */
const textName = z
  .string({ error: 'translated-from-wrong' })
  .regex(/^[a-f][\da-f]{7}$/, { error: 'translated-from-wrong' })
const translatedFrom = textName.optional()

/** Names that the document had before: their addresses lead here. */
const formerly = list(documentName, 1, 10).optional()

/** Texts that have a form to keep to, and which. */
const forms = new Map<unknown, TextForm>([
  [day, 'day'],
  [documentName, 'document'],
  [image, 'picture'],
  [videoFile, 'video'],
  [link, 'link'],
  [textName, 'textName'],
])

/** What a text is, where it is not prose. */
export type TextForm = 'day' | 'document' | 'picture' | 'video' | 'link' | 'textName'

/** The form that a part of a schema keeps to; undefined where it is prose, or no text at all. */
export function formOf(schema: unknown): TextForm | undefined {
  return forms.get(schema)
}

/** Whether a part of a schema is prose, which people read and translators translate. */
export function isProse(schema: unknown): boolean {
  return schema instanceof z.ZodString && !forms.has(schema)
}

/** What may move over the cover of an article. */
const articleHeroes = ['particles'] as const

const article = group({
  title,
  description,
  date: day,
  updated: day.optional(),
  author: documentName,
  category: oneOf(articleCategories),
  tags: list(text(2, 30), 1, 6),
  image,
  imageAlt,
  hero: oneOf(articleHeroes).optional(),
  related: list(documentName, 1, 4).optional(),
  draft: flag.optional(),
  formerly,
  translatedFrom,
}).refine(({ date, updated }) => updated === undefined || updated >= date, {
  path: ['updated'],
  error: 'updated-early',
})

const caseStudy = group({
  id: oneOf(['ecom', 'legal', 'appui']),
  category: oneOf(caseStudyCategories),
  title,
  description,
  date: day,
  order: positiveInteger,
  client: text(2, 80),
  image,
  imageAlt,
  outcomes: list(text(3, 120), 3, 5),
  video: group({
    file: videoFile,
    title,
    /** What is seen and read in it, for who does not watch it. */
    description: text(80, 600),
    date: day,
  }).optional(),
  videoLabel: text(3, 60),
  downloadLabel: text(3, 60),
  callToAction: group({ title, text: text(20, 220), label: text(3, 40), link }),
  draft: flag.optional(),
  formerly,
  translatedFrom,
})

const service = group({
  title,
  fullLabel: text(3, 90),
  description,
  tagline: text(10, 160),
  order: positiveInteger,
  /** Its field: the page shows the articles of it, and the case studies. */
  category: oneOf(articleCategories),
  image,
  imageAlt,
  /** The small square drawing that stands for the service: decoration, beside its title. */
  mark: image,
  features: list(group({ title, description: text(30, 260) }), 3, 3),
  callToAction: group({ title, text: text(20, 220), label: text(3, 40) }),
  draft: flag.optional(),
  formerly,
  translatedFrom,
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
    error: 'contact-incomplete',
  }),
  collaborateTitle: title,
  collaborateText: text(30, 260),
  ctaText: text(3, 40),
  ctaLink: link,
  draft: flag.optional(),
  formerly,
  translatedFrom,
})

const policySection = z.discriminatedUnion(
  'type',
  [
    group({
      title,
      type: z.literal('list'),
      items: list(group({ label: text(2, 90), description: text(10, 600) }), 1, 20),
    }),
    group({ title, type: z.literal('paragraphs'), paragraphs: list(text(20, 1200), 1, 10) }),
  ],
  { error: 'section-type' },
)

const policy = group({
  title,
  description,
  updated: day,
  /** Where they are not in the body, under headings. */
  sections: list(policySection, 1, 20).optional(),
  /** Of an agreement, those who sign it: a block to sign in for each, at the end. */
  signatories: list(text(2, 60), 2, 2).optional(),
  draft: flag.optional(),
  formerly,
  translatedFrom,
})

/** How one collection is stored, addressed and checked. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject> {
  /** The frontmatter. */
  readonly schema: Schema
  /** The address of a document, without language prefix; `:slug` is its file name. */
  readonly route: `/${string}:slug`
  /** Keys that name a picture, which must exist. */
  readonly images: readonly string[]
  /** Keys that name documents (one, or a list) of another collection, which must exist. */
  readonly references: Readonly<Record<string, 'articles' | 'team'>>
  /** The only file names that there may be: each of these documents has a page made for it. */
  readonly slugs?: readonly string[]
  /** File names may have capitals, as addresses that were given out long ago do: `legalTranslation`. */
  readonly hasCapitals?: boolean
}

function collection<Schema extends z.ZodObject>(definition: Collection<Schema>): Collection<Schema> {
  return definition
}

/** Every folder of `content/<language>/`, but `strings`. */
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

/** The address of a document, without language prefix. */
export function documentPath(name: CollectionName, slug: string): string {
  return collections[name].route.replace(':slug', slug)
}

/** The name of a collection: its folder in `content/<language>/`. */
export type CollectionName = keyof typeof collections
/** Whether a folder of `content/<language>/` is one of a collection. */
export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name)
}

/** What the frontmatter of a collection's documents holds, once checked. */
export type Frontmatter<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>
