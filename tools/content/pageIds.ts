import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { globSync } from 'tinyglobby'
import type { CollectionName } from '../../content/collections.ts'

/** What a link to a page may end with. */
export interface PageIds {
  /** Of what the page itself shows: worth suggesting. */
  readonly own: readonly string[]
  has(id: string): boolean
}

/** The ids of a page, given its address without language or, of a page of documents, their collection. */
export interface PageIdsReader {
  ofPage(path: string): PageIds
  ofDocuments(collection: CollectionName): PageIds
  /** Of what stands around every page. */
  readonly frame: readonly string[]
}

/** Ids of a module and of those that it imports. */
interface FoundIds {
  readonly literal: Set<string>
  /** Of ids that are put together: `${id}-title`. */
  readonly patterns: RegExp[]
  /** Whether documents' file names are ids. */
  hasSlugs: boolean
}

const FRAME = 'pages/+Layout.tsx'
const IMPORT = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g
const ID = /\bid=(?:"([^"]+)"|\{([^}]+)\})/g
const TEXT_CONSTANT = /\bconst (\w+) = (?:'([^']+)'|`([^`]+)`)/g

/**
 * Finds the ids that pages can have in the sources that they are made of, without building them. What React makes up
 * (`useId()`) is none to link to.
 *
 * @param root the project's root
 * @param slugs the file names of documents, without .mdx
 */
export function readPageIds(root: string, slugs: readonly string[]): PageIdsReader {
  const known = new Map<string, PageIds>()
  const ofFolder = (folder: string): PageIds => {
    const ids = known.get(folder) ?? findIds(root, folder, slugs)
    known.set(folder, ids)
    return ids
  }
  return {
    ofPage: (path) => ofFolder(path === '/' ? 'pages/index' : `pages${path}`),
    get frame() {
      return [...collectIds(root, FRAME).literal]
    },
    ofDocuments: (collection) => ofFolder(folderOfDocuments(root, collection) ?? ''),
  }
}

function findIds(root: string, folder: string, slugs: readonly string[]): PageIds {
  const own = collectIds(root, posix.join(folder, '+Page.tsx'))
  const all = [own, collectIds(root, FRAME)]
  return {
    own: [...own.literal],
    has: (id) =>
      all.some(
        ({ literal, patterns, hasSlugs }) =>
          literal.has(id) || patterns.some((pattern) => pattern.test(id)) || (hasSlugs && slugs.includes(id)),
      ),
  }
}

function folderOfDocuments(root: string, collection: CollectionName): string | undefined {
  const files = globSync('pages/**/+onBeforePrerenderStart.ts', { cwd: root })
  const file = files.find((name) =>
    readFileSync(join(root, name), 'utf8').includes(`pathsOfCollection('${collection}')`),
  )
  return file && posix.dirname(file)
}

function collectIds(root: string, entry: string): FoundIds {
  const found: FoundIds = { literal: new Set(), patterns: [], hasSlugs: false }
  const expressions: string[] = []
  const constants = new Map<string, { readonly text?: string; readonly template?: string }>()
  const seen = new Set<string>()
  const read = (file: string): void => {
    if (seen.has(file) || !existsSync(join(root, file))) return
    seen.add(file)
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, text, expression] of source.matchAll(ID)) {
      if (text !== undefined) found.literal.add(text)
      else if (expression !== undefined) expressions.push(expression.trim())
    }
    for (const [, name = '', text, template] of source.matchAll(TEXT_CONSTANT)) {
      constants.set(name, { ...(text && { text }), ...(template && { template }) })
    }
    for (const [, path = ''] of source.matchAll(IMPORT)) read(posix.join(posix.dirname(file), path))
  }
  read(entry)
  for (const expression of expressions) {
    const { text, template } = constants.get(expression) ?? {}
    if (text !== undefined) found.literal.add(text)
    const pattern = template && patternOf(template)
    if (pattern) found.patterns.push(pattern)
    if (expression.endsWith('.slug')) found.hasSlugs = true
  }
  return found
}

/** `${id}-title` as a pattern, where enough of it is known for that to say something. */
function patternOf(template: string): RegExp | undefined {
  const parts = template.split(/\$\{[^}]*\}/)
  if (parts.join('').length < 4) return undefined
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[^\w-]/g, '\\$&')).join('.+')}$`)
}
