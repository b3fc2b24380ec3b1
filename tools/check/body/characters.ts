import type { Nodes } from 'mdast'
import { findControlCharacter, findControlCharacters } from '../prose/controlCharacters.ts'
import { endOf, startOf } from './offsets.ts'
import { type Body, rule } from './rule.ts'

/** What Word writes for a line break within a paragraph, and other old line ends: between words they stood for a space. */
const OLD_LINE_ENDS: ReadonlySet<string> = new Set(['U+000B', 'U+000C', 'U+0085'])
/** Separators of lines, what has no width, the mark of an object that was not copied. */
const HIDDEN = /[\u2028\u2029\u200b\u2060\ufeff\ufffc]/g

/** No character that no text has: it would make a feed unreadable. Wrong: U+000B, `&#11;`, `&#xD800;`. */
export const characterForbidden = rule('character-forbidden', (body, report) => {
  const { source } = body
  const start = startOfText(body)
  for (const { offset: from, name: code, length } of findControlCharacters(source)) {
    if (from >= start) report({ from, to: from + length, text: OLD_LINE_ENDS.has(code) ? ' ' : '' }, { code })
  }
  if (!source.includes('&#')) return
  for (const node of typesWithTexts.flatMap((type) => body.all(type))) {
    const written = source.slice(startOf(node), endOf(node))
    const texts = textsOf(node)
    // A parser replaces numbers of no character by U+FFFD.
    const isWrong = texts.some(
      (text) => findControlCharacter(text) || (text.includes('\ufffd') && !written.includes('\ufffd')),
    )
    const [code] = /&#\w+;?/.exec(written) ?? []
    if (isWrong && code !== undefined && !findControlCharacter(written)) {
      const from = startOf(node) + written.indexOf(code)
      report({ from, to: from + code.length }, { code })
    }
  }
})

/** No character that nobody sees and that misleads readers or the search. Joiners of emoji and soft hyphens do their work. */
export const characterHidden = rule('character-hidden', (body, report) => {
  const start = startOfText(body)
  const stray = [...body.source.matchAll(HIDDEN)].map(({ index }) => index)
  for (const from of [...stray, ...strayDirections(body.source)].filter((offset) => offset >= start)) {
    const character = body.source[from] ?? ''
    const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    report({ from, to: from + 1, text: /[\u2028\u2029]/.test(character) ? ' ' : '' }, { code })
  }
})

/** What is wrong with the front matter is told elsewhere. */
function startOfText({ all }: Body): number {
  const [frontmatter] = all('yaml')
  return frontmatter ? endOf(frontmatter) : 0
}

const typesWithTexts = ['text', 'image', 'link', 'definition', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const

/** What a node says itself, its children aside. */
function textsOf(node: Nodes): string[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'image') return [node.alt ?? '', node.title ?? '']
  if (node.type === 'link' || node.type === 'definition') return [node.title ?? '']
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  return node.attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
}

/** Where the direction is turned and not turned back in the same line, or the letters are put into another order. */
// https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings
function strayDirections(source: string): number[] {
  const open: number[] = []
  const stray: number[] = []
  for (const { 0: character, index } of source.matchAll(/[\u202a-\u202e\u2066-\u2069\n]/g)) {
    if (character === '\n') stray.push(...open.splice(0))
    else if (/[\u202d\u202e]/.test(character)) stray.push(index)
    else if (/[\u202a\u202b\u2066-\u2068]/.test(character)) open.push(index)
    else if (open.pop() === undefined) stray.push(index)
  }
  return [...stray, ...open].toSorted((a, b) => a - b)
}
