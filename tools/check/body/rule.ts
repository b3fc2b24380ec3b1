import type { Nodes, Parents, Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { defaultLocale, isLocale, type Locale } from '../../../renderer/languages.ts'
import { createLocator, type LocateOffset } from '../../content/locate.ts'
import { fillMessage, type RuleName, type Values } from '../messages/catalogue.ts'
import { literalTextOf } from './literalText.ts'

/** A document, with what several rules look at. */
export interface Body {
  readonly tree: Root
  /** The whole file, front matter included. */
  readonly source: string
  readonly locale: Locale
  /** The folder of the document: `articles`. */
  readonly collection: string
  /** What a reader sees as it was typed: literalText.ts. What a rule has told of is taken out of it. */
  literal: string
  /** Returns the nodes of a type, in order. */
  readonly all: <Type extends Nodes['type']>(type: Type) => ReadonlyArray<Extract<Nodes, { type: Type }>>
  readonly parentOf: (node: Nodes) => Parents | undefined
  readonly locate: LocateOffset
}

/** A piece of the source from one offset to another and, where nothing has to be thought about, what takes its place. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text?: string | undefined
}

/** Reports a mistake: a part of the tree, an attribute, or a piece of the source; then the values of its message. */
export type Report<Name extends RuleName> = (place: Pick<Nodes, 'position'> | Edit, ...values: Values<Name>) => void

const bodies = new WeakMap<Root, Body>()

/**
 * Returns a rule of remark-lint that reports one kind of mistake, in the words that the catalogue has for it.
 *
 * @param name the rule's, and its message's
 */
export function rule<Name extends RuleName>(name: Name, check: (body: Body, report: Report<Name>) => void) {
  return ruleOfSeveral(name, (body, report) => check(body, (place, ...[values]) => report(place, values ?? {})))
}

/** Returns the same where the rule is one of several, whose values no type can tell. */
export function ruleOfSeveral(
  name: RuleName,
  check: (
    body: Body,
    report: (place: Parameters<Report<RuleName>>[0], values: Readonly<Record<string, string | number>>) => void,
  ) => void,
) {
  return lintRule<Root, unknown>(`passerelle:${name}`, (tree, file) => {
    const body = bodyOf(tree, file)
    check(body, (place, values) => {
      const isEdit = 'from' in place
      const message = file.message(fillMessage(name, pathInProject(file), values), {
        place: isEdit ? { start: pointAt(body, place.from), end: pointAt(body, place.to) } : place.position,
      })
      if (isEdit && place.text !== undefined) message.expected = [place.text]
    })
  })
}

/** Returns what rules look at in a document: read once for all of them. */
export function bodyOf(tree: Root, file: VFile): Body {
  const body = bodies.get(tree) ?? readBody(tree, file)
  bodies.set(tree, body)
  return body
}

function pointAt({ locate }: Body, offset: number) {
  return { ...locate(offset), offset }
}

/** An editor names files from the root of the disk. */
function pathInProject({ path = '' }: VFile): string {
  return path.replaceAll('\\', '/').slice(Math.max(0, path.lastIndexOf('content/')))
}

function readBody(tree: Root, file: VFile): Body {
  const [, folder, collection = ''] = pathInProject(file).split('/')
  const source = String(file)
  const byType = new Map<string, Nodes[]>()
  const parents = new Map<Nodes, Parents>()
  visit(tree, (node, _, parent) => {
    const others = byType.get(node.type) ?? []
    others.push(node)
    byType.set(node.type, others)
    if (parent) parents.set(node, parent)
  })
  return {
    tree,
    source,
    locale: isLocale(folder) ? folder : defaultLocale,
    collection,
    literal: literalTextOf(tree, source),
    all: <Type extends Nodes['type']>(type: Type) =>
      // Those of a type are kept under its name.
      (byType.get(type) ?? []) as Array<Extract<Nodes, { type: Type }>>,
    parentOf: (node) => parents.get(node),
    locate: createLocator(source),
  }
}
