/**
 * What writers may put in the frontmatter of each kind of document.
 *
 * The file name of a document is its slug, and pairs it with its translation:
 * `content/fr/articles/legal-errors.mdx` and `content/en/articles/legal-errors.mdx`.
 * Schemas are strict: an unknown key is an error, and nothing is filled in silently.
 */
import { z } from 'zod'
import { describeWrongDay, isDay } from './dates.ts'
import { articleCategories, caseStudyCategories } from './categories.ts'

/** The message of every text field that is missing, is not text, or has the wrong length. */
function text(minimum: number, maximum: number) {
  return z
    .string({ error: (issue) => describeWrongText(issue.input) })
    .trim()
    .refine((value) => !UNPRINTABLE.test(value), {
      error: ({ input }) => describeUnprintable(String(input)),
      abort: true,
    })
    .refine((value) => value.length >= minimum, {
      error: ({ input }) =>
        input === ''
          ? 'is empty. Write a text'
          : `has ${String(input).length} characters, needs at least ${minimum}. Say a little more`,
      abort: true,
    })
    .refine((value) => value.length <= maximum, {
      error: ({ input }) => `has ${String(input).length} characters, may have ${maximum}. Shorten it`,
      abort: true,
    })
}

/** Control characters, line breaks among them, and halves of characters: feeds and lists would break at them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\0-\x1f\x7f\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u

function describeUnprintable(value: string): string {
  const character = UNPRINTABLE.exec(value)?.[0] ?? ''
  if (/[\n\r\u2028\u2029]/.test(character)) return 'holds a line break. Write it on one line'
  if (character === '\t') return 'holds a tab. Write a space instead'
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return /\p{Cs}/u.test(character)
    ? `holds half of a character (U+${code}). Delete it, and write the character itself`
    : `holds an invisible character (U+${code}). Delete it`
}

/** A value, cut to what a message has room for. */
function quote(input: unknown): string {
  const value = String(input)
  return value.length > 60 ? `"${value.slice(0, 59)}…"` : `"${value}"`
}

function describeWrongText(input: unknown): string {
  if (input === undefined) return 'is missing. Add it'
  if (input === null) return 'is empty. Write a text'
  if (typeof input === 'object') return 'expected a text, got a list or a group. Write it on one line, in quotes'
  return `expected a text, got ${typeof input} ${String(input)}. Put it in quotes: "${String(input)}"`
}

/** A group of keys; a key that it does not know is an error. */
function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    // Unknown keys have a message of their own, which tools/content/frontmatter.ts writes: it knows what was meant.
    error: ({ code, input }) => {
      if (code !== 'invalid_type') return undefined
      const keys = Object.keys(shape).join(', ')
      return input === undefined || input === null
        ? `is missing. Add it with its keys, indented by two spaces: ${keys}`
        : `expected a group of keys. Write them one per line, indented by two spaces: ${keys}`
    },
  })
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, {
    error: ({ input }) =>
      `${input === undefined ? 'is missing' : `expected one of the known values, got ${quote(input)}`}. Write one of: ${values.join(', ')}`,
  })
}

function list<Item extends z.ZodType>(item: Item, minimum: number, maximum: number) {
  const expected = minimum === maximum ? `exactly ${minimum}` : `${minimum} to ${maximum}`
  const wrongCount = ({ input }: { input?: unknown }) =>
    `expected ${expected} entries, got ${Array.isArray(input) ? input.length : 'none'}. Write ${expected}, one per line, each after "- "`
  return z
    .array(item, {
      error: ({ input }) =>
        input === undefined
          ? `is missing. Add a list of ${expected} entries, one per line, each after "- "`
          : `expected a list. Write ${expected} entries, one per line, each after "- "`,
    })
    .min(minimum, { error: wrongCount })
    .max(maximum, { error: wrongCount })
}

/** A calendar day, `YYYY-MM-DD` (ISO 8601), kept as text so that no time zone can shift it. */
const day = z
  .string({ error: ({ input, path }) => describeWrongDay(input, String(path?.at(-1) ?? 'date')) })
  .trim()
  .refine(isDay, {
    error: ({ input, path }) => describeWrongDay(input, String(path?.at(-1) ?? 'date')),
    params: { expected: 'day' },
  })

const positiveInteger = z.int({ error: 'expected a whole number. Write 1, 2, 3…' }).positive({
  error: 'expected a number from 1 up. Write 1, 2, 3…',
})

const flag = z.boolean({ error: ({ input }) => `expected true or false, got ${quote(input)}. Write true or false` })

/** The file name of a document, without its ending. What it names is looked for among the files: tools/content/references.ts. */
const documentName = text(1, 80)

/** A picture as seen from the document, so that it also shows on GitHub; no way out of content/images. */
export const IMAGE_PATH = /^\.\.\/\.\.\/images\/(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:svg|png|jpe?g|webp|avif)$/

/** One that is to be found, whatever its name and its place: tools/content/pictureAddresses.ts says what to write instead. */
const PICTURE_ADDRESS = /^(?!\/|[a-z][a-z0-9+.-]*:).*\.(?:svg|png|jpe?g|webp|avif)$/i

const image = text(1, 200).regex(PICTURE_ADDRESS, {
  error: ({ input }) =>
    `expected a picture of content/images, got ${quote(input)}. Write ../../images/name.jpg (svg, png, jpg, webp or avif)`,
})
const imageAlt = text(10, 220)

/** A video as seen from the document; what goes with it has the same name. */
export const VIDEO_PATH = /^\.\.\/\.\.\/videos\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\.mp4$/

const videoFile = text(1, 200).regex(VIDEO_PATH, {
  error: ({ input }) =>
    `expected a video of content/videos, got ${quote(input)}. Write ../../videos/name.mp4 (H.264 in MP4, which every browser plays)`,
})

/** A page of ours without language prefix, `/contact`, or an address that a visitor may follow. */
const link = text(1, 300).regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/, {
  error: ({ input }) =>
    `expected a page or an address, got ${quote(input)}. Write /contact, https://…, mailto:… or tel:…`,
})

const title = text(3, 90)
const description = text(50, 180)

/** What a translation was made of, by name: tools/content/textDigest.ts. The document without it is the original. */
const textName = z.string({ error: describeWrongDigest }).regex(/^[a-f][\da-f]{7}$/, { error: describeWrongDigest })
const translatedFrom = textName.optional()

function describeWrongDigest(): string {
  return 'expected the eight characters that npm run status -- --confirm writes. Delete the line, and run that with the name of this file'
}

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
  translatedFrom,
}).refine(({ date, updated }) => updated === undefined || updated >= date, {
  path: ['updated'],
  error: 'is before date. Write the day of the last change, or delete it',
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
    chat: contactLink,
    professionalNetwork: contactLink,
    codeHosting: contactLink.optional(),
    socialNetwork: contactLink.optional(),
  }).refine(({ codeHosting, socialNetwork }) => codeHosting ?? socialNetwork, {
    error: 'has neither codeHosting nor socialNetwork. Add one of them, with link and label',
  }),
  collaborateTitle: title,
  collaborateText: text(30, 260),
  ctaText: text(3, 40),
  ctaLink: link,
  draft: flag.optional(),
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
  { error: 'expected a known type. Write type: list (with items) or type: paragraphs (with paragraphs)' },
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
