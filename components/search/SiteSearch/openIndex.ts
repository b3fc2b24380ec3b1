import { askedText, shownText } from '../searchedText.ts'
import { matches } from './matches.ts'
import type { FoundPages, Question } from './searchMessages.ts'

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
    excerpt: string
    meta: Readonly<Record<string, string>>
    /** The full text of the page, and the positions of the matched words in it. */
    content: string
    locations: readonly number[]
  }>
}

const ENTRY = '/pagefind/pagefind-entry.json'
const SCRIPT = '/pagefind/pagefind.js'

/**
 * Opens the index of a language, in a worker.
 *
 * @returns a function that searches it, and loads the content of the first results; it throws if a chunk of the index
 *   can't be fetched
 * @throws if it can't be fetched
 */
export async function openIndex(language: string): Promise<(question: Question) => Promise<FoundPages>> {
  // Pagefind reads the language from the document, and a worker has none.
  const root = { getAttribute: () => language }
  Object.assign(self, { window: self, document: { querySelector: () => root } })
  const [module, entry] = await Promise.all([
    import(/* @vite-ignore */ SCRIPT).then((loaded: PagefindModule) => loaded),
    readEntry(),
  ])
  // This already is a worker.
  const pagefind = module.createInstance({ noWorker: true, excerptEllipsis: '…' })
  return async ({ query, count }) => {
    const found = await findPages(pagefind, askedText(query), count)
    // Pagefind does not report that a chunk of the index failed to load, offline or after a deployment: it finds nothing.
    if (found.total === 0 && (await readEntry()) !== entry) throw new Error('The search index has changed.')
    return found
  }
}

async function findPages(pagefind: Pagefind, query: string, count: number): Promise<FoundPages> {
  const { results } = await pagefind.search(query)
  const pages = await Promise.all(results.slice(0, count).map((result) => result.data()))
  // Pagefind matches the same words on every page: the first result is enough to check.
  const [first] = pages
  if (!first || !matches(query, first)) return { total: 0, results: [] }
  return {
    total: results.length,
    results: pages.map(({ url, excerpt, meta }) => ({
      url,
      excerpt: shownText(excerpt),
      title: shownText(meta['title'] ?? url),
      kind: meta['kind'] ?? 'page',
    })),
  }
}

/** Identifies the index of each language: it changes with each build that changes the texts. */
async function readEntry(): Promise<string> {
  const response = await fetch(ENTRY, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${ENTRY} could not be loaded: status ${response.status}.`)
  return response.text()
}
