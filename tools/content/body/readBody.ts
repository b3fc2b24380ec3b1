import type { Root } from 'mdast'
import type { Diagnostic } from '../diagnostics.ts'
import { parse } from '../parse.ts'
import { type BodyFacts, readFacts } from './bodyFacts.ts'
import { explainFailure } from './explainFailure.ts'
import { readingRules } from './readingRules.ts'
import { type Body, lint, readTree } from './rule.ts'

/** The facts of a document's body, with the errors that leave it without a page. */
export interface ReadBody extends BodyFacts {
  readonly diagnostics: readonly Diagnostic[]
  /** The parsed document; undefined if it can't be parsed, and then it has no facts. */
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

const NOTHING: Root = { type: 'root', children: [] }

function parseBody(source: string, file: string): ReadBody {
  try {
    const body = readTree(parse(source), source, file)
    return { ...readFacts(body), diagnostics: lint(readingRules, body), body }
  } catch (error) {
    const diagnostics = [explainFailure(error, source, file)]
    return { ...readFacts(readTree(NOTHING, source, file)), diagnostics, body: undefined }
  }
}
