import { defaultLocale, isLocale } from '../../renderer/languages.ts'
import { createElement } from '../../renderer/browser/createElement.ts'
import { createSearchDialog, type SearchDialog } from './searchDialog.ts'
import { findPages, type SearchHit } from './searchEngine.ts'
import { loadSearchTexts, type SearchText } from './searchTexts.ts'
import stylesheet from './siteSearch.css?url'

const STORED_QUERY_KEY = 'passerelle:search'
const PAUSE_BEFORE_SEARCHING = 150
const RESULTS_AT_A_TIME = 10

let opening: Promise<SearchDialog> | undefined

/** Opens the search, in a dialog that is made the first time. */
export default async function openSearch(): Promise<void> {
  opening ??= prepare()
  try {
    const { dialog, field } = await opening
    if (dialog.open) return
    const root = document.documentElement
    root.toggleAttribute('data-has-scrollbar', innerWidth > root.clientWidth)
    dialog.showModal()
    field.select()
  } catch (error) {
    opening = undefined
    throw error
  }
}

async function prepare(): Promise<SearchDialog> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const [text] = await Promise.all([loadSearchTexts(locale), loadStyles()])
  const parts = createSearchDialog(locale, text)
  document.body.append(parts.dialog)
  searchWhileTyping(parts, text)
  moveWithArrows(parts)
  return parts
}

/** Without its styles the dialog would be seen unstyled: they come first. */
function loadStyles(): Promise<void> {
  const link = createElement('link', { rel: 'stylesheet', href: stylesheet })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${stylesheet} does not come.`))
    })
    document.head.append(link)
  })
}

function searchWhileTyping(parts: SearchDialog, text: SearchText): void {
  const { field, moreButton } = parts
  let rest: readonly SearchHit[] = []
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Fetches and shows the next results; none where another search began meanwhile. */
  async function showMore(search: number, message?: string): Promise<readonly HTMLAnchorElement[]> {
    const results = await Promise.all(rest.slice(0, RESULTS_AT_A_TIME).map((load) => load()))
    if (search !== latest) return []
    if (message) parts.clear()
    rest = rest.slice(RESULTS_AT_A_TIME)
    const links = parts.add(results)
    moreButton.hidden = rest.length === 0
    if (message) parts.say(message)
    return links
  }

  async function look(query: string): Promise<void> {
    const search = (latest += 1)
    keepQuery(query)
    if (query === '') {
      parts.clear()
      parts.say(text('search:hint'))
      return
    }
    parts.say(text('search:searching'), 'busy')
    try {
      const hits = await findPages(query)
      if (search !== latest) return
      rest = hits
      if (hits.length > 0) await showMore(search, text('search:found', { count: hits.length, query }))
      else {
        parts.clear()
        parts.say(text('search:none', { query }))
        parts.showWaysOn()
      }
    } catch (error) {
      if (search === latest) fail(error)
    }
  }

  function fail(error: unknown): void {
    console.warn(error)
    if (import.meta.env.DEV) console.warn('The search looks through the last build: npm run build makes its index.')
    parts.clear()
    parts.say(text(navigator.onLine ? 'search:failed' : 'search:offline'))
  }

  const readQuery = () => field.value.trim()
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(readQuery()), PAUSE_BEFORE_SEARCHING)
  })
  moreButton.addEventListener('click', async () => {
    try {
      const [first] = await showMore(latest)
      first?.focus()
    } catch (error) {
      fail(error)
    }
  })
  // Enter follows the first result.
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    parts.links()[0]?.click()
  })
  field.value = storedQuery()
  void look(readQuery())
}

/** Up and down lead from the field through the results, and back. */
function moveWithArrows({ dialog, field, links }: SearchDialog): void {
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || event.isComposing) return
    const stops = [field, ...links()]
    const here = stops.findIndex((stop) => stop === document.activeElement)
    if (here === -1) return
    event.preventDefault()
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus()
  })
}

function storedQuery(): string {
  try {
    return sessionStorage.getItem(STORED_QUERY_KEY) ?? ''
  } catch {
    return ''
  }
}

function keepQuery(query: string): void {
  try {
    sessionStorage.setItem(STORED_QUERY_KEY, query)
  } catch {
    // Storage is forbidden: the next page begins with an empty field.
  }
}
