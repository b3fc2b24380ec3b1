import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { defaultLocale, isLocale, type Locale } from '../../../renderer/languages.ts'
import { diagnose, type Diagnostic, shorten, warn, withText } from '../diagnostics.ts'
import { createLocator, endOf, type LocateOffset, startOf } from '../locate.ts'
import type { RuleName, Values } from '../messages/catalogue.ts'
import { literalTextOf, unmarked } from './literalText.ts'

/** A parsed document, as all rules share it. */
export interface Body {
  readonly tree: Root
  /** The whole file, front matter included. */
  readonly source: string
  /** Its path from the project's root. */
  readonly file: string
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

/** A rule for the body of a document. */
export interface Rule {
  readonly name: RuleName
  readonly diagnose: typeof diagnose
  readonly check: Check
}

/** Returns a rule whose reports are errors. */
export function error(name: RuleName, check: Check): Rule {
  return { name, diagnose, check }
}

/** Returns a rule whose reports are warnings. */
export function warning(name: RuleName, check: Check): Rule {
  return { name, diagnose: warn, check }
}

/**
 * A pattern for the literal text, with the flags g and m, in which MARKUP stands for parsed Markdown. The optional
 * function returns the fix, given the source of the match and the characters around it.
 */
type Pattern = readonly [pattern: RegExp, fix?: (written: string, before: string, after: string) => string | undefined]

/** Returns a rule of patterns. It blanks out its matches, so that later rules do not report them again. */
export function marks(severity: typeof error, name: RuleName, patterns: readonly Pattern[]): Rule {
  return severity(name, (body, report) => {
    for (const [pattern, fix] of patterns) {
      body.literal = body.literal.replace(pattern, (...match) => {
        const [found = ''] = match
        // The offset is the second to last argument: no pattern has named groups.
        const from = Number(match.at(-2))
        const to = from + found.length
        const written = body.source.slice(from, to)
        const text = fix?.(written, body.source[from - 1] ?? '', body.source[to] ?? '')
        const values = { mark: shorten(unmarked(found)), instead: shorten(text ?? unmarked(found)) }
        report({ from, to, text }, values)
        return found.replaceAll(/[^\n]/g, ' ')
      })
    }
  })
}

/** Returns what rules find in a body. In their order, each skips what an earlier one has reported. */
export function lint(rules: readonly Rule[], body: Body): Diagnostic[] {
  const { file, locate } = body
  return rules.flatMap((rule) => {
    const found: Diagnostic[] = []
    rule.check(body, (place, values) => {
      const edit: Edit = 'from' in place ? place : { from: startOf(place), to: endOf(place) }
      const from = locate(edit.from)
      const diagnostic = rule.diagnose(rule.name, { file, ...from }, values)
      found.push(withText(diagnostic, { from, to: locate(edit.to) }, edit.text))
    })
    return found
  })
}

/** Reads a parsed document for rules. */
export function readTree(tree: Root, source: string, file: string): Body {
  const [, folder, collection = ''] = file.split('/')
  const byType = new Map<string, Nodes[]>()
  visit(tree, (node) => {
    const others = byType.get(node.type) ?? []
    byType.set(node.type, others)
    others.push(node)
  })
  return {
    tree,
    source,
    file,
    locale: isLocale(folder) ? folder : defaultLocale,
    collection,
    literal: literalTextOf(tree, source),
    all: <Type extends Nodes['type']>(type: Type) =>
      // Nodes are stored under the name of their type.
      (byType.get(type) ?? []) as Array<Extract<Nodes, { type: Type }>>,
    locate: createLocator(source),
  }
}
