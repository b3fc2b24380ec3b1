import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { diagnose, type Diagnostic, withText } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'
import { parse } from '../parse.ts'
import { type BodyFacts, NO_FACTS, readFacts } from './bodyFacts.ts'
import { readingRules } from './readingRules.ts'
import { type Body, lint, readTree } from './rule.ts'
import { findMisplacedTag, findTagMistakes, type TagMistake } from './tags.ts'

/** The facts of a document's body, with the errors that leave it without a page. */
export interface ReadBody extends BodyFacts {
  readonly diagnostics: readonly Diagnostic[]
  /** The syntax tree; undefined if the document can't be parsed. */
  readonly tree: Root | undefined
  /** What could be parsed, for the check: its source has spaces in place of tags that can't. */
  readonly readable: Body | undefined
  /** The lines with such tags; diagnostics there may be a consequence of them. */
  readonly unread: ReadonlySet<number>
}

/**
 * Reads the body of a document. Tags that can't be parsed are reported, and removed before the rest is read.
 *
 * @param source the whole file, front matter included, so that lines and columns are those of the file
 * @param file its path, for messages
 */
export function readBody(source: string, file: string): ReadBody {
  const locate = createLocator(source)
  const mistakes: TagMistake[] = []
  let readable = source
  let parsed = parseOrExplain(source)
  if ('offset' in parsed) {
    mistakes.push(...findTagMistakes(source))
    readable = takeOut(
      source,
      mistakes.flatMap(({ unreadable }) => unreadable),
    )
    parsed = parseOrExplain(readable)
    if ('offset' in parsed) mistakes.push(findMisplacedTag(readable, parsed.offset))
  }
  const body = 'tree' in parsed ? readTree(parsed.tree, readable, file) : undefined
  const unread = new Set(mistakes.flatMap((mistake) => mistake.unreadable.map(({ from }) => locate(from).line)))
  const ofTags = mistakes.map(({ rule, values, from, to, text }) =>
    withText(diagnose(rule, { file, ...locate(from) }, values), { from: locate(from), to: locate(to) }, text),
  )
  const ofRules = body ? lint(readingRules, body) : []
  return {
    ...(body ? readFacts(body) : NO_FACTS),
    diagnostics: [...ofTags, ...ofRules.filter(({ line, rule }) => !unread.has(line) || rule === 'brace-shown')],
    tree: mistakes.length === 0 ? body?.tree : undefined,
    readable: body,
    unread,
  }
}

type VFileMessage = VFile['messages'][number]

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
