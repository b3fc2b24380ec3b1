import { makeArchive } from './makeArchive.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/**
 * Makes a package of Office Open XML.
 *
 * @param parts what is in it, by type and name, the main part first. It refers to the others, by `rId1` and so on; a
 *   part with a fourth member is referred to by the part of that name.
 */
export function makeOpenXml(
  parts: ReadonlyArray<readonly [type: string, name: string, xml: string, from?: string]>,
  forgedSize?: number,
): Uint8Array<ArrayBuffer> {
  const types = parts.map(([type, name]) => `<Override PartName="/${name}" ContentType="${OFFICE}.${type}+xml"/>`)
  const [main] = parts
  const lists = new Map<string, string>([['_rels/.rels', relationship(0, 'officeDocument', main?.[1] ?? '')]])
  for (const [index, [type, name, , from = main?.[1] ?? '']] of parts.entries()) {
    if (index === 0) continue
    const list = from.replace(/[^/]*$/, (file) => `_rels/${file}.rels`)
    lists.set(list, (lists.get(list) ?? '') + relationship(index, type.replace(/.*\./, ''), name))
  }
  const relationships = [...lists].map(([name, list]) => [
    name,
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`,
  ])
  const files = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>`,
    ...Object.fromEntries(relationships),
    ...Object.fromEntries(parts.map(([, name, xml]) => [name, withNamespaces(xml)])),
  }
  return makeArchive(files, forgedSize)
}

function relationship(index: number, type: string, target: string): string {
  return `<Relationship Id="rId${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="/${target}"/>`
}

/** Declares the usual prefixes on the root element. */
function withNamespaces(xml: string): string {
  const schemas = 'http://schemas.openxmlformats.org'
  const prefixes = {
    w: `${schemas}/wordprocessingml/2006/main`,
    p: `${schemas}/presentationml/2006/main`,
    x: `${schemas}/spreadsheetml/2006/main`,
    a: `${schemas}/drawingml/2006/main`,
    c: `${schemas}/drawingml/2006/chart`,
    cx: 'http://schemas.microsoft.com/office/drawing/2014/chartex',
    r: `${schemas}/officeDocument/2006/relationships`,
    mc: `${schemas}/markup-compatibility/2006`,
  }
  const declared = Object.entries(prefixes).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  return xml.replace(/^<[\w:]+/, (start) => start + declared.join(''))
}

/** Makes a Word document. @param body what is in its body, in WordprocessingML; or paragraphs */
export function makeDocx(body: string | readonly string[], forgedSize?: number): Uint8Array<ArrayBuffer> {
  const content =
    typeof body === 'string' ? body : body.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  const document = `<w:document><w:body>${content}</w:body></w:document>`
  return makeOpenXml([['wordprocessingml.document.main', 'word/document.xml', document]], forgedSize)
}

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
/** A font of whoever reads, whose characters have the numbers of a table that the PDF only names. */
export const SONG =
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 4 >> >>] >>'

/** What stands before the text of a scan: its picture, which fills the page. */
const PICTURE = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q\n'

/** Makes a PDF of pictures with the text of a stamp. */
export function makeScan(pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  return makePdf(pages, HELVETICA, PICTURE)
}

/**
 * Makes a PDF of one font.
 *
 * @param pages their lines, in Latin letters; in Chinese with SONG; one that begins with a form feed is at the foot
 * @param drawn what is drawn on each page before the text
 */
export function makePdf(pages: readonly (readonly string[])[], font = HELVETICA, drawn = ''): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font,
    ...pages.flatMap((lines, index) => {
      const shown = lines
        .flatMap(wrap)
        .map((line) => (font === SONG ? `<${toUcs2(line)}>` : `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)})`))
        .map((shownAs) => (shownAs.startsWith('(\f') ? `1 0 0 1 72 40 Tm ${shownAs} Tj` : `${shownAs} Tj T*`))
        .join('\n')
      const stream = `${drawn}BT /F1 12 Tf 72 760 Td 15 TL\n${shown}\nET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.lastIndexOf('xref\n')}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

/** Makes a PDF that no reader comes to the end of: each of its forms draws the next one ten times. */
export function makeEndlessPdf(): Uint8Array<ArrayBuffer> {
  const forms = Array.from({ length: 20 }, (_, index) => {
    const content = index < 19 ? '/Next Do '.repeat(10) : 'BT /F1 12 Tf (ha) Tj ET'
    const resources = `/Font << /F1 3 0 R >> /XObject << /Next ${101 + index} 0 R >>`
    return `${100 + index} 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`
  })
  // Readers find the objects of a file that has no table of them.
  const endless = Buffer.from(makePdf([['trois mots ici']], undefined, '/Next Do '))
    .toString('latin1')
    .replace('/Resources <<', '/Resources << /XObject << /Next 100 0 R >>')
    .replace(/^xref[^]*/m, `${forms.join('')}trailer << /Root 1 0 R >>\n`)
  return new Uint8Array(Buffer.from(endless, 'latin1'))
}

/** What is beyond the page is none of it. */
function wrap(line: string): string[] {
  return line.match(/.{1,80}(?:\s|$)/g) ?? [line]
}

/** Returns a text of as many words. @param first which of some words it begins with */
export function makeText(words: number, first = 0): string {
  const some = 'les parties conviennent que chaque livraison fait foi dans ce contrat daté'.split(' ')
  return Array.from({ length: words }, (_, index) => some[(first + index) % some.length]).join(' ')
}

function toUcs2(line: string): string {
  return Buffer.from(line, 'utf16le').swap16().toString('hex')
}
