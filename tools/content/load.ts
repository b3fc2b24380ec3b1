import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { imageSize } from 'image-size'
import { glob } from 'tinyglobby'
import { collections, type CollectionName, type Frontmatter } from '../../content/collections.ts'
import { locales, type Locale } from '../../renderer/languages.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { checkBody, type CheckedBody } from './body.ts'
import { ContentError, type Flaw } from './flaws.ts'
import { parseFrontmatter, type Locate } from './frontmatter.ts'
import { checkLinks } from './links.ts'
import { checkStrings } from './strings.ts'
import { didYouMean } from './suggest.ts'

/** A picture of content/images, measured so that a page keeps its place while it loads. */
export interface ContentImage {
  /** From the project's root: `/content/images/bridge.svg`. */
  readonly file: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

/** One document in one language: what lists need to know of it; its body is loaded apart. */
export interface ContentEntry<Name extends CollectionName = CollectionName> {
  readonly collection: Name
  readonly locale: Locale
  readonly slug: string
  /** Without language prefix: `/articles/legal-errors`. */
  readonly path: string
  /** From the project's root: `/content/fr/articles/legal-errors.mdx`. */
  readonly file: string
  /** Checked against the collection's schema, and typeset. */
  readonly frontmatter: Frontmatter<Name>
  /** Whole minutes, from 1, at 220 words a minute. */
  readonly readingMinutes: number
  /** The pictures that the frontmatter names, by key. */
  readonly images: Readonly<Record<string, ContentImage>>
}

/** A document as read, with what only the checks need. */
export interface LoadedDocument {
  readonly entry: ContentEntry
  readonly body: CheckedBody
  /** The pictures of the body, from the project's root: `/content/images/bridge.svg`. */
  readonly bodyImages: readonly string[]
}

export interface LoadedContent {
  readonly documents: readonly LoadedDocument[]
  readonly flaws: readonly Flaw[]
}

export interface LoadOptions {
  /** Drafts are shown while writing, and left out of the built site. */
  readonly drafts: boolean
}

const WORDS_PER_MINUTE = 220
const FILE_NAME = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/

/**
 * Reads and checks every document under `content/`; nothing is thrown, all flaws are collected.
 *
 * @param root the project's root
 */
export async function loadContent(root: string, { drafts }: LoadOptions): Promise<LoadedContent> {
  const files = await glob('content/*/*/*.mdx', { cwd: root })
  const results = files.toSorted().map((file) => loadDocument(root, file))
  const documents = results.flatMap(({ document }) => document ?? [])
  const flaws = results.flatMap((result) => [...result.flaws])
  flaws.push(...checkReferences(results), ...checkRoutes(documents), ...checkLinks(documents, await staticPaths(root)))
  return {
    documents: documents.filter(({ entry }) => drafts || !('draft' in entry.frontmatter && entry.frontmatter.draft)),
    flaws,
  }
}

const loaded = new Map<string, Promise<readonly LoadedDocument[]>>()

/**
 * The documents, for whoever cannot go on with wrong content; read once, until `forgetContent()`.
 *
 * @throws ContentError with every flaw of documents and strings
 */
export function loadValidContent(root: string, options: LoadOptions): Promise<readonly LoadedDocument[]> {
  const key = JSON.stringify([root, options])
  const known = loaded.get(key) ?? readValidContent(root, options)
  loaded.set(key, known)
  return known
}

/** After a change: the content is read again when it is next asked for. */
export function forgetContent(): void {
  loaded.clear()
}

async function readValidContent(root: string, options: LoadOptions): Promise<readonly LoadedDocument[]> {
  const [{ documents, flaws }, stringFlaws] = await Promise.all([loadContent(root, options), checkStrings(root)])
  const all = [...flaws, ...stringFlaws]
  if (all.length > 0) throw new ContentError(all)
  return documents
}

/** Every flaw of documents (drafts too) and strings. */
export async function checkContent(root: string): Promise<readonly Flaw[]> {
  const [{ flaws }, stringFlaws] = await Promise.all([loadContent(root, { drafts: true }), checkStrings(root)])
  return [...flaws, ...stringFlaws]
}

interface DocumentResult {
  readonly document: LoadedDocument | undefined
  readonly flaws: readonly Flaw[]
  readonly locate: Locate
  readonly location: { collection: string; locale: string; slug: string; file: string }
}

function loadDocument(root: string, file: string): DocumentResult {
  const [, locale = '', collection = '', name = ''] = file.split('/')
  const slug = name.replace(/\.mdx$/, '')
  const location = { collection, locale, slug, file }
  const misplaced = (message: string): DocumentResult => ({
    document: undefined,
    flaws: [{ file, line: 1, column: 1, message }],
    locate: () => ({ line: 1, column: 1 }),
    location,
  })

  if (!isKnownLocale(locale)) {
    return misplaced(
      `there is no language "${locale}". Put the file under ${locales.map((known) => `content/${known}/`).join(' or ')}`,
    )
  }
  if (!isCollectionName(collection)) {
    return misplaced(`there is no collection "${collection}". ${didYouMean(collection, Object.keys(collections))}`)
  }
  if (!FILE_NAME.test(slug)) {
    return misplaced(
      `the file name becomes the address, and "${slug}" would not be a good one. Name the file with unaccented letters, digits and hyphens, like my-article.mdx`,
    )
  }

  const source = readFileSync(join(root, file), 'utf8')
  const frontmatter = parseFrontmatter(source, file, collections[collection].schema)
  const { data, locate } = frontmatter
  if (!frontmatter.hasFrontmatter) return { document: undefined, flaws: frontmatter.flaws, locate, location }
  const body = checkBody(source, file)
  const flaws = [...frontmatter.flaws, ...body.flaws]
  const images: Record<string, ContentImage> = {}

  const addImage = (path: string, position: { line: number; column: number }): ContentImage | undefined => {
    const imageFile = posix.join(posix.dirname(file), path)
    if (!existsSync(join(root, imageFile))) {
      flaws.push({ file, ...position, message: `there is no picture ${imageFile}. Add it, or correct its name` })
      return undefined
    }
    const { width, height } = imageSize(readFileSync(join(root, imageFile)))
    return { file: `/${imageFile}`, width, height }
  }
  if (data) {
    for (const key of collections[collection].images) {
      const path: unknown = Reflect.get(data, key)
      if (typeof path !== 'string') continue
      const measured = addImage(path, locate([key]))
      if (measured) images[key] = measured
    }
  }
  const bodyImages = body.images.flatMap(({ url, line, column }) => addImage(url, { line, column })?.file ?? [])

  return {
    document: data && {
      entry: {
        collection,
        locale,
        slug,
        path: documentPath(collection, slug),
        file: `/${file}`,
        frontmatter: typesetAll(data, locale),
        readingMinutes: Math.max(1, Math.round(body.words / WORDS_PER_MINUTE)),
        images,
      },
      body,
      bodyImages,
    },
    flaws,
    locate,
    location,
  }
}

function isKnownLocale(name: string): name is Locale {
  return locales.some((locale) => locale === name)
}

function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name)
}

/** The address of a document, without language prefix. */
export function documentPath(collection: CollectionName, slug: string): string {
  return collections[collection].route.replace(':slug', slug)
}

/** An author who has no profile, a related article that does not exist in any language. */
function checkReferences(results: readonly DocumentResult[]): Flaw[] {
  const slugsOf = (collection: string) => [
    ...new Set(
      results.filter(({ location }) => location.collection === collection).map(({ location }) => location.slug),
    ),
  ]
  return results.flatMap(({ document, locate, location }) => {
    if (!document) return []
    const { entry } = document
    return Object.entries(collections[entry.collection].references).flatMap(([key, target]) => {
      const value: unknown = Reflect.get(entry.frontmatter, key)
      if (value === undefined) return []
      const known = slugsOf(target)
      const values: unknown[] = Array.isArray(value) ? value : [value]
      return values.flatMap((slug, index) =>
        known.includes(String(slug))
          ? []
          : {
              file: location.file,
              ...locate(Array.isArray(value) ? [key, index] : [key]),
              message: `${key}: there is no document "${String(slug)}" in ${target}. ${didYouMean(String(slug), known)}`,
            },
      )
    })
  })
}

/** Two documents of one language at one address: the second would overwrite the first. */
function checkRoutes(documents: readonly LoadedDocument[]): Flaw[] {
  const seen = new Map<string, string>()
  return documents.flatMap(({ entry }) => {
    const address = `/${entry.locale}${entry.path}`.toLowerCase()
    const earlier = seen.get(address)
    seen.set(address, earlier ?? entry.file)
    return earlier === undefined
      ? []
      : {
          file: entry.file.slice(1),
          line: 1,
          column: 1,
          message: `has the same address as ${earlier.slice(1)}: ${entry.path}. Rename one of the two files`,
        }
  })
}

/** Addresses of the pages that have a folder of their own in `pages/`, without language prefix. */
export async function staticPaths(root: string): Promise<readonly string[]> {
  const files = await glob('pages/**/+Page.tsx', { cwd: root })
  return files
    .map((file) => file.slice('pages'.length, -'/+Page.tsx'.length))
    .filter((path) => !path.includes('@') && !path.includes('/_'))
    .map((path) => (path === '/index' ? '/' : path))
    .toSorted()
}
