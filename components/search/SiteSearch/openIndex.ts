import { listQueries, shownText } from '../searchedText.ts'
import { excerptOf } from './excerptOf.ts'
import { isFound } from './isFound.ts'
import type { FoundPages } from './searchMessages.ts'

/** The part of Pagefind's API used here: https://pagefind.app/docs/api/ */
interface PagefindModule {
  createInstance(options: Readonly<Record<string, unknown>>): Pagefind
}

interface Pagefind {
  search(query: string): Promise<{ readonly results: readonly PagefindResult[] }>
}

interface PagefindResult {
  data(): Promise<{
    url: string
    meta: Readonly<Record<string, string>>
    /** The full text of the page, and the positions of the matched words in it. */
    content: string
    locations: readonly number[]
  }>
}

const NOTHING: FoundPages = { total: 0, results: [] }

const ENTRY = '/pagefind/pagefind-entry.json'
const SCRIPT = '/pagefind/pagefind.js'

/**
 * Opens the index of a language, in a worker.
 *
 * @returns a function that searches it, and loads the content of the first results; it throws if a chunk of the index
 *   can't be fetched
 * @throws if it can't be fetched
 */
export async function openIndex(language: string): Promise<(query: string, count: number) => Promise<FoundPages>> {
  stubDocument(language)
  const [module, entry] = await Promise.all([
    import(/* @vite-ignore */ SCRIPT).then((loaded: PagefindModule) => loaded),
    readEntry(),
  ])
  // This already is a worker.
  const pagefind = module.createInstance({ noWorker: true })
  return async (typed, count) => {
    for (const query of listQueries(typed)) {
      // Each query is asked only if the one before found nothing.
      // oxlint-disable-next-line no-await-in-loop
      const found = await findPages(pagefind, query, count)
      if (found.total > 0) return found
    }
    // Pagefind does not report that a chunk of the index failed to load, offline or after a deployment: it finds nothing.
    if ((await readEntry()) !== entry) throw new Error('The search index has changed since it was opened.')
    return NOTHING
  }
}

async function findPages(pagefind: Pagefind, query: string, count: number): Promise<FoundPages> {
  const { results } = await pagefind.search(query)
  const pages = await Promise.all(results.slice(0, count).map((result) => result.data()))
  // Pagefind matches the same words on every page: the first result is enough to check.
  const [first] = pages
  if (!first || !isFound(query, foundWords(first))) return NOTHING
  return {
    total: results.length,
    results: pages.map(({ url, content, locations, meta }) => ({
      url,
      excerpt: shownText(excerptOf({ content, locations, description: meta['description'] ?? '' })),
      title: shownText(meta['title'] ?? url),
      kind: meta['kind'] ?? 'page',
    })),
  }
}

/**
 * Returns the words of a page that matched; its title and description may contain them too, so they are compared as a
 * whole.
 */
function foundWords({ content, locations, meta }: Awaited<ReturnType<PagefindResult['data']>>): string[] {
  const words = content.split(/\s+/)
  return [...locations.flatMap((location) => words[location] ?? []), ...Object.values(meta).join(' ').split(/\s+/)]
}

/** Pagefind reads the language from the document, and a worker has none. */
function stubDocument(language: string): void {
  const root = { getAttribute: () => language }
  Object.assign(self, { window: self, document: { querySelector: () => root } })
}

/** Identifies the index of each language: it changes with each build that changes the texts. */
async function readEntry(): Promise<string> {
  const response = await fetch(ENTRY, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${ENTRY} could not be loaded: status ${response.status}.`)
  return response.text()
}
