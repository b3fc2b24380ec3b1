import { expect, test } from 'vitest'
import { countBytes as count } from '../../../tests/documents/countBytes.ts'
import { makePdf, makeText } from '../../../tests/documents/documents.ts'
import { CountingError } from '../countingError.ts'
import { isPdf } from './isPdf.ts'
import { isReadable } from './readable.ts'

/** Makes a PDF of one page. @param content what draws its text, at 12 points */
const makePage = (content: string) => makePdf([[]], undefined, `BT /F1 12 Tf\n${content}\nET\n`)
const at = (x: number, y: number, shown: string) => `1 0 0 1 ${x} ${y} Tm ${shown} Tj`
const LINE = '(Chaque livraison fait foi)'

/** Draws a letter of a line twice, at its place. */
const drawTwice = (letter: string, place: number) =>
  letter === ' ' ? [] : [0, 0.3].map((shift) => at(72 + place * 6.67 + shift, 700, `(${letter})`))

test.each([
  ['a bold line, drawn twice', [at(72, 700, LINE), at(72.3, 700, LINE)], 4],
  ['a shadow, drawn afterwards', [at(72, 700, LINE), at(72, 685, LINE), at(74, 698, LINE), at(74, 683, LINE)], 8],
  ['a line that is twice in the text', [at(72, 700, LINE), at(72, 685, LINE)], 8],
  [
    'words, each drawn twice',
    [72, 140, 210].flatMap((x) => [at(x, 700, '(avec soin)'), at(x + 0.4, 700, '(avec soin)')]),
    6,
  ],
  [
    'cells from right to left',
    [at(400, 700, '(650,00)'), at(200, 700, '(le premier du mois)'), at(72, 700, '(Loyer)')],
    6,
  ],
  [
    'letters from right to left',
    [at(84, 700, '(t)'), at(77.3, 700, '(o)'), at(67.3, 700, '(m)'), at(50, 700, '(un)')],
    2,
  ],
  ['a heading with space between its letters', [`4 Tc ${at(72, 700, '(CONDITIONS GENERALES)')}`], 2],
  ['a heading with wide space between its letters', [`9 Tc ${at(72, 700, '(Table des annexes)')}`], 3],
  ['a bold line, drawn twice letter by letter', [...'une donnee bonne'].flatMap(drawTwice), 3],
  ['a heading with little space between its letters', [`1.5 Tc ${at(72, 700, '(Article de la loi)')}`], 4],
  ['a heading with spaces', [at(72, 700, '(S O M M A I R E)')], 1],
  [
    'a spaced heading before the next line',
    [`4 Tc ${at(72, 700, '(MENU DU SOIR)')} 0 Tc`, at(72, 680, '(Un plat)')],
    5,
  ],
  ['figures with spaces', [at(72, 700, '(1 2 3 4 5)')], 5],
])('of a PDF, %s is counted as it is read', async (_what, content, words) => {
  const { words: counted } = await count(makePage(content.join('\n')), 'a.pdf')
  expect(counted).toBe(words)
})

/** Returns a number in eight digits, base 16. */
const long = (number: number) => number.toString(16).padStart(8, '0')
/** A picture of 1.2 thousand million points in 60 bytes: a page of one point, and a region on it. ITU-T T.88, 7.4. */
const JBIG2 = [
  [long(0), '300001', long(19), long(1), long(1), long(0), long(0), '00', '0000'],
  [long(1), '260001', long(28), long(60_000), long(20_000), long(0), long(0), '00', '00', '03fffdff02fefefe', 'ffac'],
]

test('a scan is one, however long its picture takes to decode', async () => {
  const picture = `BI /W 1 /H 1 /BPC 1 /CS /G /F [/AHx /JBIG2Decode] ID ${JBIG2.flat().join('')}> EI`
  const scan = makePdf([['1'], ['2']], undefined, `q 595 0 0 842 0 0 cm ${picture} Q\n`)
  const counting = count(scan, 'a.pdf')
  await expect(counting).rejects.toEqual(new CountingError('scanned'))
})

test.each([
  ['slides with small text', [0, 0, 960, 540], 16, 'Trois chantiers', 4],
  ['a scan with a word across it', [0, 0, 595, 842], 28, 'SPECIMEN', 'scanned'],
])('of pages that pictures cover, %s', async (_what, box, size, shown, expected) => {
  const drawn = `q 1000 0 0 1000 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q BT /F1 ${size} Tf 200 300 Td (${shown}) Tj ET\n`
  const file = Buffer.from(makePdf([[], []], undefined, drawn)).toString('latin1')
  const sized = new Uint8Array(Buffer.from(file.replaceAll('[0 0 595 842]', `[${box.join(' ')}]`), 'latin1'))
  const counted = await count(sized, 'a.pdf').then(
    ({ words }) => words,
    (error: { readonly reason?: string }) => error.reason,
  )
  expect(counted).toBe(expected)
})

test('letters of a mail merge are text, though each line is on every page', async () => {
  const letter = ['Une invitation', makeText(30), 'à la fête de la rue', '\fLe comité']
  const names = ['Awa', 'Boris', 'Chantal', 'Denis']
  const merged = makePdf(names.map((name) => [`Cher ${name},`, ...letter]))
  expect(await count(merged, 'a.pdf')).toMatchObject({
    words: 4 * 42,
    parts: [{ name: 'body' }],
  })
})

test('of a PDF, the text of hidden layers is not counted', async () => {
  const drawn =
    '/OC /Shown BDC BT /F1 12 Tf 72 700 Td (deux mots) Tj ET EMC /OC /Off BDC BT /F1 12 Tf 72 600 Td (pas lu) Tj ET EMC '
  const groups = '/Properties << /Shown 90 0 R /Off 91 0 R >>'
  const group = (number: number) => `${number} 0 obj\n<< /Type /OCG /Name (a) >>\nendobj\n`
  // Readers find the objects of a file that has no table of them.
  const file = Buffer.from(makePdf([['et quatre mots vus']], undefined, drawn))
    .toString('latin1')
    .replace('/Resources <<', `/Resources << ${groups}`)
    .replace('/Type /Catalog', '/Type /Catalog /OCProperties << /OCGs [90 0 R 91 0 R] /D << /OFF [91 0 R] >> >>')
    .replace(/^xref[^]*/m, `${group(90)}${group(91)}trailer << /Root 1 0 R >>\n`)
  expect(await count(new Uint8Array(Buffer.from(file, 'latin1')), 'a.pdf')).toMatchObject({ words: 6 })
})

test.each([
  ['a shift of letters', 'YHQGHXU UHPHW OD FKRVH YHQGXH DX MRXU FRQYHQX SDU OHV GHXA SDUWLHV '.repeat(6), false],
  ['controls', 'le\u0003vendeur\u0003remet\u0003la\u0003chose\u0003vendue', false],
  ['private use', '\ue001\ue002\ue003\ue004 \ue004\ue005\ue006\ue007\ue008 '.repeat(9), false],
  [
    'as many icons as words',
    Array.from({ length: 30 }, (_, index) => `${String.fromCodePoint(0xe001 + index)} mot${index} `).join(''),
    true,
  ],
  ['a few bullets', '\uf0b7 une phrase de plusieurs mots\n'.repeat(9), true],
  ['Vietnamese', 'Hợp đồng này được lập thành hai bản có giá trị như nhau, mỗi bên giữ một bản. '.repeat(6), true],
  ['Ewondo', 'Bɔt bəsə bəlúgú yə yɔ́ bəlɛ́ mə́ŋgá dzam a nnam wáan əyɔ́ŋ '.repeat(6), true],
  ['Czech', 'Smlouva se uzavírá na dobu neurčitou a čtvrtletně se vyhodnocuje plnění. '.repeat(6), true],
  ['a list of codes', 'BRK-4471 WTX-2210 KLM-9983 '.repeat(5), true],
])('%s: whether text can be read', (_what, text, expected) => {
  expect(isReadable(text)).toBe(expected)
})

test('a text about PDF is none', () => {
  expect(isPdf('\ufeff# PDF\n\nIt begins with %PDF-1.7', 'notes.md')).toBe(false)
  expect(isPdf('%PDF-1.4\n%âãÏÓ', 'renamed.txt')).toBe(true)
  expect(isPdf('HTTP/1.1 200 OK\r\n\r\n%PDF-1.4', 'a')).toBe(true)
  expect(isPdf('%!PS-Adobe-3.0 PDF-1.4\n', 'a.pdf')).toBe(true)
})
