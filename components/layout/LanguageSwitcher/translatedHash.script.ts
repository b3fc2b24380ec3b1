import { matchingId, type Heading } from './matchingId.ts'

/** Adds the current fragment to the language links, if the translation has a corresponding part. */
export default function keepPlace(switcher: HTMLElement): void {
  const links = [...switcher.querySelectorAll<HTMLAnchorElement>('a[hreflang]:not([aria-current])')]
  const pages = new Map<string, Promise<string>>()
  const read = (address: string): Promise<string> => {
    const page = pages.get(address) ?? fetchPage(address)
    pages.set(address, page)
    return page
  }

  const lead = async (link: HTMLAnchorElement): Promise<void> => {
    const { hash } = location
    // Until the id is known, the link goes to the top of the page.
    link.hash = ''
    if (hash.length < 2) return
    const id = matchingId(decode(hash.slice(1)), ownHeadings(), await read(link.pathname))
    if (id && hash === location.hash) link.hash = id
  }
  const leadAll = (): void => {
    for (const link of links) void lead(link).catch(() => pages.delete(link.pathname))
  }

  leadAll()
  switcher.addEventListener('pointerenter', leadAll)
  switcher.addEventListener('focusin', leadAll)
  addEventListener('hashchange', leadAll)
}

function ownHeadings(): Heading[] {
  return [...document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]')].map(({ localName, id }) => ({
    level: localName,
    id,
  }))
}

/** @throws Error if it can't be fetched */
async function fetchPage(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}

/** The fragment may be malformed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
