import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { BlockContent, DefinitionContent, FootnoteDefinition, Nodes, PhrasingContent, Root, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { IMAGE_PATH } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'
import { parser } from '../content/body.ts'
import type { Flaw } from '../content/flaws.ts'
import { shorten } from '../content/shorten.ts'
import { findUnsettable } from './characters.ts'
import type { Block, ListItem, Run, StudyPicture, Target } from './study.ts'

interface ReadOptions {
  /** From the project's root: `content/fr/case-studies/x.mdx`. */
  readonly file: string
  readonly locale: Locale
  /** The absolute address of a link of the document. */
  readonly resolve: (href: string) => string
}

/** The body of a case study, ready to be set, and what of it a PDF cannot hold. */
export interface ReadStudy {
  readonly blocks: readonly Block[]
  /** Pictures of the body, with their places. */
  readonly pictures: ReadonlyArray<StudyPicture & { readonly line: number; readonly column: number }>
  readonly flaws: readonly Flaw[]
}

type Style = Omit<Run, 'text'>
type FlowContent = BlockContent | DefinitionContent

/** What a flaw says of a character that the faces do not hold. */
export function describeUnsettable(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `the PDF of the case study has no letter for "${character}" (U+${code}). Write it in words or Latin letters, or show it in a picture`
}

/** Reads the body of a case study for its PDF: all that Markdown and the components of documents may be. */
export function readStudy(source: string, { file, locale, resolve }: ReadOptions): ReadStudy {
  const tree: Root = parser.parse(source)
  const flaws: Flaw[] = []
  const pictures: (StudyPicture & { line: number; column: number })[] = []
  const addresses = new Map<string, string>()
  const notes = new Map<string, FootnoteDefinition>()
  /** Footnotes in the order of their marks. */
  const cited: string[] = []
  const slugger = new GithubSlugger()

  const report = (node: Nodes, message: string) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    flaws.push({ file, line, column, message })
  }
  const checkLetters = (node: Nodes, text: string) => {
    const character = findUnsettable(text)
    if (character === undefined) return
    const place = source.indexOf(character, node.position?.start.offset ?? 0)
    const before = source.slice(0, Math.max(0, place)).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    flaws.push({ file, line: before.length, column, message: describeUnsettable(character) })
  }
  visit(tree, (node) => {
    if (node.type === 'definition') addresses.set(node.identifier, node.url)
    if (node.type === 'footnoteDefinition') notes.set(node.identifier, node)
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') checkLetters(node, node.value)
    if (node.type === 'mdxJsxFlowElement') {
      for (const { value } of node.attributes) if (typeof value === 'string') checkLetters(node, value)
    }
  })

  const targetOf = (node: Nodes, url: string): Target => {
    if (IMAGE_PATH.test(url)) {
      report(node, 'the PDF of the case study cannot lead to a picture. Show the picture, or lead to a page')
    }
    return url.startsWith('#') ? { place: decodeURIComponent(url.slice(1)) } : { url: resolve(url) }
  }

  const runsOf = (nodes: readonly PhrasingContent[], style: Style = {}): Run[] =>
    nodes.flatMap((node): Run[] => {
      switch (node.type) {
        case 'text':
          return [{ ...style, text: typeset(node.value, locale).replace(/[ \t]*\n[ \t]*/g, ' ') }]
        case 'emphasis':
          return runsOf(node.children, { ...style, isItalic: true })
        case 'strong':
          return runsOf(node.children, { ...style, isBold: true })
        case 'delete':
          return runsOf(node.children, { ...style, isStruck: true })
        case 'inlineCode':
          return [{ ...style, text: node.value.replaceAll('\n', ' '), isCode: true }]
        case 'break':
          return [{ ...style, text: '\n' }]
        case 'link':
          return runsOf(node.children, { ...style, target: targetOf(node, node.url) })
        case 'linkReference':
          return runsOf(node.children, {
            ...style,
            target: targetOf(node, addresses.get(node.identifier) ?? ''),
          })
        case 'footnoteReference': {
          if (!cited.includes(node.identifier)) cited.push(node.identifier)
          const text = String(cited.indexOf(node.identifier) + 1)
          return [{ ...style, text, isRaised: true, target: { place: `note-${node.identifier}` } }]
        }
        // It stands below the paragraph, as a figure.
        case 'image':
          return []
        default:
          report(node, `"${shorten(textOf(node))}" (${node.type}) cannot be set in a PDF. Write it in plain Markdown`)
          return []
      }
    })

  const pictureOf = (node: Nodes & { type: 'image' }): StudyPicture => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const picture: StudyPicture = {
      file: posix.join('/', posix.dirname(file), node.url),
      alt: typeset(node.alt ?? '', locale),
      ...(node.title && { caption: typeset(node.title, locale) }),
    }
    pictures.push({ ...picture, line, column })
    return picture
  }

  const paragraph = (nodes: readonly PhrasingContent[]): Block[] => {
    const runs = runsOf(nodes)
    const figures: Block[] = []
    visit({ type: 'paragraph', children: [...nodes] }, 'image', (image) => {
      figures.push({ type: 'figure', picture: pictureOf(image) })
    })
    return runs.some(({ text }) => text.trim() !== '') ? [{ type: 'paragraph', runs }, ...figures] : figures
  }

  const table = ({ align, children }: Table): Block => ({
    type: 'table',
    alignments: (children[0]?.children ?? []).map((_, index) => align?.[index] ?? 'left'),
    rows: children.map((row) => row.children.map((cell) => runsOf(cell.children))),
  })

  const blocksOf = (nodes: ReadonlyArray<Root['children'][number] | FlowContent>): Block[] =>
    nodes.flatMap((node): Block[] => {
      switch (node.type) {
        case 'yaml':
        case 'definition':
        case 'footnoteDefinition':
          return []
        case 'heading':
          return [
            { type: 'heading', level: node.depth, runs: runsOf(node.children), place: slugger.slug(textOf(node)) },
          ]
        case 'paragraph':
          return paragraph(node.children)
        case 'list': {
          const items = node.children.map(({ checked, children }): ListItem => ({
            blocks: blocksOf(children),
            ...(typeof checked === 'boolean' && { isChecked: checked }),
          }))
          return [{ type: 'list', items, ...(node.ordered && { start: node.start ?? 1 }) }]
        }
        case 'blockquote':
          return [{ type: 'quote', blocks: blocksOf(node.children) }]
        case 'code':
          return [{ type: 'code', text: node.value }]
        case 'thematicBreak':
          return [{ type: 'rule' }]
        case 'table':
          return [table(node)]
        case 'mdxJsxFlowElement': {
          const attributes = new Map(
            node.attributes.map((attribute) => [
              attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
              typeset(String(attribute.value), locale),
            ]),
          )
          const blocks = blocksOf(node.children)
          if (node.name === 'Note') return [{ type: 'note', title: attributes.get('title') ?? '', blocks }]
          if (node.name === 'PullQuote') {
            const role = attributes.get('role')
            return [{ type: 'pullQuote', author: attributes.get('author') ?? '', blocks, ...(role && { role }) }]
          }
          report(node, `<${node.name}> cannot be set in a PDF. Use Note or PullQuote, or write it in Markdown`)
          return []
        }
        default:
          report(node, `"${shorten(textOf(node))}" (${node.type}) cannot be set in a PDF. Write it in plain Markdown`)
          return []
      }
    })

  const blocks = blocksOf(tree.children)
  // Notes may have notes: the list grows while it is read.
  const footnotes: ListItem[] = []
  for (const identifier of cited) {
    footnotes.push({ place: `note-${identifier}`, blocks: blocksOf(notes.get(identifier)?.children ?? []) })
  }
  if (footnotes.length > 0) blocks.push({ type: 'footnotes', items: footnotes })
  return { blocks, pictures, flaws }
}
