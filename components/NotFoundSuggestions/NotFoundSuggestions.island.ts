import { localizePath, splitPath } from '../../renderer/addresses.ts'
import { defaultLocale, isLocale, otherLocale, type Locale } from '../../renderer/languages.ts'
import { isListedPage, nearestPages, normalizePath, type ListedPage } from './nearestPages.ts'

/** Looks up what was meant; where that fails, the page stays what it is: links to home and to the lists. */
export default async function suggestPages(element: HTMLElement): Promise<void> {
  const stated = element.dataset['locale']
  const locale = isLocale(stated) ? stated : defaultLocale
  const other = otherLocale(locale)
  const { path } = splitPath(location.pathname)
  const [own, others] = await Promise.all([fetchPages(locale), fetchPages(other)])

  const translated = others.find((page) => normalizePath(page.path) === normalizePath(path))
  if (translated)
    show(element, '[data-other-language]', (block) =>
      block.querySelector('a')?.setAttribute('href', localizePath(translated.path, other)),
    )

  const nearest = nearestPages(path, own)
  if (nearest.length === 0) return
  show(element, '[data-suggestions]', (block) => {
    block.querySelector('ul')?.replaceChildren(
      ...nearest.map((page) => {
        const link = document.createElement('a')
        link.href = localizePath(page.path, locale)
        link.textContent = page.title
        const item = document.createElement('li')
        item.append(link)
        return item
      }),
    )
  })
}

async function fetchPages(locale: Locale): Promise<readonly ListedPage[]> {
  const response = await fetch(`/${locale}/addresses.json`)
  if (!response.ok) return []
  const listed: unknown = await response.json()
  return Array.isArray(listed) ? listed.filter(isListedPage) : []
}

function show(element: HTMLElement, selector: string, fill: (block: HTMLElement) => void): void {
  const block = element.querySelector<HTMLElement>(selector)
  if (!block) return
  fill(block)
  block.hidden = false
}
