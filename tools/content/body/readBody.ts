import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Diagnostic } from '../diagnostics.ts'
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
}

/** What was last read of each file. */
const known = new Map<string, { readonly source: string; readonly read: ReadBody }>()

/**
 * Reads the body of a document. A body that has not changed since is not read again: its page, its PDF and the check need
 * the same tree, and copy it before they change it.
 *
 * @param source the whole file, front matter included, so that lines and columns are those of the file
 * @param file its path, for messages
 */
export function readBody(source: string, file: string): ReadBody {
  const last = known.get(file)
  if (last?.source === source) return last.read
  const read = parseBody(source, file)
  known.set(file, { source, read })
  return read
}

function parseBody(source: string, file: string): ReadBody {
  const tree = parseOrExplain(source)
  if ('reason' in tree) return { ...NO_FACTS, diagnostics: [explainTags(source, file, tree)], body: undefined }
  const body = readTree(tree, source, file)
  return { ...readFacts(body), diagnostics: lint(readingRules, body), body }
}

function parseOrExplain(source: string): Root | VFile['messages'][number] {
  try {
    return parse(source)
  } catch (error) {
    if (!isMessage(error)) throw error
    return error
  }
}

/** Returns whether an error is a parser's message: only those name a rule. */
function isMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}
