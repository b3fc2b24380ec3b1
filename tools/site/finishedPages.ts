import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'

/** The metadata in the head of a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Absent from not-found pages. */
  readonly canonical: string | undefined
  /** Whether search engines may list it. */
  readonly isListed: boolean
  /** The image that it is shared with. */
  readonly image: string
  /** By hreflang: its versions in all languages, itself among them. */
  readonly alternates: Readonly<Record<string, string>>
}

/** The pages of a built site: feeds, sitemap and search are made from them, so that they agree. */
export interface FinishedPages {
  /** The built site. */
  readonly folder: string
  /** The heads of the pages in a language by address, `/fr/about`, in the order of addresses. */
  readonly heads: ReadonlyMap<string, PageHead>
}

/** Whether a page is not the French one, shown for want of a translation: that one's address is then the canonical one. */
export function isOriginal(address: string, { canonical }: PageHead): boolean {
  return canonical === absoluteUrl(address)
}

/** Returns the HTML of a page, as visitors get it. */
export function readPage({ folder }: FinishedPages, address: string): Promise<string> {
  return readFile(join(folder, `${address}.html`), 'utf8')
}

/** Returns the metadata in the head of a page. */
export function readHead(page: HTMLElement): PageHead {
  const head = page.querySelector('head')
  const attribute = (selector: string, name: string) => head?.querySelector(selector)?.getAttribute(name)
  return {
    title: attribute('meta[property="og:title"]', 'content') ?? '',
    description: attribute('meta[name=description]', 'content') ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    image: attribute('meta[property="og:image"]', 'content') ?? '',
    isListed: !attribute('meta[name=robots]', 'content')?.includes('noindex'),
    alternates: Object.fromEntries(
      (head?.querySelectorAll('link[hreflang]') ?? []).map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  }
}
