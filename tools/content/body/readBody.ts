import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { diagnose, type Diagnostic } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'
import { parse } from '../parse.ts'
import { type BodyFacts, NO_FACTS, readFacts } from './bodyFacts.ts'
import { readingRules } from './readingRules.ts'
import { type Body, lint, readTree } from './rule.ts'
import { explainTags } from './tags.ts'

/** The facts of a document's body, with the errors that leave it without a page. */
export interface ReadBody extends BodyFacts {
  readonly diagnostics: readonly Diagnostic[]
  /** The parsed document; undefined if it can't be parsed. */
  readonly body: Body | undefined
  /** Its syntax tree. */
  readonly tree: Root | undefined
}

/**
 * Reads the body of a document.
 *
 * @param source the whole file, front matter included, so that lines and columns are those of the file
 * @param file its path, for messages
 */
export function readBody(source: string, file: string): ReadBody {
  const parsed = parseOrExplain(source)
  if ('offset' in parsed) {
    const locate = createLocator(source)
    const diagnostics = explainTags(source, parsed.offset).map(({ name, at, values }) =>
      diagnose(name, { file, ...('from' in at ? locate(at.from) : at.position?.start) }, values),
    )
    return { ...NO_FACTS, diagnostics, body: undefined, tree: undefined }
  }
  const { tree } = parsed
  const body = readTree(tree, source, file)
  return { ...readFacts(body), diagnostics: lint(readingRules, body), body, tree }
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
function isMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}
