import { join } from 'node:path'
import { collections, documentPath, isCollectionName } from '../../content/collections.ts'
import type { Entry, Picture } from '../../renderer/entry.ts'
import { isLocale, type Locale } from '../../renderer/languages.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { readBody, type ReadBody } from './body/readBody.ts'
import type { Diagnostic } from './diagnostics.ts'
import { parseFrontmatter, type ReadFrontmatter } from './frontmatter/parseFrontmatter.ts'
import { type OutlinePart, readOutline } from './outline.ts'
import { findMedia } from './pictures/findMedia.ts'
import { publicationOf } from './publication.ts'
import { checkReadable, readSource } from './readSource.ts'
import { describeText, type TextFacts } from './textDigest.ts'
import { checkShownTexts, fillShownTexts, type ShowableTexts } from './texts/shownTexts.ts'
import { TO_DO } from './toDo.ts'

/** What could be read of a document, even if it has errors. */
export interface PartialDocument extends ReadFrontmatter<object> {
  readonly entry: Pick<Entry, 'collection' | 'locale' | 'slug' | 'path' | 'file' | 'publication'> & {
    /** The front matter, as far as it could be read. */
    readonly frontmatter: object
  }
  readonly body: ReadBody
}

/** A document that a page can show. */
export interface LoadedDocument extends PartialDocument {
  readonly entry: Entry
  /** The parts that its translations should have, too. */
  readonly outline: readonly OutlinePart[]
  /** The text to translate; undefined if the body can't be parsed. */
  readonly text: TextFacts | undefined
  readonly source: string
}

/** A document's file, as far as it could be read. */
export interface ReadDocument {
  /** Path from the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  /** The source as written. */
  readonly source: string
  /** Undefined if its front matter has errors. */
  readonly document: LoadedDocument | undefined
  /** The same document, or the readable parts of one with errors; undefined if the file has no front matter. */
  readonly partial: PartialDocument | undefined
  /** The errors that leave it without a page, and what was found on the way. */
  readonly diagnostics: readonly Diagnostic[]
}

const WORDS_PER_MINUTE = 220

/** The data that reading a document depends on. */
export interface ReadContext {
  /** The project's root. */
  readonly root: string
  /** All pictures, by path from the root. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** The texts that documents may insert: `$t(prices:page)`. */
  readonly showable: Readonly<Record<Locale, ShowableTexts>>
  /** The day that the site is built for. */
  readonly day: string
}

/**
 * Reads one document by itself; what documents refer to in each other is elsewhere.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`
 */
export function readDocument(context: ReadContext, file: string): ReadDocument {
  const [, locale = '', collection = '', name = ''] = file.split('/')
  const source = readSource(join(context.root, file))
  const nothing = { file, source, document: undefined, partial: undefined }
  if (!isLocale(locale) || !isCollectionName(collection)) return { ...nothing, diagnostics: [] }
  const unreadable = checkReadable(source, file)
  if (unreadable) return { ...nothing, diagnostics: [unreadable] }

  const slug = name.replace(/\.mdx$/, '')
  const texts = context.showable[locale]
  const { schema } = collections[collection]
  const parsed = parseFrontmatter(source, file, schema, (text) => fillShownTexts(text, texts))
  const { diagnostics: ofFrontmatter, hasFrontmatter, ...frontmatter } = parsed
  if (!hasFrontmatter) return { ...nothing, diagnostics: ofFrontmatter }

  const { data, written, values } = frontmatter
  const body = readBody(source, file)
  const nodes = body.body?.nodes ?? []
  const media = findMedia(context, { file, collection }, frontmatter, body)
  const diagnostics = [
    ...ofFrontmatter,
    ...body.diagnostics,
    ...checkShownTexts(source, file, texts),
    ...media.diagnostics,
  ]
  const path = documentPath(collection, slug)
  const place = { collection, locale, slug, path, file: `/${file}`, publication: publicationOf(values, context.day) }
  const partial = { ...frontmatter, entry: { ...place, frontmatter: values }, body }
  if (!data) return { ...nothing, partial, diagnostics }
  const entry = {
    ...place,
    ...media.shown,
    frontmatter: typesetAll(data, locale),
    readingMinutes: Math.max(1, Math.round(body.words / WORDS_PER_MINUTE)),
    sections: typesetAll(body.sections, locale),
  }
  const document = {
    ...partial,
    entry,
    outline: readOutline(nodes, source),
    source,
    text: body.body ? { ...describeText(nodes, written, schema), isUnfinished: source.search(TO_DO) >= 0 } : undefined,
  }
  return { file, source, document, partial: document, diagnostics }
}
