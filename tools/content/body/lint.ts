import type { Root } from 'mdast'
import { type Pluggable, unified } from 'unified'
import { VFile } from 'vfile'
import { withText } from '../diagnose.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { isRuleName } from '../messages/catalogue.ts'

type VFileMessage = VFile['messages'][number]

/**
 * Returns a function that checks a parsed body by rules.
 *
 * @param rules in order: each skips what an earlier one has reported
 */
export function linter(rules: readonly Pluggable[]) {
  const processor = unified()
    .use([...rules])
    .freeze()
  return (tree: Root, source: string, file: string): Diagnostic[] => {
    const vfile = new VFile({ value: source, path: file })
    processor.runSync(tree, vfile)
    return vfile.messages.map((message) => asDiagnostic(message, file))
  }
}

function asDiagnostic(
  { line = 1, column = 1, place, reason, ruleId, fatal, expected }: VFileMessage,
  file: string,
): Diagnostic {
  const span = place && 'start' in place ? { from: place.start, to: place.end } : undefined
  const diagnostic: Diagnostic = {
    file,
    line,
    column,
    message: reason,
    ...(isRuleName(ruleId) && { rule: ruleId }),
    ...(!fatal && { severity: 'warning' }),
  }
  return withText(diagnostic, span, expected?.[0])
}
