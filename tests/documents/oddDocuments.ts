import { readFileSync } from 'node:fs'
import documentCases from '../../components/wordCount/cases/index.json' with { type: 'json' }
import { text } from '../e2e/texts.ts'
import { makeDocx, makeOpenXml, makePdf, makeScan, makeText, SONG } from './documents.ts'
import { makeCompoundFile } from './makeWordBinary.ts'

const words = (count: number) => text('fr', 'counting:counted', { count })
const reason = (name: string) => text('fr', `counting:reasons.${name}`)
const paragraph = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`

type OddDocument = readonly [name: string, bytes: Uint8Array<ArrayBuffer>, says: string]

/** Documents that test a browser's streams, memory and PDF reader, with what the page of estimates says of each. */
export const oddDocuments: readonly [OddDocument, ...OddDocument[]] = [
  ['contrat.docx', makeDocx([makeText(1000)]), words(1000)],
  ['rapport.pdf', makePdf([[makeText(400)], [makeText(350, 3)]]), words(750)],
  ['scan.pdf', makeScan([['1'], ['2']]), reason('scanned')],
  ['mixte.pdf', makePdf([[makeText(90)], [], [makeText(91)]]), words(181)],
  ['ancien.pdf', makePdf([['本合同由双方于二〇二六年在北京签订，一式两份。']], SONG), words(11)],
  ['renommé.pdf', makeDocx([makeText(47)]), words(47)],
  ['faussé.docx', makeDocx(['trois mots ici'], 1), words(3)],
  ['profond.docx', makeDocx('<w:sdt>'.repeat(200_000) + paragraph('au fond') + '</w:sdt>'.repeat(200_000)), words(2)],
  ['marques.docx', makeDocx('<'.repeat(3_000_000)), reason('unreadable')],
  ['bombe.docx', makeDocx(`<w:p><w:t>${'a '.repeat(45 * 1024 * 1024)}</w:t></w:p>`), reason('tooLarge')],
  ['secret.docx', makeCompoundFile({ EncryptedPackage: Buffer.alloc(9) }), reason('protected')],
  ['abîmé.docx', makeDocx(['mot']).subarray(0, 400), reason('unreadable')],
  ['vide.txt', new Uint8Array(), reason('empty')],
  [
    'note.docx',
    makeOpenXml([
      [
        'wordprocessingml.document.main',
        'word/document.xml',
        `<w:document>${paragraph('Un contrat')}<w:footnoteReference w:id="2"/></w:document>`,
      ],
      [
        'wordprocessingml.footnotes',
        'word/footnotes.xml',
        `<w:footnotes><w:footnote w:id="2">${paragraph('et sa note')}</w:footnote></w:footnotes>`,
      ],
    ]),
    words(5),
  ],
]

/** One of the cases for each reader and library, for browsers in which not all of them are counted. */
const SAMPLES = new Set([
  'sjis.txt',
  'upper-names.doc',
  'prefix-x.xlsx',
  'shadow.pdf',
  'xfa-dynamic.pdf',
  'entities.html',
  'csv-pipe.csv',
])
export const sampleDocuments: readonly OddDocument[] = documentCases
  .filter(({ file }) => SAMPLES.has(file))
  .map(({ file, words: counted = 0, refused }) => [
    file,
    new Uint8Array(readFileSync(`components/wordCount/cases/${file}`)),
    refused ? reason(refused) : words(counted),
  ])
