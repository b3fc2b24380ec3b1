import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import { splitPath } from '../../renderer/addresses.ts'
import { isOf, type Entry } from '../../renderer/entry.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import { defaultLocale, languages, type Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { readText, type Texts } from '../content/texts.ts'
import type { Copy } from './typeset.ts'

/** Glyphs that describe a page better than the first letter of its title. */
const GLYPHS: Readonly<Record<string, string>> = {
  '/about': '&',
  '/blog': '¶',
  '/blog/legal': '§',
  '/blog/localization': 'é',
  '/blog/mt-vs-human': '01',
  '/caseStudies': '%',
  '/certification': 'ISO',
  '/chooseUs': '!',
  '/contact': '@',
  '/estimate': '€',
  '/process': '123',
  '/rapidite': '24',
  '/requestaquote': '?',
  '/services': 'Aa',
}
/** Pages with a promise to visitors, whose images have the dark band. */
const AT_NIGHT: ReadonlySet<string> = new Set(['/certification', '/confidentialite', '/politique-securite'])

interface PageToDraw {
  /** `/fr/about` */
  readonly address: string
  readonly title: string
  /** The document at the address, if any. */
  readonly entry: Entry | undefined
}

/** The texts of a kind of page's image, and its picture, as a path from the project's root. */
type Composition = Readonly<Record<string, string | undefined>> & {
  readonly kind: string
  readonly picture?: string | undefined
}

/**
 * Returns the content of a page's Open Graph image, from the same document as the page, and the title from the page
 * itself.
 */
export function describeOpenGraphImage(texts: Texts, { address, title, entry }: PageToDraw): Copy {
  const { locale: prefix, path } = splitPath(address)
  const locale = prefix ?? defaultLocale
  const composition: Composition = (entry && describeDocument(texts, entry)) ??
    describePage(path) ?? { kind: 'page', glyph: glyphOf(path, locale, title) }
  const { picture } = composition
  return {
    template: 'openGraphImage',
    data: {
      locale,
      title,
      brand: siteConfig.name,
      tagline: readText(texts, locale, 'common:site.tagline'),
      tone: composition.kind === 'service' || AT_NIGHT.has(path) ? 'night' : 'day',
      ...composition,
    },
    pictures: picture ? [picture.slice(1)] : [],
  }
}

function describePage(path: string): Composition | undefined {
  if (path === '/') return { kind: 'home', picture: '/content/images/hero-1.svg' }
  return path === '/team' ? { kind: 'article', picture: '/content/images/team.svg' } : undefined
}

function describeDocument(texts: Texts, entry: Entry): Composition | undefined {
  const picture = entry.images['image']?.src
  if (isOf(entry, 'articles')) {
    const { category, date } = entry.frontmatter
    const day = formatDay(date, entry.locale)
    return { kind: 'article', picture, category: readText(texts, entry.locale, `blog:categories.${category}`), day }
  }
  if (isOf(entry, 'services')) {
    // The short name fits at twice the size; networks show the long one next to the image.
    const { title, tagline } = entry.frontmatter
    return { kind: 'service', picture: entry.images['mark']?.src, title, said: tagline }
  }
  if (isOf(entry, 'case-studies')) {
    const { outcomes } = entry.frontmatter
    // The first outcome that starts with its figure, so that the text after it explains the figure.
    const outcome = outcomes.map(outcomeFigure).find((candidate) => candidate?.before === '')
    return { kind: 'study', picture, figure: outcome?.figure.trim(), said: outcome?.after ?? outcomes[0] ?? '' }
  }
  return isOf(entry, 'team')
    ? { kind: 'person', picture, title: entry.frontmatter.name, role: entry.frontmatter.role }
    : undefined
}

function glyphOf(path: string, locale: Locale, title: string): string {
  // Testimonials have the opening quotation mark of their language.
  return path === '/testimonials' ? languages[locale].quotes[0].trim() : (GLYPHS[path] ?? title.charAt(0))
}
