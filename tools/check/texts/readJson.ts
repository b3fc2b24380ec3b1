import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Change, Diagnostic } from '../../content/diagnostics.ts'
import type { LocateOffset } from '../../content/locate.ts'
import { firstWord, shorten } from '../../content/shorten.ts'
import { tell, withFix } from '../tell.ts'
import type { StringsText } from './stringsFile.ts'

interface ReadTexts {
  readonly texts: readonly StringsText[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Groups and lists within each other. */
const DEEPEST = 10
/** i18next parts keys at `.` and `:`. */
const NAME = /^[A-Za-z][\w-]{0,59}$/
const CONFLICT = /^(?:<{7}|>{7}|={7})(?=[ \r\n]|$)/m

/** Reads JSON of texts, groups and lists. Of a source that is no JSON, its first mistake is told: the others may follow from it. */
export function readJson(file: string, source: string, locate: LocateOffset): ReadTexts {
  const failed = (diagnostic: Diagnostic): ReadTexts => ({ texts: [], diagnostics: [diagnostic] })
  const place = (offset: number) => ({ file, ...locate(offset) })
  if (source.trim() === '') return failed(tell('json-empty', { file }))
  const conflict = source.search(CONFLICT)
  if (conflict >= 0) return failed(tell('json-merge-conflict', place(conflict)))
  const errors: ParseError[] = []
  let tree: Node | undefined
  try {
    tree = parseTree(source, errors, { disallowComments: true })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return failed(tell('json-too-deep', { file }, { limit: DEEPEST }))
  }
  const [first] = errors.toSorted((a, b) => a.offset - b.offset)
  if (first) return failed(describeError(first, { file, source, locate }))
  if (tree?.type !== 'object') return failed(tell('json-without-braces', { file }))
  const texts: StringsText[] = []
  const diagnostics: Diagnostic[] = []
  const readItem = (node: Node, key: string, depth: number): void => {
    if (depth > DEEPEST) diagnostics.push(tell('json-too-deep', place(node.offset), { limit: DEEPEST }))
    else if (node.type === 'string') texts.push({ key, value: String(node.value), from: node.offset })
    else if (node.type !== 'object' && node.type !== 'array') {
      diagnostics.push(tell('text-not-a-text', place(node.offset), { key, value: String(node.value) }))
    } else if (!node.children?.length) diagnostics.push(tell('text-group-empty', place(node.offset)))
    else if (node.type === 'object') readGroup(node, key === '' ? '' : `${key}.`, depth)
    else for (const [index, item] of node.children.entries()) readItem(item, `${key}.${index}`, depth + 1)
  }
  const readGroup = ({ children = [] }: Node, prefix: string, depth: number): void => {
    const seen = new Map<string, number>()
    for (const { children: [nameNode, value] = [] } of children) {
      if (!nameNode || !value) continue
      const name = String(nameNode.value)
      const at = place(nameNode.offset)
      const earlier = seen.get(name)
      if (!NAME.test(name) || name in Object.prototype)
        diagnostics.push(tell('text-name-unfit', at, { name: shorten(name) }))
      else if (earlier !== undefined) {
        diagnostics.push(tell('text-name-twice', at, { key: `${prefix}${name}`, line: locate(earlier).line }))
      }
      seen.set(name, nameNode.offset)
      readItem(value, `${prefix}${name}`, depth + 1)
    }
  }
  readItem(tree, '', 0)
  return { texts, diagnostics }
}

interface Source {
  readonly file: string
  readonly source: string
  readonly locate: LocateOffset
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

function describeError({ error, offset }: ParseError, { file, source, locate }: Source): Diagnostic {
  const place = { file, ...locate(offset) }
  const before = source.slice(0, offset).trimEnd()
  const change = (from: number, to: number, text: string): Change[] => [
    { kind: 'replace', file, from: locate(from), to: locate(to), text },
  ]
  const isClosing = /^[}\]]/.test(source.slice(offset))
  if (isClosing && before.endsWith(',')) {
    const comma = before.length - 1
    return withFix(tell('json-comma-superfluous', { file, ...locate(comma) }), change(comma, comma + 1, ''))
  }
  const code = printParseErrorCode(error)
  if (code === 'CommaExpected' && isStartOfLine(source, offset) && source.startsWith('"', offset)) {
    const end = before.length
    return withFix(tell('json-comma-missing', { file, ...locate(end) }), change(end, end, ','))
  }
  const rule = Object.entries(RULES).find(([name]) => name === code)?.[1]
  if (rule) return tell(rule, place)
  const line = source.slice(offset).split(/[\r\n]/, 1)[0] ?? ''
  return tell('json-quotes-wrong', place, { found: shorten(firstWord(line)) })
}

function isStartOfLine(source: string, offset: number): boolean {
  return /[\r\n][ \t]*$/.test(source.slice(Math.max(0, offset - 200), offset))
}
