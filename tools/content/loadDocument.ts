import { join } from 'node:path'
import { collections, documentPath, isCollectionName } from '../../content/collections.ts'
import type { Entry, Picture } from '../../renderer/entry.ts'
import { isLocale, type Locale } from '../../renderer/languages.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { checkToDo } from '../check/frontmatter/checkToDo.ts'
import { checkLanguage } from '../check/prose/checkLanguage.ts'
import { checkBody } from './body.ts'
import type { BodyFacts } from './bodyFacts.ts'
import { checkReadable } from '../check/files/checkReadable.ts'
import { type Diagnostic, isError } from './diagnostics.ts'
import { type Locate, parseFrontmatter, type SpanOf } from './frontmatter.ts'
import { findMedia } from './findMedia.ts'
import type { Passage } from '../check/prose/passage.ts'
import { bodyPassages } from '../check/prose/bodyPassages.ts'
import { frontmatterPassages } from '../check/prose/frontmatterPassages.ts'
import { publicationOf } from './publication.ts'
import { readSource } from './readSource.ts'
import { checkSearchResult } from '../check/frontmatter/checkSearchResult.ts'
import { agencyDetailsIn, checkShownTexts, fillShownTexts, type ShowableTexts } from '../check/texts/shownTexts.ts'
import { type OutlinePart, readOutline } from '../check/structure/outline.ts'
import { describeText, type TextFacts } from './textDigest.ts'
import { checkTypography } from '../check/typography/checkTypography.ts'
import { checkWrittenFigures } from '../check/texts/writtenFigures.ts'

/** A document as checks across documents need it, even where it has errors of its own. */
export interface CheckedDocument {
  readonly entry: Pick<Entry, 'collection' | 'locale' | 'slug' | 'path' | 'file' | 'publication'> & {
    /** The front matter, as far as it could be read. */
    readonly frontmatter: object
  }
  readonly body: BodyFacts
  /** Returns the position of a front matter value. */
  readonly locate: Locate
  /** Returns the span of a front matter value. */
  readonly spanOf: SpanOf
}

/** A document as read, with what only the checks need. */
export interface LoadedDocument extends CheckedDocument {
  readonly entry: Entry
  /** The parts that its translation should have as well. */
  readonly outline: readonly OutlinePart[]
  /** The text to translate; undefined where the body can't be parsed. */
  readonly text: TextFacts | undefined
  readonly source: string
  /** Its prose; none where something in it is an error. */
  readonly passages: readonly Passage[]
}

/** A document, unless its frontmatter is wrong, and all that is wrong with it. */
export interface DocumentResult {
  readonly document: LoadedDocument | undefined
  /** The same, or what could be read of one that is wrong. */
  readonly checked: CheckedDocument | undefined
  /** As the writer wrote it: who shows which text is looked up in it. */
  readonly source: string
  readonly diagnostics: readonly Diagnostic[]
}

const WORDS_PER_MINUTE = 220
const NOTHING: DocumentResult = { document: undefined, checked: undefined, source: '', diagnostics: [] }

/** Everything that documents are read with. */
export interface LoadContext {
  /** The project's root. */
  readonly root: string
  /** All pictures, by path from the root. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Returns the texts that documents may insert: `$t(facts:pricePerPage)`. */
  readonly texts: (locale: Locale) => ShowableTexts
  /** The day that the site is made for. */
  readonly day: string
}

/**
 * Reads and checks one document by itself; how it stands to the others is checked elsewhere.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`; where it does not stand in a collection, it is passed
 *   over
 */
export function loadDocument(context: LoadContext, file: string): DocumentResult {
  const [, locale = '', collection = '', name = ''] = file.split('/')
  if (!isLocale(locale) || !isCollectionName(collection)) return NOTHING
  const slug = name.replace(/\.mdx$/, '')
  const source = readSource(join(context.root, file))
  const unreadable = checkReadable(source, file)
  if (unreadable) return { ...NOTHING, diagnostics: [unreadable] }

  const input = { file, source, locale, collection }
  const texts = context.texts(locale)
  const { schema } = collections[collection]
  const frontmatter = parseFrontmatter(source, file, schema, (text) => fillShownTexts(text, texts))
  const { data, written, values, locate, spanOf } = frontmatter
  if (!frontmatter.hasFrontmatter) return { ...NOTHING, diagnostics: frontmatter.diagnostics }

  const body = checkBody(source, file)
  const { tree } = body
  const media = findMedia(context, { file, collection }, frontmatter, body)
  const { diagnostics, passages, isUnfinished } = checkDocument(input, frontmatter, body, media.diagnostics, texts)
  const place = { collection, locale, slug, path: documentPath(collection, slug), file: `/${file}` }
  if (!data) {
    const entry = { ...place, frontmatter: values, publication: publicationOf(values, context.day) }
    return { document: undefined, source, checked: { entry, body, locate, spanOf }, diagnostics }
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

/** A document with its source, which positions refer to. */
interface DocumentToRead extends Pick<Entry, 'locale' | 'collection'> {
  readonly file: string
  readonly source: string
}

/** Checks what a document itself says; prose only if there are no errors, because the punctuation of code is not typography. */
function checkDocument(
  { file, source, locale, collection }: DocumentToRead,
  { diagnostics, data, written, values, locate }: ReturnType<typeof parseFrontmatter>,
  body: ReturnType<typeof checkBody>,
  ofMedia: readonly Diagnostic[],
  texts: ShowableTexts,
) {
  const toDo = checkToDo(source, file, { isForVisitors: data !== undefined && data.draft !== true })
  const inOtherLanguage = checkLanguage({ file, source, locale, isDraft: Reflect.get(values, 'draft') === true })
  const found = [
    ...diagnostics,
    ...body.diagnostics,
    ...checkShownTexts(source, file, texts),
    ...checkSearchResult(file, values, locate),
    ...toDo,
    ...inOtherLanguage,
  ]
  const isProse = inOtherLanguage.length === 0 && !found.some(isError)
  const { schema } = collections[collection]
  const passages =
    body.tree && isProse
      ? [...frontmatterPassages(written, schema, { source, locate }), ...bodyPassages(body.tree, source, locale)]
      : []
  return {
    passages,
    isUnfinished: toDo.length > 0,
    diagnostics: [
      ...found,
      ...checkTypography(passages, { file, source, locale }),
      ...checkWrittenFigures(passages, { file, source, texts }),
      ...ofMedia,
    ],
  }
}
