import type { Nodes, Root } from 'mdast'
import type { Pluggable } from 'unified'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { defaultLocale, isLocale, type Locale } from '../../../renderer/languages.ts'
import { createLocator, type LocateOffset } from '../locate.ts'
import { messageOf, type RuleName, type Values } from '../messages/catalogue.ts'
import { literalTextOf } from './literalText.ts'

/** A parsed document, as all rules share it. */
export interface Body {
  readonly tree: Root
  /** The whole file, front matter included. */
  readonly source: string
  readonly locale: Locale
  /** The folder of the document: `articles`. */
  readonly collection: string
  /**
   * The text as readers see it and as it was typed (literalText.ts), without the parts that rules have already
   * reported.
   */
  literal: string
  /** Returns the nodes of a type, in order. */
  readonly all: <Type extends Nodes['type']>(type: Type) => ReadonlyArray<Extract<Nodes, { type: Type }>>
  readonly locate: LocateOffset
}

/** A range of the source and, for a mechanical fix, its replacement. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text?: string | undefined
}

/** Reports a mistake at a node, an attribute or a range of the source, with the values of its message. */
type Report = (place: Pick<Nodes, 'position'> | Edit, values?: Values) => void

type Check = (body: Body, report: Report) => void

/** Returns a rule of remark-lint whose reports are errors. */
export function error(name: RuleName, check: Check): Pluggable {
  return [lint(name, check), [2]]
}

/** Returns a rule of remark-lint whose reports are warnings. */
export function warning(name: RuleName, check: Check): Pluggable {
  return [lint(name, check), [1]]
}

function lint(name: RuleName, check: Check) {
  return lintRule<Root, unknown>(`passerelle:${name}`, (tree, file) => {
    const body = bodyOf(tree, file)
    const pointAt = (offset: number) => ({ ...body.locate(offset), offset })
    check(body, (place, values) => {
      const isEdit = 'from' in place
      const message = file.message(messageOf(name, pathInProject(file), values), {
        place: isEdit ? { start: pointAt(place.from), end: pointAt(place.to) } : place.position,
      })
      if (isEdit && place.text !== undefined) message.expected = [place.text]
    })
  })
}

const bodies = new WeakMap<Root, Body>()

/** Returns the body that all rules of a document share; it is read once. */
export function bodyOf(tree: Root, file: VFile): Body {
  const body = bodies.get(tree) ?? readBody(tree, file)
  bodies.set(tree, body)
  return body
}

/** Returns a file's path from the project's root; editors pass absolute paths. */
function pathInProject({ path = '' }: VFile): string {
  return path.replaceAll('\\', '/').slice(Math.max(0, path.lastIndexOf('content/')))
}

function readBody(tree: Root, file: VFile): Body {
  const [, folder, collection = ''] = pathInProject(file).split('/')
  const source = String(file)
  const byType = new Map<string, Nodes[]>()
  visit(tree, (node) => {
    const others = byType.get(node.type) ?? []
    byType.set(node.type, others)
    others.push(node)
  })
  return {
    tree,
    source,
    locale: isLocale(folder) ? folder : defaultLocale,
    collection,
    literal: literalTextOf(tree, source),
    all: <Type extends Nodes['type']>(type: Type) =>
      // Nodes are stored under the name of their type.
      (byType.get(type) ?? []) as Array<Extract<Nodes, { type: Type }>>,
    locate: createLocator(source),
  }
}
