import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LocateOffset } from '../../content/locate.ts'
import { firstWord, shorten } from '../../content/shorten.ts'
import { diagnose, withText } from '../diagnose.ts'
import { CONFLICT } from '../files/checkReadable.ts'

/** A text of the interface. */
export interface StringsText {
  /** Its name with those above it, and its place in lists: `hero.items.0`. */
  readonly key: string
  readonly value: string
  /** Where its opening quote is, from the start of the file. */
  readonly from: number
  /** Where it ends, after its closing quote. */
  readonly to: number
}

interface ReadTexts {
  readonly texts: readonly StringsText[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Groups and lists within each other. */
const DEEPEST = 10
/** i18next parts keys at `.` and `:`. */
const NAME = /^[A-Za-z][\w-]{0,59}$/

/** Reads JSON of texts, groups and lists. Of a source that is no JSON, only the first error is reported: the others may follow from it. */
export function readJson(file: string, source: string, locate: LocateOffset): ReadTexts {
  const texts: StringsText[] = []
  const diagnostics: Diagnostic[] = []
  const place = (offset: number) => ({ file, ...locate(offset) })
  const readItem = ({ type, value, offset, length, children = [] }: Node, key: string, depth: number): void => {
    if (depth > DEEPEST) diagnostics.push(diagnose('json-too-deep', place(offset), { limit: DEEPEST }))
    else if (type === 'string') texts.push({ key, value: String(value), from: offset, to: offset + length })
    else if (type !== 'object' && type !== 'array') {
      diagnostics.push(diagnose('text-not-a-text', place(offset), { key, value: String(value) }))
    } else if (children.length === 0) diagnostics.push(diagnose('text-group-empty', place(offset)))
    else if (type === 'object') readGroup(children, key === '' ? '' : `${key}.`, depth)
    else for (const [index, item] of children.entries()) readItem(item, `${key}.${index}`, depth + 1)
  }
  const readGroup = (properties: readonly Node[], prefix: string, depth: number): void => {
    const seen = new Set<string>()
    for (const { children: [nameNode, value] = [] } of properties) {
      if (!nameNode || !value) continue
      const name = String(nameNode.value)
      const at = place(nameNode.offset)
      if (!NAME.test(name) || name in Object.prototype) {
        diagnostics.push(diagnose('text-name-unfit', at, { name: shorten(name) }))
      } else if (seen.has(name)) diagnostics.push(diagnose('key-twice', at, { key: `${prefix}${name}` }))
      seen.add(name)
      readItem(value, `${prefix}${name}`, depth + 1)
    }
  }
  const read = parseTexts(file, source, place)
  if ('problem' in read) return { texts, diagnostics: [read.problem] }
  readItem(read.tree, '', 0)
  return { texts, diagnostics }
}

type PlaceAt = (offset: number) => { readonly file: string; readonly line: number; readonly column: number }

function parseTexts(file: string, source: string, place: PlaceAt): { tree: Node } | { problem: Diagnostic } {
  const conflict = source.search(CONFLICT)
  if (conflict >= 0) return { problem: diagnose('merge-conflict', place(conflict)) }
  const errors: ParseError[] = []
  let tree: Node | undefined
  try {
    tree = parseTree(source, errors, { disallowComments: true })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { problem: diagnose('json-too-deep', { file }, { limit: DEEPEST }) }
  }
  const [first] = source.trim() === '' ? [] : errors.toSorted((a, b) => a.offset - b.offset)
  if (first) return { problem: describeError(first, source, place) }
  return tree?.type === 'object' ? { tree } : { problem: diagnose('json-without-braces', { file }) }
}

/** The rules of the parser's errors; `CommaExpected` and those about symbols depend on what stands there. */
const RULES = {
  PropertyNameExpected: 'json-name-missing',
  ValueExpected: 'json-text-missing',
  ColonExpected: 'json-colon-missing',
  CloseBraceExpected: 'json-bracket-missing',
  CloseBracketExpected: 'json-bracket-missing',
  EndOfFileExpected: 'json-after-the-end',
  InvalidCommentToken: 'json-comment',
  UnexpectedEndOfComment: 'json-comment',
  UnexpectedEndOfString: 'json-quote-missing',
  InvalidUnicode: 'json-backslash',
  InvalidEscapeCharacter: 'json-backslash',
  InvalidCharacter: 'json-control-character',
} as const

function describeError({ error, offset }: ParseError, source: string, place: PlaceAt): Diagnostic {
  const before = source.slice(0, offset).trimEnd()
  const end = before.length
  if (/^[}\]]/.test(source.slice(offset)) && before.endsWith(',')) {
    const comma = place(end - 1)
    return withText(diagnose('json-comma-superfluous', comma), { from: comma, to: place(end) }, '')
  }
  const code = printParseErrorCode(error)
  if (code === 'CommaExpected' && source.startsWith('"', offset) && /[\r\n]/.test(source.slice(end, offset))) {
    return withText(diagnose('json-comma-missing', place(end)), { from: place(end), to: place(end) }, ',')
  }
  const rule = Object.entries(RULES).find(([name]) => name === code)?.[1]
  if (rule) return diagnose(rule, place(offset))
  const line = source.slice(offset).split(/[\r\n]/, 1)[0] ?? ''
  return diagnose('json-quotes-wrong', place(offset), { found: shorten(firstWord(line)) })
}
