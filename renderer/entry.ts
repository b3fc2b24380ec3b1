import type { CollectionName, Frontmatter } from '../content/collections.ts'
import type { Locale } from './languages.ts'

/**
 * The address of a file: relative to the project root during the build (`/content/images/bridge.svg`), its URL on a
 * page.
 */
type Source = string

/** A picture with its dimensions in pixels, after rotation. */
export interface Picture {
  readonly src: Source
  readonly width: number
  readonly height: number
  /** The `srcset` of a photograph as AVIF, in several widths. */
  readonly avif?: string
}

/** A video with its captions and poster. */
export interface Video {
  readonly src: Source
  readonly width: number
  readonly height: number
  /** In whole seconds. */
  readonly duration: number
  /** The poster, one of its frames. */
  readonly poster: Picture
  readonly captions: Readonly<Record<Locale, Source>>
}

/** A section of an article or a policy: its heading and its id. */
export interface DocumentSection {
  readonly id: string
  readonly title: string
}

/** The state of a document: a draft has `draft: true`, a scheduled one a date in the future. */
export type Publication = 'published' | 'draft' | 'scheduled'

/** The metadata of a document in one language: everything but its body. */
export interface Entry<Name extends CollectionName = CollectionName> {
  readonly collection: Name
  /** The language it is written in. */
  readonly locale: Locale
  readonly slug: string
  /** Without language prefix: `/articles/legal-errors`. */
  readonly path: string
  /** Relative to the project root: `/content/fr/articles/legal-errors.mdx`. */
  readonly file: string
  /** Validated with the collection's schema, and typeset. */
  readonly frontmatter: Frontmatter<Name>
  /**
   * On the day of the build. The production site contains published documents only; previews and development show all.
   */
  readonly publication: Publication
  /** Reading time in whole minutes, at least 1, at 220 words a minute. */
  readonly readingMinutes: number
  /** The sections of the body; typeset. */
  readonly sections: readonly DocumentSection[]
  /** The pictures in the front matter, by key. */
  readonly images: Readonly<Record<string, Picture>>
  /** The video in the front matter. */
  readonly video?: Video | undefined
  /** The pictures of the body. */
  readonly bodyImages: readonly Picture[]
}

/** Returns whether a document belongs to a collection. */
export function isOf<Name extends CollectionName>(entry: Entry, collection: Name): entry is Entry<Name> {
  return entry.collection === collection
}

/** Returns the title of a document, or the name of a person. */
export function titleOf({ frontmatter }: Entry): string {
  return 'name' in frontmatter ? frontmatter.name : frontmatter.title
}

/** Orders the documents of a collection: by their `order`, or the latest first, and by name within a day. */
export function compareEntries(first: Entry, second: Entry): number {
  const [a, b] = [first.frontmatter, second.frontmatter]
  if ('order' in a && 'order' in b) return a.order - b.order
  if ('date' in a && 'date' in b && a.date !== b.date) return a.date < b.date ? 1 : -1
  return first.slug < second.slug ? -1 : 1
}
