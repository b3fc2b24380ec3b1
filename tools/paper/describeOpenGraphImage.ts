import { splitPath } from '../../renderer/addresses.ts'
import { isOf, type Entry } from '../../renderer/entry.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import { defaultLocale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { readText, type Texts } from '../content/texts.ts'
import type { Copy } from './typeset.ts'

/** Glyphs that describe a page better than the first letter of its title. */
const GLYPHS: Readonly<Record<string, string>> = {
  '/about': '&',
  '/blog': '¶',
  '/caseStudies': '%',
  '/certification': 'ISO',
  '/chooseUs': '!',
  '/contact': '@',
  '/estimate': '€',
  '/process': '123',
  '/rapidite': '24',
  '/requestaquote': '?',
  '/services': 'Aa',
  '/testimonials': '«',
}
/** Pages with a promise to visitors, whose images have the dark band. */
const AT_NIGHT: ReadonlySet<string> = new Set(['/certification', '/confidentialite', '/politique-securite'])

/** The pictures of pages that are no documents, as paths from the project's root. */
const PICTURES: Readonly<Record<string, string>> = {
  '/': '/content/images/hero-1.svg',
  '/team': '/content/images/team.svg',
}

interface PageToDraw {
  /** `/fr/about` */
  readonly address: string
  readonly title: string
  /** The document at the address, if any. */
  readonly entry: Entry | undefined
}

/**
 * Returns the content of a page's Open Graph image, from the same document as the page, and the title from the page
 * itself. A page without a picture has a letter in its place.
 */
export function describeOpenGraphImage(texts: Texts, { address, title, entry }: PageToDraw): Copy {
  const { locale: prefix, path } = splitPath(address)
  const locale = prefix ?? defaultLocale
  const picture = entry ? entry.images['image']?.src : PICTURES[path]
  return {
    template: 'openGraphImage',
    data: {
      locale,
      title: entry && isOf(entry, 'services') ? entry.frontmatter.title : title,
      brand: siteConfig.name,
      tagline: readText(texts, locale, 'common:site.tagline'),
      tone: AT_NIGHT.has(path) ? 'night' : 'day',
      ...(picture === undefined ? { glyph: GLYPHS[path] ?? title.charAt(0) } : { picture }),
      ...(entry && isOf(entry, 'articles') && articleLine(texts, entry)),
    },
    pictures: picture === undefined ? [] : [picture.slice(1)],
  }
}

/** Returns what an article's image says above its title. */
function articleLine(texts: Texts, { locale, frontmatter: { category, date } }: Entry<'articles'>) {
  return { category: readText(texts, locale, `blog:categories.${category}`), day: formatDay(date, locale) }
}
