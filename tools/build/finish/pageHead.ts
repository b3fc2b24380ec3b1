import { parse } from 'node-html-parser'

/** What a page says of itself in its head. */
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

/** Reads the head of a page, and nothing after it. */
export function readHead(html: string): PageHead {
  const [head = ''] = html.split(/<style|<\/head>/, 1)
  const document = parse(head)
  const content = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
  return {
    title: content('meta[property="og:title"]', 'content') ?? '',
    description: content('meta[name=description]', 'content') ?? '',
    canonical: content('link[rel=canonical]', 'href'),
    image: content('meta[property="og:image"]', 'content') ?? '',
    isListed: !content('meta[name=robots]', 'content')?.includes('noindex'),
    alternates: Object.fromEntries(
      document.querySelectorAll('link[rel=alternate]').flatMap((link) => {
        const language = link.getAttribute('hreflang')
        return language ? [[language, link.getAttribute('href') ?? '']] : []
      }),
    ),
  }
}
