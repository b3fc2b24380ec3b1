import { expect, test } from 'vitest'
import { countBytes as count } from '../../../tests/documents/countBytes.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const reasonOf = (counting: Promise<unknown>) =>
  counting.then(
    () => 'counted',
    (error: { readonly reason?: string }) => error.reason,
  )
const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

test.each([
  ['a < b', 'page.html', '<p>si a < b alors<p>c est tout', 7],
  ['an unfinished tag', 'page.html', '<p>un mot <b title="deux>et le <i>reste</i> aussi', 7],
  ['rare references', 'page.html', '<p>a&hairsp;b &NotEqualTilde; c&ensp;d &copysr; &#8212; e&#x20;f', 6],
  ['text hidden by a style', 'page.html', '<html><p>vu<span style="color:red; display : none">pas vu</span><p>vu', 2],
  ['text to be kept', 'page.html', '<html><p>Voir <span translate="no">Passerelle Plus</span> ici', 2],
  ['a page of Windows', 'page.html', '\ufeff\n<!-- a --><!DOCTYPE HTML><title>Un titre</title><p>mot', 3],
  ['nested brackets', 'a.md', 'Voir [la [petite] page](https://a.example/b_(c) "un titre") ici', 5],
  ['a picture', 'a.md', '![Le port de Douala](port.jpg)', 4],
  ['code', 'a.md', '```js\nconst a = b\n```\n\n    un deux\n', 5],
  ['a table and tasks', 'a.md', '| a | b |\n|---|:-:|\n| c | d e |\n\n- [ ] un\n- [x] deux\n', 7],
  ['front matter of Windows', 'a.md', '+++\r\ntitle = "x"\r\n+++\r\n\r\nDeux mots\r\n', 2],
  ['HTML', 'a.md', '<details><summary>Plus</summary>\n\n**gras**\n\n</details>\n<!-- non -->', 2],
  [
    'a name of a cue',
    'a.vtt',
    'WEBVTT - titre\n\nSTYLE\n::cue { color: red }\n\nintro-1\n00:01.000 --> 00:02.000\nNOTE bien\n',
    2,
  ],
  [
    'voices',
    'a.vtt',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Anne Roy>Bonjour <c.rouge>à tous</c>\n<v.loud Luc>Oui</v>',
    4,
  ],
  [
    'words that are repeated on purpose',
    'a.srt',
    '1\n00:00:01,000 --> 00:00:02,000\nNon.\n\n2\n00:00:02,000 --> 00:00:03,000\nNon.\n\n3\n00:00:03,000 --> 00:00:04,000\nSi.\n',
    3,
  ],
  [
    'captions that grow',
    'a.srt',
    ['un', 'un deux', 'un deux trois', 'un deux trois\nquatre']
      .map((text, index) => `${index + 1}\n00:00:0${index},000 --> 00:00:0${index + 1},000\n${text}\n`)
      .join('\n'),
    4,
  ],
  [
    'times that a program has translated',
    'a.srt',
    '1\n00：00：01，000 –> 00：00：02，000\nDeux mots\n\n2\n00:00:03 , 000 → 00:00:04 , 000\nEt trois autres\n',
    5,
  ],
  ['a workbook that is a page', 'a.xls', '<html><table><tr><td>Un prix<td>12,50<tr><td>Un prix<td>13,00</table>', 2],
  ['a delimiter in quotation marks, and numbers', 'a.csv', '"a;b";"c, d"\n1;2\n', 3],
  ['a delimiter that is told', 'a.csv', 'sep=;\r\nun;deux\r\n', 2],
  ['tabs', 'a.tsv', 'un\tdeux trois\n', 3],
  ['markup in cells', 'a.csv', 'nom,texte\nvis,"<p class=""x"">Une <b>vis</b></p>"\n', 5],
  [
    'what stands in for a picture or a film',
    'a.html',
    '<!doctype html><p>vu<video>pas vu</video><canvas>ni lu</canvas>',
    1,
  ],
  [
    'labels of lists as Word filters them',
    'a.htm',
    '<html><p>1.<span style=\'font:7.0pt "Times New Roman"\'>&nbsp; </span>Un article<p>Voir <span style=\'font:7.0pt "Times New Roman"\'>ici</span>',
    4,
  ],
  ['words with a dash between', 'a.txt', 'un mot—deux—trois, 12–14 et peut-être', 7],
])('%s', async (_what, name, text, words) => {
  expect(await count(encode(text), name)).toMatchObject({ words })
})

test.each([
  [
    'French of Windows',
    Buffer.from('D’été, où l’œuvre naît'.replaceAll('’', '\u0092').replace('œ', '\u009c'), 'latin1').toString('hex'),
    4,
    0,
  ],
  ['UTF-16 without a mark', Buffer.from('été à la mer', 'utf16le').toString('hex'), 4, 0],
])('%s is decoded', async (_what, hex, words, characters) => {
  expect(await count(bytesOf(hex), 'a.txt')).toMatchObject({ words, characters })
})

test('text in an uncertain encoding is not counted', async () => {
  // « Konnichiwa » in Shift_JIS, and Cyrillic of Windows.
  const texts = ['82b182f182c982bf82cd', 'cef2eae0e720eef220e4eee3eee2eef0e020e2eee7ece0e6e5ed20f2eeebfceaee']
  for (const hex of texts) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await reasonOf(count(bytesOf(hex), 'a.txt'))).toBe('garbled')
  }
})

test('marks without end take little time', async () => {
  const hostile: (readonly [name: string, mark: string, times: number])[] = [
    ['a.html', '<', 1_000_000],
    ['a.html', '<div>', 100_000],
    ['a.html', '<a b="', 200_000],
    ['a.md', '[', 20_000],
    ['a.md', '<', 100_000],
    ['a.srt', '<b', 300_000],
    ['a.csv', '"', 1_000_000],
  ]
  const outcomes = new Set<string | undefined>()
  for (const [name, mark, times] of hostile) {
    // oxlint-disable-next-line no-await-in-loop
    outcomes.add(await reasonOf(count(encode('mot ' + mark.repeat(times)), name)))
  }
  expect([...outcomes].toSorted()).toEqual(['counted', 'empty', 'unreadable'])
})
