import { posix } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type CollectionName, documentPath, isCollectionName } from '../../content/collections.ts'
import { localizePath } from '../../renderer/addresses.ts'
import type { TranslatedDocument } from '../../renderer/documentTranslations.ts'
import { forEachLocale, isLocale, type Locale, locales } from '../../renderer/languages.ts'
import { fileOf } from '../content/translations.ts'
import type { ChangedFile } from './history.ts'
import type { ReviewedDocument, ReviewedVersion } from './review.ts'
import type { ReadFile } from './texts.ts'

interface DocumentName {
  readonly collection: CollectionName
  readonly slug: string
}

/** What is told of a document whatever else is wrong with it. */
const frontmatter = z.looseObject({
  title: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  formerly: z.union([z.string(), z.array(z.string())]).catch([]),
})

async function readFrontmatter(read: ReadFile, file: string) {
  const [, yaml = ''] = /^\ufeff?---\r?\n(.*?)\r?\n---/s.exec((await read(file)) ?? '') ?? []
  try {
    return frontmatter.safeParse(parse(yaml)).data
  } catch {
    return undefined
  }
}

/** @returns undefined where a file is no document */
export function readDocumentFile(file = ''): (DocumentName & { readonly locale: Locale }) | undefined {
  const [content, locale, collection = '', name = '', ...rest] = file.split('/')
  if (content !== 'content' || !isLocale(locale) || !isCollectionName(collection)) return undefined
  return name.endsWith('.mdx') && rest.length === 0
    ? { locale, collection, slug: posix.basename(name, '.mdx') }
    : undefined
}

/**
 * Pairs what a branch removes with what it adds: by the name that a document says it had (`formerly`), else as git does. A
 * document keeps its language and its collection.
 */
export async function pairRenamed(changes: readonly ChangedFile[], readNow: ReadFile): Promise<ChangedFile[]> {
  const gone = new Set(changes.flatMap(({ file, change, before }) => (change === 'removed' ? file : (before ?? []))))
  const formerOf = async ({ file, change, before }: ChangedFile): Promise<string | undefined> => {
    const document = readDocumentFile(file)
    if (!document || change === 'changed' || change === 'removed') return before
    const said = [(await readFrontmatter(readNow, file))?.formerly ?? []].flat()
    const files = said.map((name) => posix.join(posix.dirname(file), `${posix.basename(name, '.mdx')}.mdx`))
    return (
      files.find((name) => gone.has(name)) ??
      (before && posix.dirname(before) === posix.dirname(file) ? before : undefined)
    )
  }
  const paired = await Promise.all(changes.map(async (change) => ({ ...change, before: await formerOf(change) })))
  const left = paired
    .filter(({ change }) => change !== 'removed')
    .map(({ file, change, before }): ChangedFile => {
      if (before !== undefined) return { file, change: 'renamed', before }
      return { file, change: change === 'renamed' ? 'added' : change }
    })
  const renamed = new Set(left.map(({ before }) => before))
  return [
    ...left,
    ...[...gone].filter((file) => !renamed.has(file)).map((file) => ({ file, change: 'removed' as const })),
  ]
}

interface DocumentSources {
  readonly changes: readonly ChangedFile[]
  /** How each document of the branch stands. */
  readonly translations: readonly TranslatedDocument[]
  readonly readNow: ReadFile
  readonly readBefore: ReadFile
  /** Whether the built site has a page at an address. */
  readonly hasPage: (address: string) => boolean
}

/** The documents that a branch adds, changes, removes or renames, in every language. */
export async function describeDocuments(sources: DocumentSources): Promise<ReviewedDocument[]> {
  const concerned = new Map(
    sources.changes.flatMap(({ file }) => {
      const document = readDocumentFile(file)
      return document ? [[documentPath(document.collection, document.slug), document] as const] : []
    }),
  )
  const documents = [...concerned.values()].map(async ({ collection, slug }): Promise<ReviewedDocument> => {
    const described = await Promise.all(locales.map((locale) => describeVersion({ collection, slug }, locale, sources)))
    const [title = slug] = described.flatMap(({ title: own }) => own ?? [])
    const [first, ...others] = new Set(
      described.map(({ version }) => version.change).filter((change) => change !== 'absent'),
    )
    // Changed where versions differ in what became of them.
    const change = first === undefined || first === 'unchanged' || others.length > 0 ? 'changed' : first
    const versions = forEachLocale(
      (locale): ReviewedVersion => described[locales.indexOf(locale)]?.version ?? { file: '', change: 'absent' },
    )
    return { collection, slug, title, change, versions }
  })
  return (await Promise.all(documents)).toSorted((a, b) => a.slug.localeCompare(b.slug, 'en'))
}

interface DescribedVersion {
  readonly title: string | undefined
  readonly version: ReviewedVersion
}

async function describeVersion(
  document: DocumentName,
  locale: Locale,
  { changes, translations, readNow, readBefore, hasPage }: DocumentSources,
): Promise<DescribedVersion> {
  const file = fileOf(document, locale)
  const { change = 'unchanged', before } = changes.find((changed) => changed.file === file) ?? {}
  const standing = translations.find(
    ({ collection, slug }) => collection === document.collection && slug === document.slug,
  )
  const { state, publication } = standing?.versions[locale] ?? {}
  const isThere = state !== undefined && state !== 'missing'
  if (!isThere && change !== 'removed') return { title: undefined, version: { file, change: 'absent', state } }
  const was = readDocumentFile(before ?? file)
  const address = addressOf(document, locale)
  const found = await readFrontmatter(isThere ? readNow : readBefore, file)
  const isPublic = change !== 'added' && publication !== 'draft' && publication !== 'scheduled'
  return {
    title: found?.title ?? found?.name,
    version: {
      file,
      formerFile: before,
      change,
      ...(isThere && { state, publication, address: hasPage(address) ? address : undefined }),
      production: isPublic && was ? addressOf(was, locale) : undefined,
    },
  }
}

/** The former addresses of the pages of renamed documents, by address. */
export function renamedAddresses(documents: readonly ReviewedDocument[]): Map<string, string> {
  return new Map(
    documents.flatMap((document) => {
      const [any] = locales.flatMap((locale) => document.versions[locale].formerFile ?? [])
      return locales.flatMap((locale): Array<[string, string]> => {
        // A page whose text is missing shows the other language's.
        const { formerFile, change } = document.versions[locale]
        const was = readDocumentFile(formerFile ?? (change === 'absent' ? any : undefined))
        return was ? [[addressOf(document, locale), addressOf(was, locale)]] : []
      })
    }),
  )
}

function addressOf({ collection, slug }: DocumentName, locale: Locale): string {
  return localizePath(documentPath(collection, slug), locale)
}
