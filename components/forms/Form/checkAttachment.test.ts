import { expect, test } from 'vitest'
import { formatSize } from '../../../renderer/formatSize.ts'
import { locales } from '../../../renderer/languages.ts'
import { openTexts, readText } from '../../../tools/content/texts.ts'
import { ATTACHMENT_LIMIT, checkAttachment, checkAttachments } from './checkAttachment.ts'

const pdf = '%PDF-1.7\n'
const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])
const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0])
const program = new Uint8Array([0x4d, 0x5a, 0x90, 0x00])

const keyFor = async (name: string, ...content: BlobPart[]) =>
  (await checkAttachment(new File(content, name)))?.key.replace('attachment.', '') ?? null

test.each([
  ['contrat.pdf', null, pdf],
  ['CONTRAT.PDF', null, pdf],
  ['contrat.v2.pdf', null, pdf],
  ['préambule.pdf', null, `\u00ef\u00bb\u00bf${'x'.repeat(900)}${pdf}`],
  ['trop loin.pdf', 'content', `${'x'.repeat(1024)}${pdf}`],
  ['lettre.doc', null, compound],
  ['lettre.docx', null, zip],
  // With a password, Word keeps new documents in the old kind of file.
  ['secret.docx', null, compound],
  ['lettre.doc', null, zip],
  ['virus.pdf', 'content', program],
  ['virus.docx', 'content', program],
  ['lettre.pdf', 'content', zip],
  ['contrat.doc', 'content', pdf],
  ['virus.exe', 'name', program],
  ['image.png', 'name', pdf],
  ['pdf', 'name', pdf],
  ['contrat.pdf.exe', 'name', pdf],
  ['constructor.constructor', 'name', pdf],
  ['vide.pdf', 'empty', ''],
  ['vide.png', 'name', ''],
])('%s: %s', async (name, key, content) => {
  expect(await keyFor(name, content)).toBe(key)
})

test('10 MB may be sent, a byte more may not', async () => {
  const rest = new Uint8Array(ATTACHMENT_LIMIT - pdf.length)
  expect(await keyFor('grand.pdf', pdf, rest)).toBeNull()
  expect(await keyFor('grand.pdf', pdf, rest, 'x')).toBe('size')
})

test('files that fit together stay, whatever else was chosen', async () => {
  const file = (name: string, size: number) => new File([pdf, new Uint8Array(size)], name)
  const files = [file('a.txt', ATTACHMENT_LIMIT), file('b.pdf', 6e6), file('c.pdf', 6e6), file('d.pdf', 4e6)]
  const flaws = await checkAttachments(files)
  expect(files.map((one) => flaws.get(one)?.key)).toEqual(['attachment.name', undefined, 'attachment.total', undefined])
})

test('the type that the name promises is told', async () => {
  expect((await checkAttachment(new File([program], 'virus.docx')))?.values?.['type']).toBe('DOCX')
})

test('a file that can’t be read is refused', async () => {
  const file = new File([pdf], 'parti.pdf')
  file.arrayBuffer = () => {
    throw new DOMException('The file could not be read.', 'NotReadableError')
  }
  expect((await checkAttachment(file))?.key).toBe('attachment.unreadable')
})

test.each(locales)('visitors are told that limit, and no other: %s', (locale) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(readText(openTexts('.'), locale, 'facts:attachmentLimit'))).toBe(
    plain(formatSize(ATTACHMENT_LIMIT, locale)),
  )
})
