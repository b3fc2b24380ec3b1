import { pdfAddress } from '../../renderer/fileAddresses.ts'
import { openKeptFiles } from '../cache.ts'
import type { Content } from '../content/openContent.ts'
import { pathInside } from '../writeInside.ts'
import { describeDocument, isOnPaper, type PaperDocument } from './describeDocument.ts'
import { openDigest, setPdf } from './typeset.ts'

/** Returns the PDFs of all documents that have one, for the development server. */
export function listPdfs(content: Content) {
  return content.documents.filter(isOnPaper).map((document) => ({
    fileName: addressOf(document).slice(1),
    type: 'application/pdf',
    write: () => writePdf(content, document),
  }))
}

/**
 * Writes the PDF of each document that has one into the built site.
 *
 * @param content all of it: links lead to existing translations
 * @param folder the built site
 * @returns the sizes in bytes by address
 * @throws Error naming the document, with Typst's message
 */
export async function writePdfs(content: Content, folder: string): Promise<ReadonlyMap<string, number>> {
  const { root, documents } = content
  const kept = openKeptFiles(root, 'pdfs')
  const digest = openDigest(root)
  const sizes = new Map<string, number>()
  for (const document of documents.filter(isOnPaper)) {
    // Typst sets one document at a time.
    // oxlint-disable no-await-in-loop
    const copy = describeDocument(content, document)
    const make = () => setPdf(root, document.entry.file, copy)
    sizes.set(addressOf(document), await kept.put(digest(copy), pathInside(folder, addressOf(document)), make))
    // oxlint-enable no-await-in-loop
  }
  await kept.deleteUnused()
  return sizes
}

/**
 * Writes the PDF of a document, from the same source as its page.
 *
 * @param content all of it: links lead to existing translations
 * @throws Error naming the document, with Typst's message
 */
export async function writePdf(content: Content, document: PaperDocument): Promise<Buffer> {
  return setPdf(content.root, document.entry.file, describeDocument(content, document))
}

function addressOf({ entry }: PaperDocument): string {
  return pdfAddress(entry.path, entry.locale)
}
