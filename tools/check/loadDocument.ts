import { join } from 'node:path'
import { collections, documentPath, isCollectionName } from '../../content/collections.ts'
import type { Entry, Picture } from '../../renderer/entry.ts'
import { isLocale, type Locale } from '../../renderer/languages.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { checkDocument } from './checkDocument.ts'
import { checkReadable } from '../content/checkReadable.ts'
import type { Locate, SpanOf } from '../content/frontmatter/readYaml.ts'
import type { Passage } from './prose/passage.ts'
import { agencyDetailsIn, fillShownTexts, type ShowableTexts } from './texts/shownTexts.ts'
import { checkBody } from './body/checkBody.ts'
import type { BodyFacts } from '../content/body/bodyFacts.ts'
import type { Diagnostic } from '../content/diagnostics.ts'
import { findMedia } from '../content/pictures/findMedia.ts'
import { parseFrontmatter } from '../content/frontmatter/parseFrontmatter.ts'
import { type OutlinePart, readOutline } from '../content/outline.ts'
import { publicationOf } from '../content/publication.ts'
import { readSource } from '../content/readSource.ts'
import { describeText, type TextFacts } from '../content/textDigest.ts'

/** A document for checks across documents, even if it has errors of its own. */
export interface CheckedDocument {
  readonly entry: Pick<Entry, 'collection' | 'locale' | 'slug' | 'path' | 'file' | 'publication'> & {
    /** The front matter, as far as it could be read. */
    readonly frontmatter: object
  }
  readonly body: BodyFacts
  readonly locate: Locate
  readonly spanOf: SpanOf
}

/** A document as it was read, with data that only the checks need. */
export interface LoadedDocument extends CheckedDocument {
  readonly entry: Entry
  /** The parts that its translations should have, too. */
  readonly outline: readonly OutlinePart[]
  /** The text to translate; undefined if the body can't be parsed. */
  readonly text: TextFacts | undefined
  readonly source: string
  /** Its prose; none if the document has errors. */
  readonly passages: readonly Passage[]
}

/** A document with its diagnostics. */
export interface DocumentResult {
  /** Undefined if its front matter has errors. */
  readonly document: LoadedDocument | undefined
  /** The same document, or the readable parts of one with errors. */
  readonly checked: CheckedDocument | undefined
  /** The source as written, for looking up which texts and pictures it shows. */
  readonly source: string
  readonly diagnostics: readonly Diagnostic[]
}

const WORDS_PER_MINUTE = 220

/** The data that reading a document depends on. */
export interface LoadContext {
  /** The project's root. */
  readonly root: string
  /** All pictures, by path from the root. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Returns the texts that documents may insert: `$t(facts:pricePerPage)`. */
  readonly texts: (locale: Locale) => ShowableTexts
  /** The day that the site is built for. */
  readonly day: string
}

/**
 * Reads and checks one document by itself; checks across documents are elsewhere.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`
 */
export function loadDocument(context: LoadContext, file: string): DocumentResult {
  const [, locale = '', collection = '', name = ''] = file.split('/')
  const source = readSource(join(context.root, file))
  const nothing = { document: undefined, checked: undefined, source }
  if (!isLocale(locale) || !isCollectionName(collection)) return { ...nothing, diagnostics: [] }
  const unreadable = checkReadable(source, file)
  if (unreadable) return { ...nothing, diagnostics: [unreadable] }

  const slug = name.replace(/\.mdx$/, '')
  const texts = context.texts(locale)
  const { schema } = collections[collection]
  const frontmatter = parseFrontmatter(source, file, schema, (text) => fillShownTexts(text, texts))
  const { data, written, values, locate, spanOf } = frontmatter
  if (!frontmatter.hasFrontmatter) return { ...nothing, diagnostics: frontmatter.diagnostics }

  const body = checkBody(source, file)
  const { tree } = body
  const input = { file, source, locale, collection }
  const media = findMedia(context, input, frontmatter, body)
  const { passages, isUnfinished, ...found } = checkDocument(input, frontmatter, body, texts)
  const diagnostics = [...found.diagnostics, ...media.diagnostics]
  const place = { collection, locale, slug, path: documentPath(collection, slug), file: `/${file}` }
  if (!data) {
    const entry = { ...place, frontmatter: values, publication: publicationOf(values, context.day) }
    return { ...nothing, checked: { entry, body, locate, spanOf }, diagnostics }
  }
  const entry = {
    ...place,
    ...media.shown,
    frontmatter: typesetAll(data, locale),
    publication: publicationOf(data, context.day),
    readingMinutes: Math.max(1, Math.round(body.words / WORDS_PER_MINUTE)),
    sections: /^(?:articles|policies)$/.test(collection) ? typesetAll(body.sections, locale) : [],
    agencyDetails: agencyDetailsIn(source),
  }
  const document = {
    entry,
    // Trees are too large to keep.
    body: { ...body, tree: undefined },
    outline: tree ? readOutline(tree) : [],
    source,
    passages,
    text: tree && { ...describeText(tree, Object(written), schema), isUnfinished },
    locate,
    spanOf,
  }
  return { document, source, checked: document, diagnostics }
}
