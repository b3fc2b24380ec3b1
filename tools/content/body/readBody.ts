import type { Root } from 'mdast'
import { VFile } from 'vfile'
import { diagnose, withText } from '../diagnose.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'
import { parse } from '../parse.ts'
import { type BodyFacts, NO_FACTS, readFacts } from './bodyFacts.ts'
import { linter } from './lint.ts'
import { readingRules } from './readingRules.ts'
import { bodyOf } from './rule.ts'
import { findMisplacedTag, findTagMistakes } from './tags.ts'

/** The facts of a document's body, with the errors that leave it without a page. */
export interface ReadBody extends BodyFacts {
  readonly diagnostics: readonly Diagnostic[]
  /** The syntax tree; undefined if the document can't be parsed. */
  readonly tree: Root | undefined
  /** What could be parsed, for the check. */
  readonly readable: ReadablePart | undefined
}

/** A body without the tags that can't be parsed. */
export interface ReadablePart {
  readonly tree: Root
  /** The source with spaces in place of those tags. */
  readonly source: string
  /** The lines with such tags; diagnostics there may be a consequence of them. */
  readonly unread: ReadonlySet<number>
}

type VFileMessage = VFile['messages'][number]

const lint = linter(readingRules)

/**
 * Reads the body of a document. Tags that can't be parsed are reported, and removed before the rest is read.
 *
 * @param source the whole file, front matter included, so that lines and columns are those of the file
 * @param file its path, for messages
 */
export function readBody(source: string, file: string): ReadBody {
  const whole = parseOrExplain(source)
  if ('tree' in whole) {
    const { tree } = whole
    return { ...inspect(tree, source, file), tree, readable: { tree, source, unread: new Set() } }
  }
  const locate = createLocator(source)
  const inTags = findTagMistakes(source)
  const readable = takeOut(
    source,
    inTags.flatMap(({ unreadable }) => unreadable),
  )
  const parsed = parseOrExplain(readable)
  const mistakes = 'tree' in parsed ? inTags : [...inTags, findMisplacedTag(readable, parsed.offset)]
  const unread = new Set(mistakes.flatMap((mistake) => mistake.unreadable.map(({ from }) => locate(from).line)))
  const rest = 'tree' in parsed ? inspect(parsed.tree, readable, file) : { ...NO_FACTS, diagnostics: [] }
  const diagnostics = mistakes.map(({ rule, values, from, to, text }) =>
    withText(diagnose(rule, { file, ...locate(from) }, values), { from: locate(from), to: locate(to) }, text),
  )
  return {
    ...rest,
    diagnostics: [
      ...diagnostics,
      ...rest.diagnostics.filter(({ line, rule }) => !unread.has(line) || rule === 'brace-shown'),
    ],
    tree: undefined,
    readable: 'tree' in parsed ? { tree: parsed.tree, source: readable, unread } : undefined,
  }
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

/** Returns the facts and errors of a body that could be parsed. */
export function inspect(tree: Root, source: string, file: string): BodyFacts & Pick<ReadBody, 'diagnostics'> {
  const diagnostics = lint(tree, source, file)
  return { ...readFacts(bodyOf(tree, new VFile({ value: source, path: file }))), diagnostics }
}
