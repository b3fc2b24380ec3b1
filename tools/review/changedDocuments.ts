import { posix } from 'node:path'
import { type CollectionName, documentPath, isCollectionName } from '../../content/collections.ts'
import type { TranslatedDocument } from '../../renderer/documentTranslations.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { forEachLocale, isLocale, type Locale, locales } from '../../renderer/languages.ts'
import { fileOf } from '../content/translations.ts'
import type { ChangedFile } from './changedFiles.ts'
import type { ReviewedDocument, ReviewedVersion } from './review.ts'

/** What a branch's documents are described from. */
export interface DocumentSources {
  readonly changes: readonly ChangedFile[]
  /** How each document of the branch stands. */
  readonly translations: readonly TranslatedDocument[]
  /** The day of a document's frontmatter, by its file. */
  readonly dayOf: (file: string) => string | undefined
  /** The title that a file had before. */
  readonly titleBefore: (file: string) => Promise<string | undefined>
  /** Whether the built site has a page at an address. */
  readonly hasPage: (address: string) => boolean
}

interface DocumentFile {
  readonly locale: Locale
  readonly collection: CollectionName
  readonly slug: string
}

/** @returns undefined where a file is no document */
export function readDocumentFile(file: string): DocumentFile | undefined {
  const [content, locale, collection = '', name = '', ...rest] = file.split('/')
  if (content !== 'content' || !isLocale(locale) || !isCollectionName(collection)) return undefined
  if (!name.endsWith('.mdx') || rest.length > 0) return undefined
  return { locale, collection, slug: posix.basename(name, '.mdx') }
}

/** The documents that a branch adds, changes, removes or renames, in every language. */
export async function describeChangedDocuments(sources: DocumentSources): Promise<ReviewedDocument[]> {
  const changes = new Map(sources.changes.flatMap(asOfDocuments).map((change) => [change.file, change]))
  const standing = new Map(sources.translations.map((document) => [nameOf(document), document]))
  const concerned = new Map(
    [...changes.keys()].flatMap((file) => {
      const document = readDocumentFile(file)
      return document ? [[nameOf(document), document] as const] : []
    }),
  )
  const documents = await Promise.all(
    [...concerned].map(([name, document]) => describeDocument(document, standing.get(name), changes, sources)),
  )
  return (
    documents
      // Its page has moved on, and nothing is left at the old name.
      .filter(({ versions }) => locales.some((locale) => versions[locale].change !== 'absent'))
      .toSorted((a, b) => a.collection.localeCompare(b.collection, 'en') || a.slug.localeCompare(b.slug, 'en'))
  )
}

/** The former addresses of pages that documents were renamed with, by address; those without language among them. */
export function renamedAddresses(documents: readonly ReviewedDocument[]): Map<string, string> {
  return new Map(
    documents.flatMap(({ collection, slug, versions }) => {
      const renames = locales.flatMap((locale) => versions[locale].before ?? [])
      return locales.flatMap((locale): Array<[string, string]> => {
        // A page whose text is missing shows the other language's.
        const before = versions[locale].before ?? (versions[locale].change === 'absent' ? renames[0] : undefined)
        const was = before === undefined ? undefined : readDocumentFile(before)
        if (!was) return []
        return [
          [
            localizePath(documentPath(collection, slug), locale),
            localizePath(documentPath(was.collection, was.slug), locale),
          ],
        ]
      })
    }),
  )
}

function nameOf({ collection, slug }: Pick<DocumentFile, 'collection' | 'slug'>): string {
  return `${collection}/${slug}`
}

/** A document keeps its language and its collection: what moves from one to another goes here, and comes there. */
function asOfDocuments(change: ChangedFile): ChangedFile[] {
  const [is, was] = [readDocumentFile(change.file), readDocumentFile(change.before ?? '')]
  if (change.change !== 'renamed') return is ? [change] : []
  const isSameSort = is && was && is.locale === was.locale && is.collection === was.collection
  return [
    ...(isSameSort ? [change] : is ? [{ file: change.file, change: 'added' as const }] : []),
    ...(was && change.before !== undefined ? [{ file: change.before, change: 'removed' as const }] : []),
  ]
}

async function describeDocument(
  { collection, slug }: DocumentFile,
  standing: TranslatedDocument | undefined,
  changes: ReadonlyMap<string, ChangedFile>,
  { dayOf, titleBefore, hasPage }: DocumentSources,
): Promise<ReviewedDocument> {
  const wasRenamed = new Set([...changes.values()].map(({ before }) => before))
  const describe = async (locale: Locale): Promise<ReviewedVersion> => {
    const file = fileOf({ collection, slug }, locale)
    const change = changes.get(file)
    const now = standing?.versions[locale]
    const isThere = now !== undefined && now.state !== 'missing'
    if (change?.change === 'removed' && !isThere) {
      // With nothing left of the document, its new name says where it is.
      if (wasRenamed.has(file) && !standing) return { file, change: 'absent' }
      const title = await titleBefore(file)
      return { file, change: 'removed', ...(title !== undefined && { title }), ...(now && { state: now.state }) }
    }
    if (!isThere) return { file, change: 'absent', ...(now && { state: now.state }) }
    const { title, state, publication } = now
    const address = localizePath(documentPath(collection, slug), locale)
    const day = publication === 'scheduled' ? dayOf(file) : undefined
    return {
      file,
      change: change?.change ?? 'unchanged',
      state,
      ...(title !== undefined && { title }),
      ...(change?.before !== undefined && { before: change.before }),
      ...(publication !== undefined && { publication }),
      ...(day !== undefined && { day }),
      ...(hasPage(address) && { address }),
    }
  }
  const described = new Map(await Promise.all(locales.map(async (locale) => [locale, await describe(locale)] as const)))
  const versions = forEachLocale(
    (locale) => described.get(locale) ?? { file: fileOf({ collection, slug }, locale), change: 'absent' as const },
  )
  const titles = locales.flatMap((locale) => versions[locale].title ?? [])
  return { collection, slug, title: titles[0] ?? slug, change: changeOf(Object.values(versions)), versions }
}

/** What became of all versions that there are, or were. */
function changeOf(versions: readonly ReviewedVersion[]): ReviewedDocument['change'] {
  const [first, ...others] = new Set(versions.map(({ change }) => change).filter((change) => change !== 'absent'))
  return first === undefined || first === 'unchanged' || others.length > 0 ? 'changed' : first
}
