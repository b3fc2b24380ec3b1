/** What a case study is made of, once read: what setBlocks.ts knows how to set. */

/** Where a link leads: to an address, or to a place of the same document. */
export type Target = { readonly url: string } | { readonly place: string }

/** A stretch of text that is set in one way. A line feed breaks the line. */
export interface Run {
  readonly text: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly isStruck?: boolean
  readonly isCode?: boolean
  /** The mark of a footnote. */
  readonly isRaised?: boolean
  readonly target?: Target
}

/** A picture, which may stand in the frontmatter too. */
export interface StudyPicture {
  /** From the project's root, with a leading slash. */
  readonly file: string
  readonly alt: string
  readonly caption?: string
}

export interface ListItem {
  /** Of a list of tasks. */
  readonly isChecked?: boolean
  /** What links may lead to. */
  readonly place?: string
  readonly blocks: readonly Block[]
}

export type Alignment = 'left' | 'center' | 'right'

/** A part of the text that stands by itself. */
export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly runs: readonly Run[]; readonly place: string }
  | { readonly type: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly type: 'list'; readonly start?: number; readonly items: readonly ListItem[] }
  | { readonly type: 'quote'; readonly blocks: readonly Block[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'rule' }
  | { readonly type: 'figure'; readonly picture: StudyPicture }
  | {
      readonly type: 'table'
      readonly alignments: readonly Alignment[]
      /** The first one names the columns. */
      readonly rows: ReadonlyArray<ReadonlyArray<readonly Run[]>>
    }
  | { readonly type: 'note'; readonly title: string; readonly blocks: readonly Block[] }
  | {
      readonly type: 'pullQuote'
      readonly author: string
      readonly role?: string
      readonly blocks: readonly Block[]
    }
  | { readonly type: 'footnotes'; readonly items: readonly ListItem[] }
