import { askedText, shownText } from '../searchedText.ts'
import { matches, type Found } from './matches.ts'
import type { FoundPages, Question, WorkerAnswer } from './searchMessages.ts'

// Pagefind compiles WebAssembly, which the policy of every page would have to allow. A worker has its own policy. Pagefind's
// own worker hides failed downloads of index chunks.

/** The part of Pagefind's API used here: https://pagefind.app/docs/api/ */
interface Pagefind {
  search(query: string): Promise<{ readonly results: ReadonlyArray<{ data(): Promise<FoundPage> }> }>
}

interface FoundPage extends Found {
  readonly url: string
  readonly excerpt: string
  readonly plain_excerpt: string
}

const ENTRY = '/pagefind/pagefind-entry.json'
const SCRIPT = '/pagefind/pagefind.js'

const opening = openIndex()

self.addEventListener('message', async ({ data, ports: [port] }: MessageEvent<Question>) => {
  const answer: WorkerAnswer = await findPages(data).catch((error: unknown) => ({ failed: String(error) }))
  port?.postMessage(answer)
})

/** Opens the index of the page's language, which is the worker's name: a worker has no document to read it from. */
async function openIndex(): Promise<{ readonly pagefind: Pagefind; readonly entry: string }> {
  const root = { getAttribute: () => self.name }
  Object.assign(self, { window: self, document: { querySelector: () => root } })
  const [module, entry] = await Promise.all([import(/* @vite-ignore */ SCRIPT), readEntry()])
  // This already is a worker.
  return { pagefind: module.createInstance({ noWorker: true }), entry }
}

/**
 * Returns the pages that match a query, the best ones first.
 *
 * @throws if the index, or a chunk of it, can't be fetched
 */
async function findPages({ query, count }: Question): Promise<FoundPages> {
  const { pagefind, entry } = await opening
  const asked = askedText(query)
  const { results } = await pagefind.search(asked)
  const pages = await Promise.all(results.slice(0, count).map((result) => result.data()))
  // Pagefind matches the same words on every page: the first result is enough to check.
  const [first] = pages
  if (first && matches(asked, first)) return { total: results.length, results: pages.map(readPage) }
  // Pagefind does not report that a chunk of the index failed to load, offline or after a deployment: it finds nothing.
  if ((await readEntry()) !== entry) throw new Error('The search index has changed.')
  return { total: 0, results: [] }
}

/** Returns what a result shows. Pagefind's excerpt begins and ends anywhere: this one begins with the sentence. */
function readPage({ url, content, excerpt, plain_excerpt: plain, meta }: FoundPage): FoundPages['results'][number] {
  const sentences = content.slice(0, content.indexOf(plain)).split(/(?<=[.!?…](?:\s?[»”)])?) /)
  return {
    url,
    excerpt: shownText(`${sentences.at(-1)}${excerpt}`).replace(/(?<![.!?…](?:<\/mark>)?)$/, ' …'),
    title: shownText(meta['title'] ?? url),
    kind: meta['kind'] ?? 'page',
  }
}

/** Identifies the index of each language: it changes with each build that changes the texts. */
async function readEntry(): Promise<string> {
  const response = await fetch(ENTRY, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${ENTRY} could not be loaded: status ${response.status}.`)
  return response.text()
}
