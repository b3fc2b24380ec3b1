import { createLocator } from '../locate.ts'
import { shorten } from '../shorten.ts'
import { blankConflicts } from './mergeConflicts.ts'
import type { Mistake, Report } from './mistakes.ts'
import { endOfLine, endOfWords } from './quotedText.ts'
import { openTokens, type Token } from './tokens.ts'

/** A text of the interface, by offsets in the source of its file. */
export interface ParsedText {
  /** Its name with those above it, and its place in lists: `hero.items.0`. */
  readonly key: string
  readonly value: string
  /** Where its opening quote is. */
  readonly from: number
  readonly end: number
}

/** What could be read of a file of strings. */
export interface ParsedTexts {
  readonly texts: readonly ParsedText[]
  readonly mistakes: readonly Mistake[]
}

/** Groups and lists within each other. */
const DEEPEST = 10
/** Who has made more mistakes has made the first of them again and again. */
const MOST_MISTAKES = 30
/** i18next parts keys at `.` and `:`. */
const NAME = /^[A-Za-z][\w-]{0,59}$/
const NAME_RULE = 'names have letters, digits, - and _, and begin with a letter'

/** Braces or a list that are not closed yet. */
interface Group {
  readonly opening: '{' | '['
  readonly closing: '}' | ']'
  readonly prefix: string
  readonly from: number
  /** Where each name stands; in a list there are none. */
  readonly names: Map<string, number>
  length: number
}

/** What may come next: a name or an item, what parts it from its text, the text, what parts it from the next. */
type State = 'part' | 'colon' | 'text' | 'comma'

/**
 * Reads a file of strings: strict JSON (https://www.rfc-editor.org/rfc/rfc8259) of texts, groups and lists alone.
 *
 * Goes on behind each mistake, as far as it is clear what was meant. Nothing in a source makes it throw.
 */
export function parseTexts(written: string): ParsedTexts {
  const texts: ParsedText[] = []
  const mistakes: Mistake[] = []
  const report: Report = (mistake) => {
    if (mistakes.length < MOST_MISTAKES) mistakes.push(mistake)
  }
  const source = blankConflicts(written, report)
  const tokens = openTokens(source, report)
  const positionAt = createLocator(source)
  const lineOf = (offset: number) => positionAt(offset).line

  const groups: Group[] = []
  let state: State = 'part'
  /** A token that was read and not used. */
  let pending: Token | undefined
  /** The last name, and where it ends. */
  let name = ''
  let nameEnd = 0
  let lastComma: Token | undefined
  /** Where the last token ends. */
  let lastEnd = 0
  /** A bracket that stands under another one than that which it closes: the one between was forgotten. */
  let misplaced: { readonly group: Group; readonly at: number } | undefined

  const take = (): Token => {
    const isName = groups.at(-1)?.opening !== '[' && (state === 'part' || state === 'comma')
    const token = pending ?? tokens.next(isName ? 'name' : 'text')
    pending = undefined
    return token
  }

  const insert = (at: number, text: string, message: string) =>
    report({ at, message, edit: { from: at, to: at, text } })
  const remove = ({ from, end }: Token, message: string) =>
    report({ at: from, message, edit: { from, to: end, text: '' } })

  const keyIn = (group: Group) => `${group.prefix}${group.opening === '[' ? group.length - 1 : name}`

  const open = (token: Token, prefix: string) => {
    const [opening, closing] = token.kind === '[' ? (['[', ']'] as const) : (['{', '}'] as const)
    groups.push({ opening, closing, prefix, from: token.from, names: new Map(), length: 0 })
    state = 'part'
    lastComma = undefined
  }

  const isFirstInLine = (offset: number) => /(?:^|[\r\n])[ \t]*$/.test(source.slice(Math.max(0, offset - 200), offset))
  /** How far the line of an offset is moved to the right. */
  const indentationOf = (offset: number) => {
    const lineStart = offset - positionAt(offset).column + 1
    return /^[ \t]*/.exec(source.slice(lineStart, offset))?.[0] ?? ''
  }

  const close = (token: Token, group: Group) => {
    if (lastComma) remove(lastComma, 'nothing follows this comma. Delete it')
    lastComma = undefined
    const parent = groups.at(-2)
    const isAlone = isFirstInLine(token.from)
    const isUnder = (other: Group) => isAlone && indentationOf(token.from) === indentationOf(other.from)
    groups.pop()
    if (token.kind !== group.closing) {
      const opened = `the ${group.opening} of line ${lineOf(group.from)}`
      const isGuessed = source.charAt(group.from) !== group.opening
      if (parent?.closing === token.kind && (isGuessed || (isUnder(parent) && !isUnder(group)))) {
        insert(lastEnd, group.closing, `${opened} is not closed. Write ${group.closing} here`)
        groups.pop()
      } else {
        const edit = { from: token.from, to: token.end, text: group.closing }
        report({
          at: token.from,
          message: `${opened} ends with ${group.closing}. Write it in place of ${token.kind}`,
          edit,
        })
      }
    } else if (isAlone && !isUnder(group)) {
      misplaced ??= { group, at: token.from }
    }
    if (group.length === 0) {
      const message = 'there is no text in here. Write one, or delete it'
      report({ at: group.from, message, hidesTexts: true })
    }
    state = 'comma'
  }

  const addName = (token: Token, group: Group) => {
    const { value, from, end } = token
    const trimmed = value.trim()
    if (value in Object.prototype) {
      const message = `"${value}" cannot name a text: the language of browsers means something else by it. Choose another name`
      report({ at: from, message, hidesTexts: true })
    } else if (!NAME.test(value)) {
      const wrong = `"${value.slice(0, 40)}" cannot name a text: ${NAME_RULE}`
      const text = JSON.stringify(trimmed)
      if (NAME.test(trimmed)) report({ at: from, message: `${wrong}. Write ${text}`, edit: { from, to: end, text } })
      else report({ at: from, message: `${wrong}. Choose another name`, hidesTexts: true })
    } else if (token.kind === 'word') {
      const text = JSON.stringify(value)
      report({ at: from, message: `names stand between straight quotes. Write ${text}`, edit: { from, to: end, text } })
    }
    const first = group.names.get(trimmed)
    if (first === undefined) group.names.set(trimmed, from)
    else {
      const message = `${group.prefix}${trimmed}: is on line ${lineOf(first)}, too, and only one can be shown. Delete one of them`
      report({ at: from, message })
    }
    group.length += 1
    name = trimmed
    nameEnd = end
  }

  const addText = ({ value, from, end }: Token, group: Group) => {
    texts.push({ key: keyIn(group), value, from, end })
    state = 'comma'
  }

  /** What is not between quotes. */
  const explainWord = ({ value, from, end }: Token, group: Group) => {
    const text = JSON.stringify(value)
    const edit = { from, to: end, text }
    if (/^(?:null|undefined|true|false|NaN)$/.test(value)) {
      report({ at: from, message: `${keyIn(group)}: is ${value}, not a text. Write one, between straight quotes` })
    } else if (/^[-+]?[\d.]/.test(value) && !Number.isNaN(Number(value))) {
      report({ at: from, message: `${keyIn(group)}: is a number, not a text. Write ${text}`, edit })
    } else {
      const message = `${keyIn(group)}: texts stand between straight quotes. Write ${shorten(text)}`
      report({ at: from, message, edit })
    }
  }

  const hasNoText = (at: number, otherwise = '') =>
    report({ at, message: `${name}: has no text. Write one after it: "${name}": "…"${otherwise}`, hidesTexts: true })

  const readText = (token: Token, group: Group) => {
    if (token.kind === 'word') explainWord(token, group)
    if (token.kind === 'word' || token.kind === 'text') addText(token, group)
    else if (token.kind === '{' || token.kind === '[') open(token, `${keyIn(group)}.`)
    else if (token.kind === ':') remove(token, 'one colon too many. Delete it')
    else {
      hasNoText(nameEnd)
      state = 'comma'
      pending = token
    }
  }

  const readPart = (token: Token, group: Group) => {
    if (token.kind === '}' || token.kind === ']') {
      close(token, group)
      return
    }
    lastComma = undefined
    if (token.kind === ',') remove(token, 'one comma too many. Delete it')
    else if (group.opening === '[') {
      group.length += 1
      readText(token, group)
    } else if (token.kind === 'text' || token.kind === 'word') {
      addName(token, group)
      state = 'colon'
    } else {
      report({ at: token.from, message: 'there is no name before this. Write one: "name": …', hidesTexts: true })
      group.length += 1
      name = ''
      state = 'text'
      if (token.kind !== ':') pending = token
    }
  }

  const readColon = (token: Token) => {
    state = 'text'
    if (token.kind === ':') return
    pending = token
    const isNextName = token.kind === 'text' && lineOf(token.from) !== lineOf(nameEnd)
    if (isNextName || token.kind === ',' || token.kind === '}' || token.kind === ']') {
      hasNoText(nameEnd, '; if it is a text itself, write a name before it')
      state = isNextName ? 'part' : 'comma'
    } else {
      insert(nameEnd, ':', `there is no colon between the name and its text. Write : here`)
    }
  }

  /** What was taken for a text is a name. */
  const readUnexpectedColon = (token: Token, group: Group) => {
    const last = group.opening === '[' ? texts.pop() : undefined
    if (last) {
      const edit = { from: last.from, to: last.from, text: '{' }
      report({ at: last.from, message: 'names are in braces. Write { before this one', edit, hidesTexts: true })
      open({ kind: '{', value: '', from: last.from, end: last.from }, `${last.key}.`)
      const braces = groups.at(-1)
      if (braces) addName({ kind: 'text', value: last.value, from: last.from, end: last.end }, braces)
    } else {
      report({
        at: token.from,
        message: 'a text has no text of its own. Write a comma before its name',
        hidesTexts: true,
      })
    }
    state = 'text'
  }

  const readComma = (token: Token, group: Group) => {
    if (token.kind === ',') {
      lastComma = token
      state = 'part'
    } else if (token.kind === '}' || token.kind === ']') {
      close(token, group)
    } else if (token.kind === ':') {
      readUnexpectedColon(token, group)
    } else if (token.kind === 'word' && lineOf(token.from) === lineOf(lastEnd)) {
      const end = endOfWords(source, token.from, findEndOfStray(source, token.end))
      const stray = shorten(source.slice(token.from, end))
      const message = `a text ends with its closing quote: "${stray}" is outside. Move it inside, or delete it`
      report({ at: token.from, message })
      tokens.goOnAt(end)
    } else {
      insert(lastEnd, ',', 'there is no comma before the next one. Write , here')
      lastComma = undefined
      state = 'part'
      pending = token
    }
  }

  /** @returns whether to go on */
  const readBehindEnd = (token: Token, root: Group): boolean => {
    if (token.kind === '}' || token.kind === ']') {
      remove(token, `one ${token.kind} too many. Delete it`)
      return true
    }
    if (token.kind === ',' || token.kind === 'text') {
      const message = 'the file ends with this }, and texts follow. Delete a } here or above'
      report({ at: lastEnd - 1, message, hidesTexts: true })
      groups.push(root)
      state = 'comma'
      pending = token
      return true
    }
    report({ at: token.from, message: 'nothing can follow the last }. Delete what does', hidesTexts: true })
    return false
  }

  const tellUnclosed = () => {
    const [group] = groups
    const forgotten = misplaced?.group ?? groups.at(-1)
    if (!group || !forgotten) return
    const opened = `the ${forgotten.opening} of line ${lineOf(forgotten.from)}`
    if (misplaced) {
      const { line } = positionAt(misplaced.at)
      const message = `this ${forgotten.opening} is never closed. Write ${forgotten.closing} behind the last of its texts, above line ${line}`
      report({ at: forgotten.from, message, hidesTexts: true })
      return
    }
    const missing = groups.toReversed().map(({ closing }) => closing)
    const message = `the file ends before ${opened} is closed. Write ${missing.join(' and ')} at its end`
    const edit = { from: lastEnd, to: lastEnd, text: `\n${missing.join('\n')}` }
    report({ at: lastEnd, message, hidesTexts: true, ...(groups.length === 1 && { edit }) })
  }

  /** @returns the braces of the file; undefined where it cannot be read */
  const begin = (): Group | undefined => {
    const token = tokens.next('name')
    if (token.kind === 'end') {
      report({ at: 0, message: 'is empty. Write { } and the texts in it: { "title": "…" }', hidesTexts: true })
      return undefined
    }
    if (token.kind === '[') {
      const message = 'begins with a list. Write { } in place of [ ], and a name before each text: { "title": "…" }'
      report({ at: token.from, message, hidesTexts: true })
      return undefined
    }
    if (token.kind !== '{') {
      const brace = source.slice(token.from, endOfLine(source, token.from)).indexOf('{')
      if (token.kind === 'text') {
        insert(token.from, '{', 'the file begins without a brace. Write { before its first name')
        pending = token
      } else {
        const message = `the file begins with "${shorten(token.value || token.kind)}". Let it begin with {`
        report({ at: token.from, message, hidesTexts: true })
        if (brace === -1) return undefined
        tokens.goOnAt(token.from + brace + 1)
      }
    }
    open({ ...token, kind: '{' }, '')
    return groups[0]
  }

  const root = begin()
  if (!root) return { texts, mistakes }
  while (mistakes.length < MOST_MISTAKES) {
    const token = take()
    const group = groups.at(-1)
    if (token.kind === 'end') {
      tellUnclosed()
      break
    }
    if (groups.length > DEEPEST) {
      const message = `texts are ${DEEPEST} names deep at most. Take this one out of some of its { } and [ ]`
      report({ at: token.from, message, hidesTexts: true })
      break
    }
    if (!group) {
      if (!readBehindEnd(token, root)) break
    } else if (state === 'part') readPart(token, group)
    else if (state === 'colon') readColon(token)
    else if (state === 'text') readText(token, group)
    else readComma(token, group)
    if (pending !== token) lastEnd = token.end
  }
  return { texts, mistakes }
}

/** What is neither in quotes nor a sign of JSON's, up to the next one. */
function findEndOfStray(source: string, from: number): number {
  const sign = /[,"{}[\]\r\n]|$/g
  sign.lastIndex = from
  return sign.exec(source)?.index ?? source.length
}
