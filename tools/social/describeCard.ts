import { splitPath } from '../../renderer/addresses.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import type { ContentEntry } from '../content/loadDocument.ts'
import { readText } from '../content/readText.ts'
import { outcomeFigure } from '../../components/outcomeFigure/outcomeFigure.ts'
import type { Card } from './card.ts'
import { isDrawable } from './drawing.ts'

/** Letters that say more of a page than the first of its title. */
const GLYPHS: Readonly<Record<string, string | Readonly<Record<Locale, string>>>> = {
  '/about': '&',
  '/blog': '¶',
  '/blog/legal': '§',
  '/blog/localization': 'é',
  '/blog/mt-vs-human': '01',
  '/caseStudies': '%',
  '/certification': 'ISO',
  '/chooseUs': '!',
  '/contact': '@',
  '/process': '123',
  '/rapidite': '24',
  '/requestaquote': '?',
  '/services': 'Aa',
  '/testimonials': { fr: '«', en: '“' },
}
/** Where visitors are promised something: on the dark band. */
const AT_NIGHT: ReadonlySet<string> = new Set(['/certification', '/confidentialite', '/politique-securite'])
const TEAM = { path: '/team', picture: 'content/images/team.svg' }
const HOME_PICTURE = 'content/images/hero-1.svg'

interface PageToDraw {
  /** `/fr/about` */
  readonly address: string
  readonly title: string
  /** The document that stands there, if there is one. */
  readonly entry: ContentEntry | undefined
}

/** What the social image of a page shows: from the same document as the page, and from the page itself its title. */
export function describeCard(root: string, { address, title, entry }: PageToDraw): Card {
  const { locale: prefix, path } = splitPath(address)
  const locale = prefix ?? defaultLocale
  if (path === '/') return { kind: 'home', locale, title, picture: HOME_PICTURE }
  if (path === TEAM.path) return { kind: 'article', locale, title, picture: TEAM.picture }
  return (
    (entry && describeDocument(root, entry, title)) ?? {
      kind: 'page',
      locale,
      title,
      glyph: glyphOf(path, locale, title),
      tone: AT_NIGHT.has(path) ? 'night' : 'day',
    }
  )
}

function describeDocument(root: string, entry: ContentEntry, title: string): Card | undefined {
  const { locale, images } = entry
  const pictureOf = (key: string) => {
    const file = images[key]?.file.replace(/^\//, '')
    return isDrawable(file) ? file : undefined
  }
  const picture = pictureOf('image')
  if (isOf(entry, 'articles') && picture) {
    const { category, date } = entry.frontmatter
    return {
      kind: 'article',
      locale,
      title,
      picture,
      category: readText(root, locale, `blog:categories.${category}`),
      day: date,
    }
  }
  if (isOf(entry, 'services')) {
    const mark = pictureOf('mark')
    const { title: name, tagline } = entry.frontmatter
    // Its short name can be twice as large; the long one is in the text that networks show beside the image.
    return mark ? { kind: 'service', locale, title: name, picture: mark, tagline } : undefined
  }
  if (isOf(entry, 'case-studies') && picture) {
    const { outcomes } = entry.frontmatter
    // The first that starts with its figure: what comes after it then says what it is.
    const outcome = outcomes.map(outcomeFigure).find((candidate) => candidate?.before === '')
    return {
      kind: 'study',
      locale,
      title,
      picture,
      figure: outcome?.figure,
      caption: outcome?.after ?? outcomes[0] ?? '',
    }
  }
  if (isOf(entry, 'team') && picture) {
    const { name, role } = entry.frontmatter
    return { kind: 'person', locale, title: name, picture, role }
  }
  return undefined
}

function isOf<Name extends ContentEntry['collection']>(entry: ContentEntry, name: Name): entry is ContentEntry<Name> {
  return entry.collection === name
}

function glyphOf(path: string, locale: Locale, title: string): string {
  const glyph = GLYPHS[path] ?? title.charAt(0)
  return typeof glyph === 'string' ? glyph : glyph[locale]
}
