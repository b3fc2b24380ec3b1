import { isFound } from './isFound.ts'
import type { SearchResult } from './searchMessages.ts'

/** A page that was found; what it says is fetched when it is to be shown. */
export type SearchHit = () => Promise<SearchResult>

/** What of Pagefind is used: https://pagefind.app/docs/api/ */
interface PagefindModule {
  createInstance(options: Readonly<Record<string, unknown>>): {
    search(query: string): Promise<{ readonly results: readonly PagefindResult[] }>
  }
}

interface PagefindResult {
  data(): Promise<{
    url: string
    excerpt: string
    meta: Readonly<Record<string, string>>
    /** All that is said on the page, and the numbers of the words in it that were found. */
    content: string
    locations: readonly number[]
  }>
}

/** The index of a language, which is fetched in pieces as words need them. */
interface SearchIndex {
  /** @throws where the index, or a piece of it, does not come */
  findPages(query: string): Promise<readonly SearchHit[]>
}

const FOLDER = '/pagefind/'
const ENTRY = `${FOLDER}pagefind-entry.json`
const SCRIPT = `${FOLDER}pagefind.js`

/**
 * Opens the index of a language, in a worker.
 *
 * @throws where it does not come
 */
export async function openIndex(language: string): Promise<SearchIndex> {
  lendDocument(language)
  const [module, entry] = await Promise.all([
    import(/* @vite-ignore */ SCRIPT).then((loaded: PagefindModule) => loaded),
    readEntry(),
  ])
  // This is a worker already; and one more would hide from checkIndex() what did not come.
  const pagefind = module.createInstance({ noWorker: true, excerptLength: 24 })
  return {
    findPages: async (query) => {
      const started = performance.now()
      const { results } = await pagefind.search(query)
      // Pagefind keeps to itself that a piece of the index did not come: it then finds nothing.
      if (results.length === 0) await checkIndex(entry, started)
      // What it takes for a word it takes on every page: the first tells of all.
      const [first] = results
      if (first && !isFound(query, foundWords(await first.data()))) return []
      return results.map((result) => async () => {
        const { url, excerpt, meta } = await result.data()
        return { url, excerpt, title: meta['title'] ?? url, kind: meta['kind'] ?? 'page' }
      })
    },
  }
}

/** The words of a page that were found; title and description, in which they may be, are looked through as a whole. */
function foundWords({ content, locations, meta }: Awaited<ReturnType<PagefindResult['data']>>): string[] {
  const words = content.split(/\s+/)
  return [...locations.flatMap((location) => words[location] ?? []), ...Object.values(meta).join(' ').split(/\s+/)]
}

/** Pagefind takes the language from the document, and looks for one alone: a worker has none. */
function lendDocument(language: string): void {
  const root = { getAttribute: () => language }
  Object.assign(self, { window: self, document: { querySelector: () => root } })
}

/** What names the index of each language: another one after each build that changed the texts. */
async function readEntry(): Promise<string> {
  const response = await fetch(ENTRY, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${ENTRY} is answered with ${response.status}.`)
  return response.text()
}

/** @throws where nothing may have been found because the network failed, or the site was built anew meanwhile */
async function checkIndex(entry: string, since: number): Promise<void> {
  const isBroken = performance
    .getEntriesByType('resource')
    .some(
      (request) =>
        request instanceof PerformanceResourceTiming &&
        request.startTime >= since &&
        request.name.includes(FOLDER) &&
        request.responseStatus >= 400,
    )
  if (isBroken || (await readEntry()) !== entry) throw new Error('The index is not what it was.')
}
