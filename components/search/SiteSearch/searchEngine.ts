/** What the search shows of a page. */
export interface SearchResult {
  readonly url: string
  readonly title: string
  readonly kind: string
  /** As Pagefind writes it: see splitExcerpt.ts. */
  readonly excerpt: string
}

/** A page that was found; what it says is fetched when it is to be shown. */
export type SearchHit = () => Promise<SearchResult>

/** What of Pagefind is used: https://pagefind.app/docs/api/ */
interface PagefindModule {
  createInstance(options: Readonly<Record<string, unknown>>): {
    search(query: string): Promise<{ readonly results: readonly PagefindResult[] }>
  }
}

interface PagefindResult {
  data(): Promise<{ url: string; excerpt: string; meta: Readonly<Record<string, string>> }>
}

type Pagefind = ReturnType<PagefindModule['createInstance']>

const FOLDER = '/pagefind/'
const ENTRY = `${FOLDER}pagefind-entry.json`

let attempts = 0
let engine: Promise<{ pagefind: Pagefind; entry: string }> | undefined

/**
 * Looks through the index of the page's language, which is fetched in pieces as words need them.
 *
 * @throws where the index, or a piece of it, does not come; asking again fetches it anew
 */
export async function findPages(query: string): Promise<readonly SearchHit[]> {
  const started = performance.now()
  try {
    const { pagefind, entry } = await (engine ??= start())
    const { results } = await pagefind.search(query)
    // Pagefind keeps to itself that a piece of the index did not come: it then finds nothing.
    if (results.length === 0) await checkIndex(entry, started)
    return results.map((result) => async () => {
      try {
        const { url, excerpt, meta } = await result.data()
        return { url, excerpt, title: meta['title'] ?? url, kind: meta['kind'] ?? 'page' }
      } catch (error) {
        engine = undefined
        throw error
      }
    })
  } catch (error) {
    engine = undefined
    throw error
  }
}

async function start(): Promise<{ pagefind: Pagefind; entry: string }> {
  // Some browsers remember that a module did not come, by its address.
  const address = `${FOLDER}pagefind.js${attempts === 0 ? '' : `?${attempts}`}`
  attempts += 1
  const [module, entry] = await Promise.all([
    import(/* @vite-ignore */ address).then((loaded: PagefindModule) => loaded),
    readEntry(),
  ])
  // A worker would be one more file to fetch, and hide from checkIndex() what did not come.
  return { pagefind: module.createInstance({ noWorker: true, excerptLength: 24 }), entry }
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
