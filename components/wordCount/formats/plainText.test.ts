import { expect, test } from 'vitest'
import { countBytes as count } from '../../../tests/documents/countBytes.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const reasonOf = (counting: Promise<unknown>) =>
  counting.then(
    () => 'counted',
    (error: { readonly reason?: string }) => error.reason,
  )
const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

const xliff21 =
  '<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.1"><file id="f"><unit id="u"><segment><source>deux mots</source></segment></unit></file></xliff>'

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
  ['a delimiter in quotation marks', 'a.csv', '"a;b";"c, d"\n1;2\n', 5],
  ['a delimiter that is told', 'a.csv', 'sep=;\r\nun;deux\r\n', 2],
  ['tabs', 'a.tsv', 'un\tdeux trois\n', 3],
  ['markup in cells', 'a.csv', 'nom,texte\nvis,"<p class=""x"">Une <b>vis</b></p>"\n', 5],
  [
    'messages of an extension',
    'messages.json',
    '{"a": {"message": "Ouvrir tout", "description": "a menu item"}, "b": {"message": "Fermer"}}',
    3,
  ],
  ['messages of FormatJS', 'fr.json', '{"x1": {"defaultMessage": "Bonjour à tous", "description": "title"}}', 3],
  ['a document that is like a message', 'a.json', '{"title": "Un", "message": "deux trois"}', 3],
  ['JSON of one document a line', 'a.jsonl', '{"a": "un deux"}\n{"a": "trois"}\n', 3],
  ['numbered tags', 'a.json', '{"a": "Lire <0>la notice</0>&nbsp;: <1/>oui"}', 4],
  [
    'what stands in for a picture or a film',
    'a.html',
    '<!doctype html><p>vu<video>pas vu</video><canvas>ni lu</canvas>',
    1,
  ],
  ['XLIFF that says 2.1', 'a.xlf', xliff21, 2],
  ['an object in RTF', 'a.rtf', String.raw`{\rtf1 Avant {\object{\*\objdata 01}{\result {trois mots ici}}}\par}`, 4],
  [
    'a note in RTF of LibreOffice',
    'a.rtf',
    String.raw`{\rtf1 un{\super \chftn{\*\footnote \chftn une note}} deux\par}`,
    4,
  ],
  ['a comment in RTF', 'a.rtf', String.raw`{\rtf1 un \chatn{\*\annotation \chatn pas ici} deux\par}`, 2],
  ['a text box in a comment in RTF', 'a.rtf', String.raw`{\rtf1 un {\*\annotation pas {\shptxt ici}} deux\par}`, 2],
  ['moved text in RTF', 'a.rtf', String.raw`{\rtf1 un {\mvf pas ici }deux {\mvt ici}\par}`, 3],
  [
    'headers that RTF shows',
    'a.rtf',
    String.raw`{\rtf1\facingp\titlepg{\headerr Un}{\headerl deux}{\headerf trois}quatre}`,
    4,
  ],
  ['headers that RTF does not show', 'a.rtf', String.raw`{\rtf1{\header Un}{\headerl deux}{\headerf trois}quatre}`, 2],
  ['words with a dash between', 'a.txt', 'un mot—deux—trois, 12–14 et peut-être', 7],
])('%s', async (_what, name, text, words) => {
  expect(await count(encode(text), name)).toMatchObject({ words })
})

test('of a catalogue, messages with a translation are left out, unless all have one', async () => {
  const message = (id: string, translation: string, more = '') => `${more}msgid "${id}"\nmsgstr "${translation}"\n\n`
  const header = 'msgid ""\nmsgstr "Language: fr\\n"\n'
  const fuzzy = '#, c-format, fuzzy\n#| msgid "Old text"\n'
  const old = '#~ msgid "Gone for ever"\n#~ msgstr "Parti"\n'
  const some = header + message('Open file', 'Ouvrir') + message('Save it all', 'x', fuzzy) + message('New', '') + old
  expect(await count(encode(some), 'a.po')).toMatchObject({
    words: 4,
    parts: [
      { name: 'body', words: 4 },
      { name: 'translated', words: 2, isLeftOut: true },
    ],
  })
  expect(await count(encode(header + message('Open file', 'Ouvrir')), 'a.po')).toMatchObject({ words: 2 })
})

test('of XLIFF, what is done or locked is left out, by the word of each program', async () => {
  const unit = (attributes: string, inner: string) => `<trans-unit id="1"${attributes}>${inner}</trans-unit>`
  const segment = '<seg-source><mrk mtype="seg" mid="1">fini</mrk> <mrk mtype="seg" mid="2">à faire</mrk></seg-source>'
  const one = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" xmlns:q="MQXliff"><file><body>
    ${unit('', '<source>un mot</source><alt-trans><source>pas celui-ci</source></alt-trans>')}
    ${unit(' approved="yes"', '<source>trois petits mots</source><target>x</target>')}
    ${unit('', '<source>signé</source><target state="signed-off">x</target>')}
    ${unit(' q:locked="locked"', '<source>quatre mots bien gardés</source>')}
    ${unit('', `<source>fini à faire</source>${segment}<sdl:seg-defs><sdl:seg id="1" conf="Translated"/><sdl:seg id="2" conf="Draft"/></sdl:seg-defs>`)}
    ${unit('', '<source><![CDATA[<p>gras</p><p>net</p>]]></source>')}</body></file></xliff>`
  expect(await count(encode(one), 'a.sdlxliff')).toMatchObject({
    format: 'xliff',
    parts: [
      { name: 'body', words: 6 },
      { name: 'translated', words: 5 },
      { name: 'locked', words: 4 },
    ],
  })
  const two = `<x:xliff version="2.0" xmlns:x="urn:oasis:names:tc:xliff:document:2.0"><x:file id="f"><x:unit id="u">
    <x:segment><x:source>ligne<x:ph id="1" type="fmt" subType="xlf:lb"/>deux <x:pc id="2">en gras</x:pc></x:source></x:segment>
    <x:segment state="final"><x:source>fini</x:source></x:segment></x:unit></x:file></x:xliff>`
  expect(await count(encode(two), 'a.xlf')).toMatchObject({ parts: [{ words: 4 }, { name: 'translated', words: 1 }] })
})

test('of RTF, what a reader sees is counted', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset128 MS Gothic;}}{\colortbl;\red0;}{\info{\title Pas vu}}
{\header\pard Contrat de vente\par}\pard Un contrat sign\'e9\tab vite\par {\v cach\'e9 bien}{\deleted ray\'e9}
{\field{\*\fldinst HYPERLINK "https://example.com"}{\fldrslt la page}}{\footnote\pard Une note} \u8364?uros
{\pict\bin3 a}b}{\*\unknown rien}{\f1\'93\'fa\'96\'7b\'8c\'ea}{\pntext 1.\tab}mot\cell mot\row}`
  expect(await count(encode(rtf), 'a.doc')).toMatchObject({
    format: 'rtf',
    characters: 3,
    parts: [
      { name: 'headers', words: 3 },
      { name: 'body', words: 9 },
      { name: 'notes', words: 2 },
      { name: 'hidden', words: 2, isLeftOut: true },
    ],
  })
})

test('without a font of its own, text in RTF is in the encoding of the usual one', async () => {
  const fonts = String.raw`{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset128 MS Mincho;}}`
  const rtf = String.raw`{\rtf1\ansicpg1252\deff1${fonts}\'93\'fa\'96\'7b{\f0 mot}\f0\plain \'8c\'ea}`
  expect(await count(encode(rtf), 'a.rtf')).toMatchObject({ words: 1, characters: 3 })
})

test.each([
  [
    'Cyrillic of Windows',
    'cef2eae0e720eef220e4eee3eee2eef0e020e2eee7ece0e6e5ed20f2eeebfceaee20e220f1ebf3f7e0e520ede0f0f3f8e5ede8ff20f3f1ebeee2e8e9',
    9,
    0,
  ],
  [
    'Japanese in EUC',
    'c5f6bbf6bcd4a4cfa1a2cbddccf5a4f2b4fcc6fca4dea4c7a4cbc7bcc9caa4b9a4eba4b3a4c8a4cbb9e7b0d5a4b9a4eba1a3',
    0,
    23,
  ],
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
  // « Konnichiwa » in Shift_JIS, or a word of Cyrillic.
  expect(await reasonOf(count(bytesOf('82b182f182c982bf82cd'), 'a.txt'))).toBe('encoding')
})

test('marks without end take little time', async () => {
  const hostile: (readonly [name: string, mark: string, times: number])[] = [
    ['a.html', '<', 1_000_000],
    ['a.html', '<div>', 100_000],
    ['a.html', '<a b="', 200_000],
    ['a.md', '[', 20_000],
    ['a.md', '<', 100_000],
    ['a.json', '[', 500_000],
    ['a.srt', '<b', 300_000],
    ['a.csv', '"', 1_000_000],
    ['a.po', 'msgid "', 200_000],
    ['a.rtf', '{', 1_000_000],
    ['a.xlf', '<source>', 200_000],
  ]
  const outcomes = new Set<string | undefined>()
  for (const [name, mark, times] of hostile) {
    const start = name === 'a.rtf' ? '{\\rtf1 ' : name === 'a.xlf' ? '<xliff>' : 'mot '
    // oxlint-disable-next-line no-await-in-loop
    outcomes.add(await reasonOf(count(encode(start + mark.repeat(times)), name)))
  }
  expect([...outcomes].toSorted()).toEqual(['counted', 'empty', 'unreadable'])
})
