import type { Nodes, Parents } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { DocumentSection } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'
import type { Diagnostic, Position } from '../diagnostics.ts'

/** A link, a picture or a video of a document, with its place. */
export interface Destination extends Position {
  readonly url: string
  /** Where the address is written, where it is written as it is read: mending replaces it. */
  readonly written?: { readonly from: Position; readonly to: Position }
}

/** What other checks and pages need to know of a body: rules add what they come across. */
export interface CollectedFacts {
  readonly links: Destination[]
  readonly images: Destination[]
  readonly videos: Destination[]
  readonly fragments: string[]
  readonly sections: DocumentSection[]
  words: number
}

/** A piece of the source, and what takes its place: how many characters are before it, and before what stays. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** What a diagnostic may say besides its place and its message. */
export interface ReportOptions {
  readonly severity?: Diagnostic['severity']
  /** What mends it, where nothing has to be thought about. */
  readonly edits?: readonly Edit[]
}

/** A part of the tree, an attribute of a component, or how many characters of the source are before the place. */
export type Place = Nodes | MdxJsxAttribute | MdxJsxExpressionAttribute | number

/** The document that a rule looks at. */
export interface BodyContext {
  /** The whole file, frontmatter included. */
  readonly source: string
  /**
   * As long as the source, line by line: the characters that a reader sees as they were typed. Marks within a paragraph
   * (of emphasis, of links, of code, a backslash and what it stands before) are MARKUP, all else is spaces.
   */
  readonly literal: string
  /** Whether something that can't be read was taken out of the source. */
  readonly isPartial: boolean
  /** Path from the project's root. */
  readonly file: string
  readonly locale: Locale
  readonly facts: CollectedFacts
  readonly report: (place: Place, message: string, options?: ReportOptions) => void
  /** The place of a piece of the source. */
  readonly locate: (offset: number) => Position
}

/** What a rule does on the way through the tree. */
export interface Visitor {
  /** Comes to a node, after those that it stands in. */
  readonly enter?: (node: Nodes, ancestors: readonly Parents[]) => void
  /** The whole tree has been seen. */
  readonly leave?: () => void
}

/** Something that can be wrong with a body: made anew for each document. */
export type Rule = (context: BodyContext) => Visitor

/** The first character of a node. */
export function startOf({ position }: Nodes): number {
  return position?.start.offset ?? 0
}

/** The first character after a node. */
export function endOf({ position }: Nodes): number {
  return position?.end.offset ?? 0
}
