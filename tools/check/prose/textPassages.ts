import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { type Escapes, OBJECT, type Passage, PassageWriter } from './passage.ts'

/** JSON's own escapes (RFC 8259, section 7), and what i18next replaces: other texts, and what only the page knows. */
const escapes: Escapes = {
  pattern: /\{\{.{0,80}?\}\}|\$t\(.{0,80}?\)|\\(?:u[\da-f]{4}|.)/gi,
  decode: (escape) => (escape.startsWith('\\') ? String(JSON.parse(`"${escape}"`)) : OBJECT),
}

/** Addresses, names of documents: what no visitor reads. */
const NOT_PROSE = /^(?:\/\S*|[a-z0-9]+(?:-[a-z0-9]+)+)$/

/** A text of the interface. */
export interface TextPassage extends Passage {
  /** `hero.slides.0.tagline`. */
  readonly key: string
}

/**
 * The prose of a file of interface texts; of one that cannot be read, none.
 *
 * @param source the whole file
 */
export function textPassages(source: string): TextPassage[] {
  const errors: ParseError[] = []
  const tree = parseTree(source, errors)
  return errors.length === 0 && tree ? readNode(tree, source, '') : []
}

function readNode(node: Node, source: string, key: string): TextPassage[] {
  const children = node.children ?? []
  const below = (name: string) => (key === '' ? name : `${key}.${name}`)
  if (node.type === 'array') return children.flatMap((child, index) => readNode(child, source, below(String(index))))
  if (node.type === 'object') {
    return children.flatMap(({ children: [name, value] = [] }) =>
      name && value ? readNode(value, source, below(String(name.value))) : [],
    )
  }
  if (node.type !== 'string' || NOT_PROSE.test(String(node.value))) return []
  const writer = new PassageWriter()
  writer.addEscaped(source.slice(node.offset + 1, node.offset + node.length - 1), node.offset + 1, escapes)
  return [{ key, ...writer.finish() }]
}
