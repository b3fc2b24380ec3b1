import type { Nodes } from 'mdast'
import { type ControlCharacter, findControlCharacter, findControlCharacters } from '../controlCharacters.ts'
import { endOf, type Rule, startOf } from './rule.ts'

/** What Word writes for a line break within a paragraph, and other old line ends: between words they stood for a space. */
const OLD_LINE_ENDS: ReadonlySet<string> = new Set(['U+000B', 'U+000C', 'U+0085'])
/** Line and paragraph separators, as some programs copy them. */
const SEPARATORS = /[\u2028\u2029]/g
const OBJECT = '\ufffc'
/** They stand between letters that belong together, or for something that was not copied. */
const WIDTHLESS: ReadonlyMap<string, string> = new Map([
  ['\u200b', 'a zero-width space (U+200B), where words are found in no search'],
  ['\u2060', 'a word joiner (U+2060), where words are found in no search'],
  ['\ufeff', 'a byte order mark (U+FEFF) in the middle of the text'],
  [OBJECT, 'the mark of an object that was not copied (U+FFFC)'],
])
const WIDTHLESS_CHARACTERS = new RegExp(`[${[...WIDTHLESS.keys()].join('')}]`, 'g')
/** What turns the direction of text, and what ends it: https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings */
const OPENING = /[\u202a\u202b\u2066-\u2068]/
const OVERRIDES = /[\u202d\u202e]/
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/
const DIRECTIONS = new RegExp(DIRECTION, 'g')

/** What parsers put in the place of a character that there is not. */
const REPLACED = '\ufffd'

/**
 * Characters that nobody sees: those that no text has, which make feeds unreadable, and those that mislead readers, search
 * and whoever looks over a text. Joiners of emoji and of Persian, marks of direction and soft hyphens do their work.
 */
export const invisibleCharacters: Rule = ({ source, report }) => {
  let start = 0
  const hasNumbers = source.includes('&#')
  const checkBody = (): void => {
    for (const character of findControlCharacters(source).filter(({ offset }) => offset >= start)) {
      const { offset, name, length } = character
      const text = OLD_LINE_ENDS.has(name) ? ' ' : ''
      report(offset, describe(character), { edits: [{ from: offset, to: offset + length, text }] })
    }
    for (const { index } of source.matchAll(SEPARATORS)) {
      if (index < start) continue
      report(index, 'a line break that nobody sees (U+2028 or U+2029). Write a space, or begin a new line', {
        severity: 'warning',
        edits: [{ from: index, to: index + 1, text: ' ' }],
      })
    }
    for (const { 0: character, index } of source.matchAll(WIDTHLESS_CHARACTERS)) {
      if (index < start) continue
      report(index, `${WIDTHLESS.get(character)}. Delete it`, {
        // No font has the last one.
        ...(character !== OBJECT && { severity: 'warning' }),
        edits: [{ from: index, to: index + 1, text: '' }],
      })
    }
    for (const offset of findStrayDirections(source, start)) {
      report(
        offset,
        'a character that nobody sees turns the direction of the text, and nothing turns it back. Delete it: right-to-left words need none',
        { severity: 'warning', edits: [{ from: offset, to: offset + 1, text: '' }] },
      )
    }
  }
  return {
    enter: (node) => {
      if (node.type === 'yaml') start = endOf(node)
      if (!hasNumbers) return
      const texts = textsOf(node)
      const character = texts.map(findControlCharacter).find((found) => found !== undefined)
      const written = source.slice(startOf(node), endOf(node))
      const offset = startOf(node) + written.indexOf('&#')
      if (character && !findControlCharacter(written)) {
        report(
          offset,
          `a number between & and ; stands for an invisible character (${character.name}) that no text has. Delete it`,
        )
      } else if (texts.some((text) => text.includes(REPLACED)) && !written.includes(REPLACED)) {
        report(offset, 'a number between & and ; stands for no character. Delete it, or write the character itself')
      }
    },
    leave: checkBody,
  }
}

function describe({ name }: ControlCharacter): string {
  if (name === 'U+0000') return 'an invisible character (NUL) that no text has. Delete it'
  return OLD_LINE_ENDS.has(name)
    ? `an invisible line break (${name}), as word processors write them, that no text has. Write a space, or begin a new line`
    : `an invisible character (${name}) that no text has. Delete it`
}

/** What a node says itself, its children aside. */
function textsOf(node: Nodes): string[] {
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'image':
      return [node.alt ?? '', node.title ?? '']
    case 'link':
    case 'definition':
      return [node.title ?? '']
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    default:
      return []
  }
}

/** Where the direction is turned and not turned back in the same line, or the letters are put into another order. */
function findStrayDirections(source: string, start: number): number[] {
  if (!DIRECTION.test(source)) return []
  const stray: number[] = []
  let offset = start
  for (const line of source.slice(start).split('\n')) {
    const open: number[] = []
    for (const { 0: character, index } of line.matchAll(DIRECTIONS)) {
      if (OVERRIDES.test(character)) stray.push(offset + index)
      else if (OPENING.test(character)) open.push(offset + index)
      else if (open.pop() === undefined) stray.push(offset + index)
    }
    stray.push(...open)
    offset += line.length + 1
  }
  return stray
}
