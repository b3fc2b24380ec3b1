import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { countBytes as count } from '../../tests/documents/countBytes.ts'
import { makeDocx, makeOpenXml, makePdf, makeScan, makeText } from '../../tests/documents/documents.ts'
import { makeArchive } from '../../tests/documents/makeArchive.ts'
import { makeCompoundFile, makeWordBinary } from '../../tests/documents/makeWordBinary.ts'

const countText = (text: string, name: string) => count(new TextEncoder().encode(text), name)
const reasonOf = (counting: Promise<unknown>) =>
  counting.then(
    () => 'counted',
    (error: { readonly reason?: string }) => error.reason,
  )

test.each([
  ['note.txt', 'Vos mots, d’une rive à l’autre.', 6],
  [
    'note.md',
    '---\ntitle: Pas compté\n---\n\n# Un titre\n\n1. Voir [la page](https://example.com/a-b) **très** vite',
    7,
  ],
  [
    'page.html',
    '<!doctype html><title>Titre</title><script>if (a<b) x("</p>")</script><p>Un<b>seul</b></p><p>mot &amp; demi</p>',
    4,
  ],
  [
    'film.srt',
    '1\n00:00:01,000 --> 00:00:02,000\n<i>Bonjour</i> à tous.\n\n2\n00:00:03,000 --> 00:00:04,000\nMerci.\n',
    4,
  ],
  ['film.vtt', 'WEBVTT\n\nNOTE une remarque\n\n00:01.000 --> 00:02.000\nBonjour à tous.\n', 3],
  ['table.csv', 'Nom;Description\nVis;"Une vis; très longue"\n', 7],
  ['latin.txt', 'ordinaire', 1],
])('%s', async (name, text, words) => {
  expect(await countText(text, name)).toMatchObject({ words })
})

test('text of Windows and UTF-16 is read', async () => {
  expect(await count(new Uint8Array(Buffer.from('été à la mer', 'latin1')), 'a.txt')).toMatchObject({ words: 4 })
  expect(await count(new Uint8Array(Buffer.from('\ufeffété à la mer', 'utf16le')), 'a.txt')).toMatchObject({ words: 4 })
})

test('of a Word document, what a reader sees is counted, once', async () => {
  const run = (text: string, more = '') => `<w:r>${more}<w:t xml:space="preserve">${text}</w:t></w:r>`
  const box = `<w:txbxContent><w:p>${run('dans une zone')}</w:p></w:txbxContent>`
  const body = `<w:p>${run('Un con')}${run('trat')}<w:r><w:tab/></w:r>${run('signé')}
    <w:del><w:r><w:delText>rayé</w:delText></w:r></w:del><w:moveFrom>${run('déplacé')}</w:moveFrom>
    <w:r><w:instrText>PAGE</w:instrText></w:r>${run('tout bas', '<w:rPr><w:vanish/></w:rPr>')}
    ${run(' montré', '<w:rPr><w:vanish w:val="0"/></w:rPr>')}
    <mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:p>
    <w:footnoteReference w:id="2"/>
    <w:sectPr><w:headerReference r:id="rId2"/><w:headerReference r:id="rId3"/></w:sectPr>
    <w:tbl><w:tc><w:p>${run('a')}</w:p></w:tc><w:tc><w:p>${run('b')}</w:p></w:tc></w:tbl>`
  const note = (id: number, text: string) => `<w:footnote w:id="${id}"><w:p>${run(text)}</w:p></w:footnote>`
  const footnotes = `<w:footnotes>${note(2, 'Une note.')}${note(3, 'Note sans appel')}</w:footnotes>`
  const head = `<w:hdr><w:p>${run('Contrat de vente')}</w:p></w:hdr>`
  const document = makeOpenXml([
    ['wordprocessingml.document.main', 'word/document2.xml', `<w:document><w:body>${body}</w:body></w:document>`],
    ['wordprocessingml.footnotes', 'word/footnotes.xml', footnotes],
    ['wordprocessingml.header', 'word/header1.xml', head],
    ['wordprocessingml.header', 'word/header2.xml', head],
    ['wordprocessingml.header', 'word/header3.xml', `<w:hdr><w:p>${run('que rien ne montre')}</w:p></w:hdr>`],
    ['wordprocessingml.comments', 'word/comments.xml', `<w:comments><w:p>${run('à voir')}</w:p></w:comments>`],
  ])
  expect(await count(document, 'renamed.pdf')).toMatchObject({
    format: 'docx',
    words: 14,
    parts: [
      { name: 'body', words: 6 },
      { name: 'textBoxes', words: 3 },
      { name: 'notes', words: 2 },
      { name: 'headers', words: 3 },
      { name: 'hidden', words: 2, isLeftOut: true },
      { name: 'comments', words: 2, isLeftOut: true },
    ],
  })
})

test('slides and sheets are counted, speaker notes told apart', async () => {
  const slide = (text: string, more = '') =>
    `<p:sld${more}><a:p><a:r><a:t>${text}</a:t></a:r><a:fld><a:t>12</a:t></a:fld></a:p></p:sld>`
  const slides = makeOpenXml([
    [
      'presentationml.presentation.main',
      'ppt/presentation.xml',
      '<p:presentation><p:sldId r:id="rId1"/><p:sldId r:id="rId2"/></p:presentation>',
    ],
    ['presentationml.slide', 'ppt/slides/slide1.xml', slide('Nos trois services')],
    ['presentationml.slide', 'ppt/slides/slide2.xml', slide('Pas montré', ' show="0"')],
    ['presentationml.slideMaster', 'ppt/slideMasters/slideMaster1.xml', slide('Cliquez ici')],
    [
      'presentationml.notesSlide',
      'ppt/notesSlides/notesSlide1.xml',
      slide('Saluer le public'),
      'ppt/slides/slide1.xml',
    ],
  ])
  expect(await count(slides, 'a.pptx')).toMatchObject({
    words: 3,
    parts: [
      { name: 'body', words: 3 },
      { name: 'speakerNotes', words: 3, isLeftOut: true },
      { name: 'hidden', words: 2, isLeftOut: true },
    ],
  })
  const sheet = makeOpenXml([
    ['spreadsheetml.sheet.main', 'xl/workbook.xml', '<x:workbook><x:sheet r:id="rId2"/></x:workbook>'],
    [
      'spreadsheetml.sharedStrings',
      'xl/sharedStrings.xml',
      '<x:sst><x:si><x:t>Prix unitaire</x:t></x:si><x:si><x:r><x:t>vis</x:t></x:r><x:rPh><x:t>x</x:t></x:rPh></x:si></x:sst>',
    ],
    [
      'spreadsheetml.worksheet',
      'xl/worksheets/sheet1.xml',
      `<x:worksheet><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c t="s"><x:v>0</x:v></x:c><x:c t="inlineStr"><x:is><x:t>en ligne</x:t></x:is></x:c><x:c><x:v>12</x:v></x:c><x:c t="str"><x:f>A1</x:f><x:v>Prix unitaire</x:v></x:c></x:worksheet>`,
    ],
  ])
  expect(await count(sheet, 'a.xlsx')).toMatchObject({
    format: 'xlsx',
    words: 5,
    parts: [{ name: 'body' }, { name: 'repeatedCells', words: 2, isLeftOut: true }],
  })
})

test('a document of LibreOffice is counted with its notes and heads', async () => {
  const content = `<office:document-content><office:body><office:text><text:tracked-changes><text:p>rayé</text:p></text:tracked-changes><text:h>Un titre</text:h>
    <text:p>Une<text:s/>phrase<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>la note</text:p></text:note-body></text:note>
    longue<office:annotation><dc:creator>Moi</dc:creator><text:p>à voir</text:p></office:annotation></text:p>
    <table:table><table:table-cell office:value-type="float"><text:p>12</text:p></table:table-cell></table:table></office:text></office:body></office:document-content>`
  const styles = `<office:document-styles><style:master-page style:name="Standard"><style:header><text:p>En haut</text:p></style:header><style:footer><text:p>Page <text:page-number>1</text:page-number></text:p></style:footer></style:master-page><style:master-page style:name="Autre"><style:header><text:p>sans page</text:p></style:header></style:master-page></office:document-styles>`
  const files = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content, 'styles.xml': styles }
  expect(await count(makeArchive(files), 'a.odt')).toMatchObject({
    format: 'odt',
    words: 11,
    parts: [
      { name: 'body', words: 6 },
      { name: 'notes', words: 2 },
      { name: 'headers', words: 3 },
      { name: 'comments', words: 2, isLeftOut: true },
    ],
  })
  const manifest = { ...files, 'META-INF/manifest.xml': '<manifest:encryption-data/>' }
  expect(await reasonOf(count(makeArchive(manifest), 'a.odt'))).toBe('protected')
})

test('text that a style of LibreOffice hides is not counted', async () => {
  const style = (name: string, parent: string, display: string) =>
    `<style:style style:family="text" style:name="${name}" style:parent-style-name="${parent}"><style:text-properties text:display="${display}"/></style:style>`
  const content = `<office:document-content><office:automatic-styles>${style('T1', 'Secret', 'true')}
    <style:style style:family="paragraph" style:name="P1" style:parent-style-name="Secret"/></office:automatic-styles>
    <office:body><office:text><text:p>Un <text:span text:style-name="Secret">mot <text:span>bien</text:span> caché </text:span>mot <text:span text:style-name="T1">vu</text:span></text:p>
    <text:p text:style-name="P1">tout bas</text:p><text:section text:display="none"><text:p>pas là</text:p></text:section><text:p>fin</text:p></office:text></office:body></office:document-content>`
  const files = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': content,
    'styles.xml': `<office:document-styles>${style('Secret', 'Standard', 'none')}
      <style:style style:family="paragraph" style:name="Secret"><style:text-properties text:display="none"/></style:style></office:document-styles>`,
  }
  expect(await count(makeArchive(files), 'a.odt')).toMatchObject({
    words: 4,
    parts: [{ name: 'body' }, { name: 'hidden', words: 7, isLeftOut: true }],
  })
})

test('a table in a cell hides no column of the table around it', async () => {
  const cell = (inner: string) => `<table:table-cell>${inner}</table:table-cell>`
  const text = (words: string) => `<text:p>${words}</text:p>`
  const column = '<table:table-column/>'
  const inner = `<table:table>${column}<table:table-row>${cell(text('un'))}</table:table-row></table:table>`
  const table = `<table:table>${column}<table:table-column table:visibility="collapse"/><table:table-row>${cell(inner)}${cell(text('pas vu'))}</table:table-row></table:table>`
  const content = `<office:document-content><office:body><office:text>${table}</office:text></office:body></office:document-content>`
  const files = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content }
  expect(await count(makeArchive(files), 'a.odt')).toMatchObject({ words: 1 })
})

test('documents in an archive are counted one by one, and those without a count are named', async () => {
  const files = {
    'contrat/contrat.docx': makeDocx(['trois mots ici']),
    'contrat/~$contrat.docx': 'x',
    '__MACOSX/contrat/._contrat.docx': 'x',
    'contrat/photo.png': 'x',
    'annexes.zip': makeArchive({ 'note.txt': 'deux mots', 'Note.txt': 'un' }),
  }
  expect(await count(makeArchive(files), 'tout.zip')).toMatchObject({
    format: 'zip',
    words: 6,
    parts: [{ name: 'body', words: 6 }],
    members: [
      { name: 'contrat/contrat.docx', count: { words: 3 } },
      { name: 'contrat/photo.png', reason: 'photograph' },
      { name: 'annexes.zip', count: { format: 'zip', words: 3 } },
    ],
  })
  // A document with another name is one.
  expect(await count(makeDocx(['trois mots ici']), 'contrat.zip')).toMatchObject({ format: 'docx', words: 3 })
})

test('archives in archives end, and take no more room together than a document may', async () => {
  const nest = (depth: number): Uint8Array =>
    depth === 0 ? makeDocx(['au fond']) : makeArchive({ [`${depth}.zip`]: nest(depth - 1) })
  expect(await reasonOf(count(nest(9), 'a.zip'))).toBe('incomplete')
  const page = ' '.repeat(20 * 1024 * 1024)
  const pages = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.rs`, page]))
  expect(await reasonOf(count(makeArchive(pages), 'a.zip'))).toBe('tooLarge')
})

test('text that all is hidden is told rather than missed', async () => {
  const hidden = '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>tout bas</w:t></w:r></w:p>'
  expect(await count(makeDocx(hidden), 'a.docx')).toMatchObject({ words: 0, parts: [{ name: 'hidden', words: 2 }] })
})

test('an old Word document is counted from its pieces, without the codes of its fields', async () => {
  const body = 'Un contrat signé\u0007page \u0013 PAGE \u00147\u0015 et \u0013 INDEX \u0015fin\r'
  expect(await count(makeWordBinary(body, 'Une note œuvrée\r'), 'a.doc')).toMatchObject({
    format: 'doc',
    words: 10,
    parts: [
      { name: 'body', words: 7 },
      { name: 'notes', words: 3 },
    ],
  })
  expect(await reasonOf(count(makeWordBinary('a', 'b', { flags: 0x300 }), 'a.doc'))).toBe('protected')
  const encrypted = makeCompoundFile({ EncryptedPackage: Buffer.alloc(9) })
  expect(await reasonOf(count(encrypted, 'a.docx'))).toBe('protected')
  expect(await reasonOf(count(makeCompoundFile({ Workbook: Buffer.alloc(9) }), 'a.xls'))).toBe('convertible')
  expect(await reasonOf(count(makeWordBinary('a', 'b').subarray(0, 3000), 'a.doc'))).toBe('unreadable')
})

test.each([
  ['deleted', 0x0800, []],
  ['hidden', 0x083c, [{ name: 'hidden', words: 2, isLeftOut: true }]],
])('of an old Word document, %s text is not counted', async (_kind, property, leftOut) => {
  const body = 'Un contrat presque toujours signé\r'
  const run = { start: body.indexOf('presque'), end: body.indexOf('signé'), property }
  expect(await count(makeWordBinary(body, 'une note', { run }), 'a.doc')).toMatchObject({
    words: 5,
    parts: [{ name: 'body', words: 3 }, { name: 'notes', words: 2 }, ...leftOut],
  })
})

test('a PDF is counted without its running heads, numbers of items and broken words', async () => {
  const page = (number: number) => [
    'Contrat de vente',
    `1. ${makeText(41, number)}`,
    'La livraison est effec-',
    'tuée avec soin',
    makeText(20, number + 5),
    `\fPage ${number} sur 4`,
  ]
  expect(await count(makePdf([1, 2, 3, 4].map(page)), 'a.pdf')).toMatchObject({
    format: 'pdf',
    pages: 4,
    wordless: [],
    words: 4 * (41 + 6 + 20),
    parts: [{ name: 'body' }, { name: 'runningHeads', words: 4 * 7, isLeftOut: true }],
  })
})

test('a scan is never counted, and pages without words are named', async () => {
  expect(await reasonOf(count(makeScan([['Page 1'], ['Page 2'], []]), 'a.pdf'))).toBe('scanned')
  expect(await reasonOf(count(makePdf([[], []]), 'a.pdf'))).toBe('empty')
  expect(await count(makePdf([['Nos valeurs'], ['Merci']]), 'a.pdf')).toMatchObject({ words: 3, wordless: [] })
  expect(await count(makePdf([[makeText(90)], [], [makeText(90)]]), 'a.pdf')).toMatchObject({
    words: 180,
    wordless: [2],
  })
})

test.each([
  ['empty', 'a.docx', new Uint8Array()],
  ['empty', 'a.docx', makeDocx(['', '…'])],
  ['unsupported', 'a.zip', makeArchive({ 'a.rs': 'a' })],
  ['unreadable', 'a.docx', makeArchive({ 'a.txt': 'a' })],
  ['unsupported', 'a.rs', new TextEncoder().encode('let a = 1')],
  ['unreadable', 'a.docx', makeDocx(['mot']).subarray(0, 300)],
  ['photograph', 'a', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['photograph', 'a', new TextEncoder().encode('\0\0\0\u0018ftypheic')],
  ['photograph', 'actes.zip', makeArchive({ 'recto.jpg': 'x', 'verso.jpg': 'x' })],
  ['convertible', 'a.doc', new TextEncoder().encode('{\\rtf1 mot}')],
  ['convertible', 'a.xls', makeCompoundFile({ Workbook: Buffer.alloc(9) })],
  ['localizationFile', 'a.json', new TextEncoder().encode('{"a": "mot"}')],
  ['localizationFile', 'a.xml', new TextEncoder().encode('<?xml version="1.0"?>\n<xliff version="2.0">')],
  ['unreadable', 'a.pdf', new TextEncoder().encode('%PDF-1.7 nothing more')],
  ['tooLarge', 'a.docx', makeDocx(`<w:p><w:t>${'a '.repeat(41 * 1024 * 1024)}</w:t></w:p>`)],
])('%s: %s', async (reason, name, bytes) => {
  expect(await reasonOf(count(bytes, name))).toBe(reason)
})

test('a forged size changes nothing, nor do depth and marks without end', async () => {
  const forged = makeDocx(['trois mots ici'], 1)
  expect(await count(forged, 'a.docx')).toMatchObject({ words: 3 })
  const deep = `${'<w:sdt>'.repeat(200_000)}<w:p><w:t>au fond</w:t></w:p>${'</w:sdt>'.repeat(200_000)}`
  expect(await count(makeDocx(deep), 'a.docx')).toMatchObject({ words: 2 })
  expect(await reasonOf(count(makeDocx('<'.repeat(3_000_000)), 'a.docx'))).toBe('unreadable')
  expect(await reasonOf(count(makeDocx('<a b="'.repeat(300_000)), 'a.docx'))).toBe('unreadable')
})

test('the articles of the site as a document are counted to the word', async () => {
  for (const file of globSync('content/fr/articles/*.mdx')) {
    const lines = readFileSync(file, 'utf8').replaceAll(/[<>&]/g, '').split('\n')
    const words = lines.join('\n').match(/\S*[\p{L}\p{N}]\S*/gu)?.length
    // oxlint-disable-next-line no-await-in-loop
    expect(await count(makeDocx(lines), file)).toMatchObject({ words, language: 'fr' })
  }
})
