import { toString as textOf } from 'mdast-util-to-string'
import type { DocumentSection } from '../../../renderer/entry.ts'
import type { Position } from '../diagnostics.ts'
import { headingIdsOf } from '../headingIds.ts'
import { positionOf } from '../locate.ts'
import { soundAddresses } from './links.ts'
import type { Body } from './rule.ts'

/** A link or a picture of a document, with its place. */
export interface Destination extends Position {
  readonly url: string
}

/** The parts of a document's body that other checks and pages need. */
export interface BodyFacts {
  readonly links: readonly Destination[]
  readonly images: readonly Destination[]
  readonly sections: readonly DocumentSection[]
  /** Words of prose, for the reading time. */
  readonly words: number
}

/** A letter or a digit, and everything up to the next space. */
const WORD = /[\p{L}\d]\S*/gu

/** Returns the parts of a body that other checks and pages need. */
export function readFacts(body: Body): BodyFacts {
  const { all } = body
  return {
    links: soundAddresses(body).map(({ url, at }) => ({ url, ...positionOf(at) })),
    images: all('image').map((node) => ({ url: node.url, ...positionOf(node) })),
    sections: [...headingIdsOf(body.tree)]
      .filter(([{ depth }]) => depth === 2)
      .map(([heading, id]) => ({ id, title: textOf(heading).trim() })),
    words: all('text').reduce((count, { value }) => count + (value.match(WORD)?.length ?? 0), 0),
  }
}
