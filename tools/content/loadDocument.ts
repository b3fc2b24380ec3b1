import { join, posix } from 'node:path'
import type { Root } from 'mdast'
import { type CollectionName, collections, documentPath, isCollectionName } from '../../content/collections.ts'
import type { Entry, Picture, Video } from '../../renderer/entry.ts'
import { isLocale, type Locale } from '../../renderer/languages.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { type PaperBody, readBody } from '../paper/readBody.ts'
import { describeAlternative } from '../check/pictures/alternativeText.ts'
import { checkToDo } from '../check/frontmatter/checkToDo.ts'
import { checkLanguage } from '../check/prose/checkLanguage.ts'
import { checkBody, type Destination } from './body.ts'
import { describeWidth } from '../check/pictures/describePhotograph.ts'
import { checkReadable, describeEncoding } from '../check/files/checkReadable.ts'
import { type Diagnostic, isError } from './diagnostics.ts'
import { unlinkEarly, unlinkEarlyInMarkdown } from './earlyLinks.ts'
import { checkGarbledLetters } from '../check/prose/garbledLetters.ts'
import { type Locate, parseFrontmatter, type SpanOf } from './frontmatter.ts'
import { findPicture, type NamedPicture } from './pictureAddresses.ts'
import { writePlainMarkdown } from '../markdown/plainMarkdown.ts'
import { bodyPassages } from '../check/prose/bodyPassages.ts'
import { frontmatterPassages } from '../check/prose/frontmatterPassages.ts'
import { parse } from './parse.ts'
import { publicationOf } from './publication.ts'
import { readSource } from './readSource.ts'
import { checkSearchResult } from '../check/frontmatter/checkSearchResult.ts'
import { agencyDetailsIn, checkShownTexts, fillShownTexts, type ShowableTexts } from '../check/texts/shownTexts.ts'
import { type OutlinePart, readOutline } from '../check/structure/outline.ts'
import { describeText, type TextFacts } from './textDigest.ts'
import { checkTypography } from '../check/typography/checkTypography.ts'
import { loadVideo } from '../check/pictures/videos.ts'
import { checkWrittenFigures } from '../check/texts/writtenFigures.ts'

/** What the checks of a document beside the others need, whatever else is wrong in it. */
export interface CheckedDocument {
  readonly entry: Pick<Entry, 'collection' | 'locale' | 'slug' | 'path' | 'file' | 'publication'> & {
    /** What could be read of it. */
    readonly frontmatter: object
  }
  readonly body: BodyFacts
  /** Where a value of the frontmatter stands. */
  readonly locate: Locate
  /** From where to where. */
  readonly spanOf: SpanOf
}

/** A document as read, with what only the checks need. */
export interface LoadedDocument extends CheckedDocument {
  readonly entry: Entry
  /** What there is to translate; undefined where the body can't be parsed. */
  readonly text: TextFacts | undefined
  /** What it shows besides its page; undefined where something in it is an error. */
  readonly compiled: CompiledBody | undefined
}

/** What the checks of other documents, and of the fonts, need to know of a body. */
export interface BodyFacts {
  /** Links to pages and to fragments, as the writer wrote them. */
  readonly links: readonly Destination[]
  /** Ids that a link may end with, `#like-this`. */
  readonly fragments: readonly string[]
  /** Every letter of the whole file, once. */
  readonly letters: string
  /** What its translation should have as well. */
  readonly outline: readonly OutlinePart[]
}

/** What a document shows besides its page, in the form that each of its readers takes. */
export interface CompiledBody {
  /** Its PDF: tools/paper/readBody.ts. */
  readonly paper: PaperBody
  /** The body of an article for machines that read, its addresses marked: tools/markdown/plainMarkdown.ts. */
  readonly markdown: string | undefined
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

/** What documents are read with. */
export interface LoadContext {
  /** The project's root. */
  readonly root: string
  /** All pictures, by path from the root. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** What documents may show within themselves: `$t(facts:pricePerPage)`. */
  readonly texts: (locale: Locale) => ShowableTexts
  /** The day that the site is made for. */
  readonly day: string
  /** Addresses of documents that visitors do not see yet. */
  readonly early: ReadonlySet<string>
}

/**
 * Reads and checks one document by itself; how it stands to the others is checked elsewhere.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`; where it does not stand in a collection, it is passed
 *   over
 */
export function loadDocument(context: LoadContext, file: string): DocumentResult {
  const { root } = context
  const [, locale = '', collection = '', name = ''] = file.split('/')
  if (!isLocale(locale) || !isCollectionName(collection)) return NOTHING
  const slug = name.replace(/\.mdx$/, '')
  const source = readSource(join(root, file))
  const unreadable = source === undefined ? describeEncoding(join(root, file), file) : checkReadable(source, file)
  if (source === undefined || unreadable) return { ...NOTHING, diagnostics: unreadable ? [unreadable] : [] }

  const filled = fillShownTexts(source, context.texts(locale))
  return readDocument(context, { file, source, filled, locale, collection, slug })
}

function pairOf<Key, Value>(key: Key, value: Value | undefined): Array<readonly [Key, Value]> {
  return value === undefined ? [] : [[key, value]]
}

interface DocumentToRead {
  readonly file: string
  /** As the writer wrote it: what is checked, and where things stand. */
  readonly source: string
  /** With the texts that it shows in their places: what readers read. */
  readonly filled: string
  readonly locale: Locale
  readonly collection: CollectionName
  readonly slug: string
}

function readDocument(
  { root, pictures, texts, day, early }: LoadContext,
  { file, source, filled, locale, collection, slug }: DocumentToRead,
): DocumentResult {
  const { schema } = collections[collection]
  const {
    data,
    written,
    values,
    locate,
    spanOf,
    diagnostics: frontmatterDiagnostics,
    hasFrontmatter,
  } = parseFrontmatter(source, file, schema, (text) => fillShownTexts(text, texts(locale)))
  if (!hasFrontmatter) {
    return { ...NOTHING, diagnostics: frontmatterDiagnostics }
  }
  const { tree, ...body } = checkBody(source, file)
  const toDo = checkToDo(source, file, { isForVisitors: data !== undefined && data.draft !== true })
  const inOtherLanguage = checkLanguage({ file, source, locale, values, locate })
  const diagnostics = [
    ...frontmatterDiagnostics,
    ...body.diagnostics,
    ...checkGarbledLetters(source, file),
    ...checkShownTexts(source, file, tree, texts(locale)),
    ...checkSearchResult(file, values, locate),
    ...toDo,
    ...inOtherLanguage,
  ]
  // What has errors is to be mended first: commas and quotation marks of a program are no typography.
  if (tree && inOtherLanguage.length === 0 && !diagnostics.some(isError)) {
    const inFrontmatter = frontmatterPassages(written, schema, { source, locate })
    const passages = [...inFrontmatter, ...bodyPassages(tree, source, locale)]
    diagnostics.push(
      ...checkTypography(passages, { file, source, locale }),
      ...checkWrittenFigures(passages, { file, source, texts: texts(locale) }),
    )
  }

  const find = (named: NamedPicture): Picture | undefined => {
    const found = findPicture(pictures, { file, source }, named)
    if ('diagnostic' in found) {
      diagnostics.push(found.diagnostic)
      return undefined
    }
    const problem = describeWidth(found.picture, file)
    if (problem && named.key !== 'mark') {
      diagnostics.push({
        file,
        line: named.line,
        column: named.column,
        rule: 'picture-narrow',
        message: problem,
        severity: 'warning',
      })
    }
    return found.picture
  }
  const images: Record<string, Picture> = {}
  for (const key of collections[collection].images) {
    const url = values[key]
    const picture = typeof url === 'string' ? find({ url, key, ...locate([key]) }) : undefined
    if (picture) images[key] = picture
    const alt = values[`${key}Alt`]
    const problem = typeof alt === 'string' && describeAlternative(alt, String(url), file)
    if (problem) diagnostics.push({ file, ...locate([`${key}Alt`]), ...problem })
  }
  const bodyImages = body.images.flatMap((image) => find(image) ?? [])

  const findVideo = (path: string, { line, column }: { line: number; column: number }): Video | undefined => {
    const loaded = loadVideo(root, posix.join(posix.dirname(file), path), pictures, { file, line, column })
    diagnostics.push(...loaded.diagnostics)
    return loaded.video
  }
  const video =
    data && 'video' in data && data.video ? findVideo(data.video.file, locate(['video', 'file'])) : undefined
  const videos = new Map(body.videos.flatMap(({ url, ...place }) => pairOf(url, findVideo(url, place))))

  const place = { collection, locale, slug, path: documentPath(collection, slug), file: `/${file}` }
  const bodyFacts = {
    links: body.links,
    fragments: body.fragments,
    letters: [...new Set(source)].join(''),
    outline: tree ? readOutline(tree) : [],
  }
  const entry = data && {
    ...place,
    frontmatter: typesetAll(data, locale),
    publication: publicationOf(data, day),
    readingMinutes: Math.max(1, Math.round(body.words / WORDS_PER_MINUTE)),
    sections: /^(?:articles|policies)$/.test(collection) ? typesetAll(body.sections, locale) : [],
    images,
    video,
    bodyImages,
    bodyVideos: [...videos.values()],
    agencyDetails: agencyDetailsIn(source),
  }
  // Figures change no structure: what was sound is.
  const shown = tree && (filled === source ? tree : parse(filled))
  const isSound = shown !== undefined && !diagnostics.some(isError)
  const document = entry && {
    entry,
    body: bodyFacts,
    text: tree && { ...describeText(tree, Object(written), schema), isUnfinished: toDo.length > 0 },
    compiled: isSound ? compile(shown, filled, entry, early) : undefined,
    locate,
    spanOf,
  }
  return {
    document,
    source,
    checked: document ?? {
      entry: { ...place, frontmatter: values, publication: publicationOf(values, day) },
      body: bodyFacts,
      locate,
      spanOf,
    },
    diagnostics,
  }
}

/** @param tree is changed: links to what is not published yet go */
function compile(
  tree: Root,
  source: string,
  { collection, file, locale }: Entry,
  early: ReadonlySet<string>,
): CompiledBody {
  const markdown =
    collection === 'articles' ? unlinkEarlyInMarkdown(writePlainMarkdown(tree, source, locale), early) : undefined
  unlinkEarly(tree, early)
  return { paper: readBody(tree, { file: file.slice(1), locale }), markdown }
}
