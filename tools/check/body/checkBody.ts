import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { readBody, type ReadBody } from '../../content/body/readBody.ts'
import { lint, type Rule } from '../../content/body/rule.ts'
import { type Diagnostic, isError } from '../../content/diagnostics.ts'
import { blockRules } from './blocks.ts'
import { linkRules } from './linkRules.ts'
import { markRules } from './marks.ts'

/** The rules of the check for the body of a document, after those of tools/content/body. */
const checkRules: readonly Rule[] = [...blockRules, ...linkRules, ...markRules]

/** Reads and checks the body of a document: its facts, with all diagnostics. */
export function checkBody(source: string, file: string): ReadBody {
  const body = readBody(source, file)
  return { ...body, diagnostics: [...body.diagnostics, ...remarksOn(body)] }
}

/** Returns the diagnostics of a body that do not keep it from being shown. */
export function remarksOn({ readable, diagnostics, tree, unread }: ReadBody): readonly Diagnostic[] {
  if (!readable) return []
  // A copy, because rules blank out what they report.
  const found = lint(checkRules, { ...readable })
  // Warnings on the line of an error are often its consequence.
  const wrong = new Set([...diagnostics, ...found].filter(isError).map(({ line }) => line))
  return found
    .filter((diagnostic) => isError(diagnostic) || !wrong.has(diagnostic.line))
    .filter(({ line, rule }) => !unread.has(line) && (tree !== undefined || rule !== 'body-empty'))
}

/** Shows the diagnostics of a body in editors that speak unified, while it is typed: a plugin, for .remarkrc.mjs. */
export function showInEditors() {
  return (_: Root, file: VFile): void => {
    const path = file.path.replaceAll('\\', '/')
    const { diagnostics } = checkBody(String(file), path.slice(Math.max(0, path.lastIndexOf('content/'))))
    for (const diagnostic of diagnostics) {
      const [change] = diagnostic.fix ?? []
      const place = change?.kind === 'replace' ? { start: change.from, end: change.to } : diagnostic
      const { line, column } = diagnostic
      const message = file.message(diagnostic.message, { place, source: 'passerelle', ruleId: diagnostic.rule })
      Object.assign(message, { line, column, fatal: isError(diagnostic) })
      if (change?.kind === 'replace') message.expected = [change.text]
    }
  }
}
