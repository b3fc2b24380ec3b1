import { pdfAddress } from '../../renderer/fileAddresses.ts'
import { openKeptFiles } from '../cache.ts'
import type { Step } from '../progress.ts'
import { pathInside } from '../writeInside.ts'
import type { LoadedDocument } from '../check/loadDocument.ts'
import { describeDocument, isOnPaper, type PaperDocument, referencesAmong } from './describeDocument.ts'
import { digest, setPdf } from './typeset.ts'

/** Returns the PDFs of all documents that have one, for the development server. */
export function listPdfs(root: string, documents: readonly LoadedDocument[]) {
  return documents.filter(isOnPaper).map((document) => ({
    fileName: addressOf(document).slice(1),
    type: 'application/pdf',
    write: () => writePdf(root, document, documents),
  }))
}

/**
 * Writes the PDF of each document that has one into the built site.
 *
 * @param root the project's root
 * @param folder the built site
 * @param documents all documents: links lead to existing translations
 * @returns the sizes in bytes by address
 * @throws Error naming the document, with Typst's message
 */
export async function writePdfs(
  root: string,
  folder: string,
  documents: readonly LoadedDocument[],
  step: Step,
): Promise<ReadonlyMap<string, number>> {
  const kept = openKeptFiles(root, 'pdfs')
  const sizes = new Map<string, number>()
  const references = referencesAmong(documents)
  const onPaper = documents.filter(isOnPaper)
  step(onPaper.length)
  for (const document of onPaper) {
    // Typst sets one document at a time.
    // oxlint-disable no-await-in-loop
    const copy = await describeDocument(root, document, references)
    const make = () => setPdf(root, document.entry.file, copy)
    sizes.set(addressOf(document), await kept.put(digest(root, copy), pathInside(folder, addressOf(document)), make))
    // oxlint-enable no-await-in-loop
    step()
  }
  await kept.deleteUnused()
  return sizes
}

/**
 * Writes the PDF of a document, from the same source as its page.
 *
 * @param documents all documents: links lead to existing translations
 * @throws Error naming the document, with Typst's message
 */
export async function writePdf(
  root: string,
  document: PaperDocument,
  documents: readonly LoadedDocument[],
): Promise<Buffer> {
  return setPdf(root, document.entry.file, await describeDocument(root, document, referencesAmong(documents)))
}

function addressOf({ entry }: PaperDocument): string {
  return pdfAddress(entry.path, entry.locale)
}
