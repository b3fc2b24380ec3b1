import { toString as textOf } from 'mdast-util-to-string'
import { VIDEO_PATH } from '../../../content/collections.ts'
import type { DocumentSection } from '../../../renderer/entry.ts'
import type { Position } from '../diagnostics.ts'
import { headingIdsOf } from '../headingIds.ts'
import { startOf } from '../locate.ts'
import { videoFragment } from '../pictures/videos.ts'
import { attributesOf } from './attributes.ts'
import { soundAddresses } from './links.ts'
import type { Body } from './rule.ts'

/** A link, a picture or a video of a document, with its place. */
export interface Destination extends Position {
  readonly url: string
}

/** The parts of a document's body that other checks and pages need. */
export interface BodyFacts {
  /** Whether it could be parsed; otherwise it has no facts. */
  readonly isRead: boolean
  readonly links: readonly Destination[]
  readonly images: readonly Destination[]
  readonly videos: readonly Destination[]
  /** Ids that a link may end with. */
  readonly fragments: readonly string[]
  readonly sections: readonly DocumentSection[]
  /** Words of prose, for the reading time. */
  readonly words: number
}

/** The facts of a document that can't be parsed. */
export const NO_FACTS: BodyFacts = {
  isRead: false,
  links: [],
  images: [],
  videos: [],
  fragments: [],
  sections: [],
  words: 0,
}

/** A letter or a digit, and everything up to the next space. */
const WORD = /[\p{L}\d]\S*/gu

/** Returns the parts of a body that other checks and pages need. */
export function readFacts(body: Body): BodyFacts {
  const { all, locate } = body
  const videos = [...all('mdxJsxFlowElement'), ...all('mdxJsxTextElement')]
    .flatMap(attributesOf)
    .filter(({ value, rule: { holds } }) => holds === 'video' && VIDEO_PATH.test(value))
    .map(({ value, attribute }) => ({ url: value, ...locate(startOf(attribute)) }))
  const headings = [...headingIdsOf(body.tree)]
  return {
    isRead: true,
    links: soundAddresses(body).map(({ url, at }) => ({ url, ...locate(startOf(at)) })),
    images: all('image').map((node) => ({ url: node.url, ...locate(startOf(node)) })),
    videos,
    fragments: [...headings.map(([, id]) => id), ...videos.map(({ url }) => videoFragment(url))],
    sections: headings
      .filter(([{ depth }]) => depth === 2)
      .map(([heading, id]) => ({ id, title: textOf(heading).trim() })),
    words: all('text').reduce((count, { value }) => count + (value.match(WORD)?.length ?? 0), 0),
  }
}
