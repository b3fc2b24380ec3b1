import type { Locale } from './languages.ts'
import type { CollectionName, Frontmatter } from '../content/collections.ts'

/** Where a file is: from the project's root while the site is made (`/content/images/bridge.svg`), on a page its address. */
type Source = string

/** A picture, upright, and its size in pixels. */
export interface Picture {
  readonly src: Source
  readonly width: number
  readonly height: number
  /** A photograph on a page has others of better formats and other widths: browsers take the first that they know. */
  readonly sources?: readonly PictureSource[]
}

/** A picture in one format, as wide as browsers may need it. https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element */
export interface PictureSource {
  readonly type: `image/${string}`
  readonly srcSet: string
}

/** A video, and what goes with it. */
export interface Video {
  readonly src: Source
  readonly width: number
  readonly height: number
  /** Whole seconds. */
  readonly duration: number
  /** One of its frames. */
  readonly poster: Picture
  readonly captions: Readonly<Record<Locale, Source>>
}

/** A part of an article or a policy: its heading, and the fragment that leads to it. */
export interface DocumentSection {
  readonly id: string
  readonly title: string
}

/** Whether visitors see a document: `draft: true` hides it, a date to come does until that day. */
export type Publication = 'published' | 'draft' | 'scheduled'

/** One document in one language, without its body: what tools read, and what pages and lists know of it. */
export interface Entry<Name extends CollectionName = CollectionName> {
  readonly collection: Name
  /** The language it is written in. */
  readonly locale: Locale
  readonly slug: string
  /** Without language prefix: `/articles/legal-errors`. */
  readonly path: string
  /** From the project's root: `/content/fr/articles/legal-errors.mdx`. */
  readonly file: string
  /** Checked against the collection's schema, and typeset. */
  readonly frontmatter: Frontmatter<Name>
  /** On the day that the site is made for. The built site has published ones alone; all others show while writing. */
  readonly publication: Publication
  /** Whole minutes, from 1, at 220 words a minute. */
  readonly readingMinutes: number
  /** The parts of an article, or of a policy that has them in its body; typeset. */
  readonly sections: readonly DocumentSection[]
  /** The pictures that the frontmatter names, by key. */
  readonly images: Readonly<Record<string, Picture>>
  /** The video that the frontmatter names. */
  readonly video?: Video | undefined
  /** The pictures of the body. */
  readonly bodyImages: readonly Picture[]
  /** The videos of the body. */
  readonly bodyVideos: readonly Video[]
  /** What it shows of the agency, by the names in content/<language>/strings/agency.json: `legalName`. */
  readonly agencyDetails: readonly string[]
}

/** Whether a document is of a collection. */
export function isOf<Name extends CollectionName>(entry: Entry, collection: Name): entry is Entry<Name> {
  return entry.collection === collection
}
