import type { Nodes, Parents, Root } from 'mdast'
import { defaultLocale, isLocale } from '../../renderer/languages.ts'
import { literalTextOf } from './body/literalText.ts'
import type { BodyContext, CollectedFacts, Edit, Place } from './body/rule.ts'
import { rules } from './body/rules.ts'
import { type Change, type Diagnostic, isError } from './diagnostics.ts'
import { createLocator, type LocateOffset } from './locate.ts'
import { parse } from './parse.ts'
import { describeSyntaxError } from './syntaxErrors.ts'

export type { Destination } from './body/rule.ts'

/** What a document's body holds that other checks and pages need, and what is wrong with it. */
export interface CheckedBody extends Readonly<Omit<CollectedFacts, 'words'>> {
  readonly diagnostics: readonly Diagnostic[]
  /** Words of prose, for the reading time. */
  readonly words: number
}

/** The same with what the parser made of the document, for whoever needs it at once: it is too large to keep. */
interface ParsedBody extends CheckedBody {
  /** Undefined where it can't be parsed. */
  readonly tree: Root | undefined
}

/** Mistakes of syntax that are told at once, one hiding the next. */
const MOST_MISTAKES = 20
/** The parser begins anew after each of them: in long documents there are fewer. */
const MOST_CHARACTERS = 100_000

/**
 * Reads a document as a visitor's browser never should: everything that could run is refused.
 *
 * `import`, `export`, `{expressions}`, components that are not in components/mdx, raw HTML, attributes that are
 * not plain texts, and addresses other than http(s), mailto, tel, pages of ours and fragments are diagnostics. So is what
 * would be left out or garbled: tools/content/body/rules.ts lists it all.
 *
 * @param source the whole file, frontmatter included, so that lines and columns are those of the file
 * @param file its path, for messages
 */
export function checkBody(source: string, file: string): ParsedBody {
  // What can't be read is told, taken out, and the rest is looked at as if nothing had been there.
  const locate = createLocator(source)
  const problems: Diagnostic[] = []
  const told = new Set<number>()
  let readable = source
  const attempts = Math.min(MOST_MISTAKES, Math.ceil(MOST_CHARACTERS / source.length))
  for (let attempt = 0; attempt <= attempts; attempt += 1) {
    const parsed = parseOrExplain(readable)
    if ('tree' in parsed) {
      const body = inspect(parsed.tree, readable, file, problems.length > 0)
      // What stands beside something unreadable may be a consequence of it.
      const others = body.diagnostics.filter(({ line }) => !told.has(line))
      return problems.length === 0 ? body : { ...body, diagnostics: [...problems, ...others], tree: undefined }
    }
    const { offset, message, edits = [], unreadable } = parsed.problem
    problems.push({ file, ...locate(offset), message, ...asFix(edits, file, locate) })
    told.add(locate(offset).line)
    for (const { from, to } of unreadable) {
      for (let { line } = locate(from); line <= locate(to).line; line += 1) told.add(line)
    }
    const rest = takeOut(readable, unreadable)
    if (rest === readable) break
    readable = rest
  }
  return {
    diagnostics: problems,
    links: [],
    images: [],
    videos: [],
    fragments: [],
    sections: [],
    words: 0,
    tree: undefined,
  }
}

type ParsedOrNot = { readonly tree: Root } | { readonly problem: ReturnType<typeof describeSyntaxError> }

function parseOrExplain(source: string): ParsedOrNot {
  try {
    return { tree: parse(source) }
  } catch (error) {
    return { problem: describeSyntaxError(error, source) }
  }
}

/** Spaces in place of pieces of a text: all else stays where it is. */
function takeOut(source: string, pieces: readonly { readonly from: number; readonly to: number }[]): string {
  let rest = source
  for (const { from, to } of pieces) {
    rest = rest.slice(0, from) + rest.slice(from, to).replaceAll(/[^\n]/g, ' ') + rest.slice(to)
  }
  return rest
}

/** Enough to see what is wrong; a file that is no text of ours could have thousands. */
const MOST_DIAGNOSTICS = 100

/**
 * Looks at a document that could be parsed.
 *
 * @param isPartial whether something that could not be read was taken out
 */
export function inspect(tree: Root, source: string, file: string, isPartial = false): ParsedBody {
  const diagnostics: Diagnostic[] = []
  const facts: CollectedFacts = { links: [], images: [], videos: [], fragments: [], sections: [], words: 0 }
  const locate = createLocator(source)
  const [, folder] = file.split('/')
  const context: BodyContext = {
    source,
    literal: literalTextOf(tree, source),
    isPartial,
    file,
    locale: isLocale(folder) ? folder : defaultLocale,
    facts,
    locate,
    report: (place, message, { severity, edits = [] } = {}) => {
      diagnostics.push({
        file,
        ...positionOf(place, locate),
        message,
        ...(severity && { severity }),
        ...asFix(edits, file, locate),
      })
    },
  }

  const visitors = rules.map((rule) => rule(context))
  const ancestors: Parents[] = []
  const walk = (node: Nodes): void => {
    for (const { enter } of visitors) enter?.(node, ancestors)
    if (!('children' in node)) return
    ancestors.push(node)
    for (const child of node.children) walk(child)
    ancestors.pop()
  }
  walk(tree)
  for (const { leave } of visitors) leave?.()

  return { ...facts, diagnostics: shortened(withoutConsequences(diagnostics)), tree }
}

function positionOf(place: Place, locate: LocateOffset): { line: number; column: number } {
  if (typeof place === 'number') return locate(place)
  const { line = 1, column = 1 } = place.position?.start ?? {}
  return { line, column }
}

function asFix(edits: readonly Edit[], file: string, locate: LocateOffset): { fix?: readonly Change[] } {
  if (edits.length === 0) return {}
  return {
    fix: edits.map(({ from, to, text }) => ({ kind: 'replace', file, from: locate(from), to: locate(to), text })),
  }
}

/** What is doubtful beside a mistake is often a consequence of it. */
function withoutConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const wrong = new Set(diagnostics.filter(isError).map(({ line }) => line))
  return diagnostics.filter((diagnostic) => isError(diagnostic) || !wrong.has(diagnostic.line))
}

function shortened(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const inOrder = diagnostics.toSorted(
    (a, b) => Number(isError(b)) - Number(isError(a)) || a.line - b.line || a.column - b.column,
  )
  const next = inOrder[MOST_DIAGNOSTICS]
  if (!next) return diagnostics
  const { fix: _, ...place } = next
  const message = 'there is more from here on. Mend what is above first'
  return [...inOrder.slice(0, MOST_DIAGNOSTICS), { ...place, message }]
}
