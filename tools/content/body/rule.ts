import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { defaultLocale, isLocale, type Locale } from '../../../renderer/languages.ts'
import { diagnose, type Diagnostic, type Range, shorten } from '../diagnostics.ts'
import { createLocator, type LocateOffset, startOf } from '../locate.ts'
import type { MessageName, Values } from '../messages/catalogue.ts'
import { literalTextOf, MARKUP } from './literalText.ts'

/** A parsed document, as all rules share it. */
export interface Body {
  readonly tree: Root
  /** All of its nodes, in order. */
  readonly nodes: readonly Nodes[]
  /** The whole file, front matter included. */
  readonly source: string
  /** Its path from the project's root. */
  readonly file: string
  readonly locale: Locale
  /** The text as readers see it and as it was typed: literalText.ts. */
  readonly literal: string
  /** Returns the nodes of a type, in order. */
  readonly all: <Type extends Nodes['type']>(type: Type) => ReadonlyArray<Extract<Nodes, { type: Type }>>
  readonly locate: LocateOffset
}

/** A mistake in a body: its message and its place. */
export interface Finding {
  readonly name: MessageName
  readonly at: Pick<Nodes, 'position'> | Range
  readonly values?: Values
}

/** A rule for the body of a document: a function of the parsed document alone. */
export type Rule = (body: Body) => readonly Finding[]

/** Returns what rules find in a body, of several mistakes at one place the first. */
export function lint(rules: readonly Rule[], body: Body, describe: typeof diagnose = diagnose): Diagnostic[] {
  const { file, locate } = body
  const found = new Map<number, Diagnostic>()
  for (const { name, at, values } of rules.flatMap((rule) => rule(body))) {
    const from = 'from' in at ? at.from : startOf(at)
    if (!found.has(from)) found.set(from, describe(name, { file, ...locate(from) }, values))
  }
  return [...found.values()]
}

/** Returns the matches of a pattern in the literal text, as messages quote them. */
export function matchesOf({ literal }: Body, pattern: RegExp) {
  return Array.from(literal.matchAll(pattern), ({ 0: found, index: from }) => {
    return { mark: shorten(found.replaceAll(MARKUP, '')), at: { from, to: from + found.length } }
  })
}

/** Reads a parsed document for rules. */
export function readTree(tree: Root, source: string, file: string): Body {
  const [, folder] = file.split('/')
  const nodes: Nodes[] = []
  visit(tree, (node) => void nodes.push(node))
  return {
    tree,
    nodes,
    source,
    file,
    locale: isLocale(folder) ? folder : defaultLocale,
    literal: literalTextOf(nodes, source),
    all: (type) => nodes.filter((node): node is Extract<Nodes, { type: typeof type }> => node.type === type),
    locate: createLocator(source),
  }
}
