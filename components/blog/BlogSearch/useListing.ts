import { useLayoutEffect, useRef, useState } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import type { Locale } from '../../../renderer/languages.ts'
import { createTrustedPolicy } from '../../../renderer/trustedTypes.ts'
import type { Announcer } from '../../../renderer/islands/announcer.ts'
import { listingPath, type Listing } from '../BlogList/listing.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { NO_PAGE, type BlogState } from './blogState.ts'

/** Cached lists of posts, by the addresses of their pages, without language. */
type KnownLists = Map<string, Element>

/** A page that does not exist. */
interface MissingPage {
  readonly asked: BlogState
  /** The number of pages of its category. */
  readonly pageCount: number
}

/**
 * Shows a page of a category by replacing this page's list of posts with that page's. Both are server-rendered HTML
 * outside the island, which would otherwise hydrate at every touch of a post.
 *
 * @param own the page of the blog in the HTML
 * @param asked the requested state, or null for the page as served
 * @returns null, unless the page does not exist
 */
export function useListing(own: Listing, asked: BlogState | null, say: Announcer['say']): MissingPage | null {
  const { locale } = useIslandSetting()
  const t = useTexts('blogSearch')
  const [missing, setMissing] = useState<MissingPage | null>(null)
  const known = useRef<KnownLists>(new Map())

  useLayoutEffect(() => {
    const current = document.querySelector('[data-posts]')
    if (!current || !asked || asked.query !== '') return undefined
    if (known.current.size === 0) known.current.set(listingPath(own), current)
    let isWanted = true
    const show = ({ list, isMissing }: FoundList): void => {
      if (!isWanted) return
      current.removeAttribute('aria-busy')
      if (isMissing) {
        const pageCount = Number(list.getAttribute('data-page-count'))
        setMissing({ asked, pageCount })
        say(t('noSuchPage', { pageCount }))
        return
      }
      if (list !== current) current.replaceWith(list)
      say(list.querySelector('h2')?.textContent ?? '')
    }
    const giveUp = (): void => {
      // The fetch failed: let the browser navigate, report the error and offer a retry.
      if (isWanted) location.assign(localizePath(listingPath(asked), locale))
    }
    current.setAttribute('aria-busy', 'true')
    findList(asked, locale, known.current).then(show, giveUp)
    return () => {
      isWanted = false
      current.removeAttribute('aria-busy')
    }
  }, [asked, locale, own, say, t])
  return missing && missing.asked === asked ? missing : null
}

interface FoundList {
  readonly list: Element
  /** If the page does not exist, the list is that of the first. */
  readonly isMissing: boolean
}

/**
 * Fetches the list of a page, or of the first page of its category if the page does not exist.
 *
 * @throws Error if the page can't be fetched
 */
async function findList(listing: Listing, locale: Locale, known: KnownLists): Promise<FoundList> {
  const path = listingPath(listing)
  const list = known.get(path) ?? (listing.page === NO_PAGE ? null : await fetchList(localizePath(path, locale)))
  if (!list) {
    if (listing.page === 1) throw new Error(`The blog has no ${path}.`)
    return { ...(await findList({ ...listing, page: 1 }, locale, known)), isMissing: true }
  }
  known.set(path, list)
  return { list, isMissing: false }
}

/** The Content-Security-Policy of this page blocks that page's inline styles. */
const STYLE = /<style>.*?<\/style>/gs
const listing = createTrustedPolicy('listing', { createHTML: (page) => page.replace(STYLE, '') })

/** @returns null if the page does not exist */
async function fetchList(address: string): Promise<Element | null> {
  const response = await fetch(address)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const page = new DOMParser().parseFromString(listing.createHTML(await response.text()), 'text/html')
  return page.querySelector('[data-posts]')
}
