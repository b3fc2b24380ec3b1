import type { HTMLElement } from 'node-html-parser'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { siteConfig } from '../../site.config.ts'

/** The metadata in the head of a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Undefined on not-found pages. */
  readonly canonical: string | undefined
  /** Whether search engines may list the page. */
  readonly isListed: boolean
  /** The Open Graph image. */
  readonly image: string
  /** The versions of the page in all languages, including its own, by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>
}

/** The heads of a built site's pages by address, `/fr/about`, in order: sitemap, search and social images are made from them. */
export type PageHeads = ReadonlyMap<string, PageHead>

/** Returns whether a page is at its canonical address, unlike a French page shown instead of a translation. */
export function isOriginal(address: string, { canonical }: PageHead): boolean {
  return canonical === absoluteUrl(address)
}

/** Returns whether search engines may list a page; in a preview, all pages stand for such. */
export function isFound({ isListed }: PageHead): boolean {
  return isListed || siteConfig.isPreview
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
