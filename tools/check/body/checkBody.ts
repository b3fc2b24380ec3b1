import type { Root } from 'mdast'
import { linter } from '../../content/body/lint.ts'
import { readBody, type ReadBody } from '../../content/body/readBody.ts'
import { type Diagnostic, isError } from '../../content/diagnostics.ts'
import { checkRules } from './bodyRules.ts'

const lint = linter(checkRules)

/** Rules blank out what they report, so a tree is checked once. */
const checked = new WeakMap<Root, readonly Diagnostic[]>()

/** Reads and checks the body of a document: its facts, with all diagnostics. */
export function checkBody(source: string, file: string): ReadBody {
  const body = readBody(source, file)
  return { ...body, diagnostics: [...body.diagnostics, ...remarksOn(body, file)] }
}

/** Returns the diagnostics of a body that do not keep it from being shown. */
export function remarksOn({ readable, diagnostics, tree }: ReadBody, file: string): readonly Diagnostic[] {
  if (!readable) return []
  const found = checked.get(readable.tree) ?? lint(readable.tree, readable.source, file)
  checked.set(readable.tree, found)
  // Warnings on the line of an error are often its consequence.
  const wrong = new Set([...diagnostics, ...found].filter(isError).map(({ line }) => line))
  return found
    .filter((diagnostic) => isError(diagnostic) || !wrong.has(diagnostic.line))
    .filter(({ line, rule }) => !readable.unread.has(line) && (tree !== undefined || rule !== 'body-empty'))
}
