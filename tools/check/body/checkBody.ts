import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { bodyOf } from '../../content/body/rule.ts'
import { bodyRules } from './rules.ts'
import { findMisplacedTag, findTagMistakes } from '../../content/body/tags.ts'
import { diagnose, withText } from '../../content/diagnose.ts'
import { isRuleName } from '../../content/messages/catalogue.ts'
import { type BodyFacts, NO_FACTS, readFacts } from '../../content/body/bodyFacts.ts'
import { type Diagnostic, isError } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { parse } from '../../content/parse.ts'

/** The facts of a document's body, with its diagnostics. */
export interface CheckedBody extends BodyFacts {
  readonly diagnostics: readonly Diagnostic[]
  /** The syntax tree; undefined if the document can't be parsed. Too large to keep in memory. */
  readonly tree: Root | undefined
}

type VFileMessage = VFile['messages'][number]

const checker = unified().use(bodyRules).freeze()

/**
 * Checks the body of a document by the rules of tools/check/body/rules.ts. Tags that can't be parsed are reported and
 * removed before the rest is checked.
 *
 * @param source the whole file, front matter included, so that lines and columns are those of the file
 * @param file its path, for messages
 */
export function checkBody(source: string, file: string): CheckedBody {
  const whole = parseOrExplain(source)
  if ('tree' in whole) return inspect(whole.tree, source, file)
  const locate = createLocator(source)
  const inTags = findTagMistakes(source)
  const readable = takeOut(
    source,
    inTags.flatMap(({ unreadable }) => unreadable),
  )
  const parsed = parseOrExplain(readable)
  const mistakes = 'tree' in parsed ? inTags : [...inTags, findMisplacedTag(readable, parsed.offset)]
  const rest = 'tree' in parsed ? inspect(parsed.tree, readable, file) : { ...NO_FACTS, diagnostics: [] }
  // Diagnostics on the line of an unreadable part may be a consequence of it.
  const reported = new Set(mistakes.flatMap(({ unreadable }) => unreadable.map(({ from }) => locate(from).line)))
  const others = rest.diagnostics.filter(({ line, rule }) => !reported.has(line) && rule !== 'body-empty')
  const diagnostics = mistakes.map(({ rule, values, from, to, text }) =>
    withText(diagnose(rule, { file, ...locate(from) }, values), { from: locate(from), to: locate(to) }, text),
  )
  return { ...rest, diagnostics: [...diagnostics, ...others], tree: undefined }
}

/** Returns the tree of a document, or the offset at which the parser stopped. */
function parseOrExplain(source: string): { readonly tree: Root } | { readonly offset: number } {
  try {
    return { tree: parse(source) }
  } catch (error) {
    if (!isMessage(error)) throw error
    const { place } = error
    const point = place && 'end' in place ? place.end : place
    return { offset: point?.offset ?? source.length }
  }
}

/** Returns whether an error is a parser's message: only those name a rule. */
function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}

/** Replaces pieces of a text by spaces, so that the rest keeps its offsets. */
function takeOut(source: string, pieces: readonly { readonly from: number; readonly to: number }[]): string {
  return pieces.reduce(
    (rest, { from, to }) => rest.slice(0, from) + rest.slice(from, to).replaceAll(/[^\n]/g, ' ') + rest.slice(to),
    source,
  )
}

/** Checks a document that could be parsed. */
export function inspect(tree: Root, source: string, file: string): CheckedBody {
  const vfile = new VFile({ value: source, path: file })
  checker.runSync(tree, vfile)
  const diagnostics = vfile.messages.map((message) => asDiagnostic(message, file))
  return { ...readFacts(bodyOf(tree, vfile)), diagnostics: withoutConsequences(diagnostics), tree }
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

/** Removes warnings on the line of an error: they are often its consequence. */
function withoutConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const wrong = new Set(diagnostics.filter(isError).map(({ line }) => line))
  return diagnostics.filter((diagnostic) => isError(diagnostic) || !wrong.has(diagnostic.line))
}
