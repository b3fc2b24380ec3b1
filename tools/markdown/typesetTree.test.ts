import type { Nodes as HtmlNodes, Root } from 'hast'
import { expect, test } from 'vitest'
import { compileBody } from '../../tests/content/compileBody.ts'
import { parse } from '../content/parse.ts'
import { readBlocks } from '../paper/readBlocks.ts'

/** Returns HTML without attributes and with visible no-break spaces: ␣ is U+00A0, ⸱ is U+202F. */
function visible(text: string): string {
  return text.replaceAll('\u00a0', '␣').replaceAll('\u202f', '⸱')
}

function write(node: HtmlNodes | Root['children'][number]): string {
  if (node.type === 'text') return visible(node.value)
  if (!('children' in node)) return ''
  const inside = node.children.map(write).join('')
  const name = node.type === 'element' ? node.tagName : 'name' in node ? node.name : null
  return name === null ? inside : `<${name}>${inside}</${name}>`
}

function compile(markdown: string, locale: 'fr' | 'en'): Root {
  return compileBody(parse(markdown), locale)
}

test.each([
  ['"**contrat**"', '<p>«␣<strong>contrat</strong>␣»</p>'],
  ['**"contrat"**', '<p><strong>«␣contrat␣»</strong></p>'],
  ['Le "*contrat* de [bail](/a)" !', '<p>Le «␣<em>contrat</em> de <a>bail</a>␣»⸱!</p>'],
  ['"Le **contrat" est** ici', '<p>«␣Le <strong>contrat␣» est</strong> ici</p>'],
  ["l'**oeuvre** : d'*abord*", '<p>l’<strong>œuvre</strong>␣: d’<em>abord</em></p>'],
  ['**mot** ! *mot* ; [mot](/a) ?', '<p><strong>mot</strong>⸱! <em>mot</em>⸱; <a>mot</a>⸱?</p>'],
  ['« **mot** »', '<p>«␣<strong>mot</strong>␣»</p>'],
  ['"`"code" : "` ici"', '<p>«␣<code>"code" : "</code> ici␣»</p>'],
  ['"une\nligne **de\nplus**"', '<p>«␣une\nligne <strong>de\nplus</strong>␣»</p>'],
  ['"un\n\ndeux"', '<p>"un</p><p>deux"</p>'],
  ['- "un\n- deux"', '<ul><li>"un</li><li>deux"</li></ul>'],
  ['# "*a*"\n\n> "*b*"', '<h1>«␣<em>a</em>␣»</h1><blockquote><p>«␣<em>b</em>␣»</p></blockquote>'],
  [
    '| "*a*" | "b |\n| - | - |\n| c" | 15" |',
    '<table><thead><tr><th>«␣<em>a</em>␣»</th><th>"b</th></tr></thead><tbody><tr><td>c"</td><td>15"</td></tr></tbody></table>',
  ],
  ['<Note title="a">\n\n"**mot**"\n\n</Note>', '<Note><p>«␣<strong>mot</strong>␣»</p></Note>'],
  ['"mot"[^1] !\n\n[^1]: Oui.', '<p>«␣mot␣»<sup><a>1</a></sup>⸱!</p>'],
])('%j on a page', (markdown, html) => {
  const written = write(compile(markdown, 'fr')).replaceAll(/(?<=>)\n(?=<|$)/g, '')
  // The note is also next to its reference.
  expect(written.replace(/<section>.*/s, '').replaceAll(/<small>.*?<\/small>/gs, '')).toBe(html)
})

test('a PDF has the same text', () => {
  const { blocks } = readBlocks(parse('"**contrat**" !'), { file: 'x.mdx', locale: 'fr', resolve: (url) => url })
  const texts = blocks[0]?.children?.map(({ value, children }) => value ?? children?.[0]?.['value'])
  expect(texts?.map((text) => visible(String(text)))).toEqual(['«␣', 'contrat', '␣»⸱!'])
})
