import { join } from 'node:path'
import { pdfAddress } from '../../renderer/fileAddresses.ts'
import { openKeptFiles } from '../build/cache.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import type { SiteFile } from '../site/siteFile.ts'
import { describeDocument, isOnPaper, type PaperDocument } from './describeDocument.ts'
import { digest, setPdf } from './typeset.ts'

/** The PDFs of all documents that have one, for the development server. */
export function listPdfs(root: string, documents: readonly LoadedDocument[]): SiteFile[] {
  return documents.filter(isOnPaper).map((document) => ({
    fileName: addressOf(document).slice(1),
    type: 'application/pdf',
    write: () => writePdf(root, document, documents),
  }))
}

/** How many documents have a PDF. */
export function countPdfs(documents: readonly LoadedDocument[]): number {
  return documents.filter(isOnPaper).length
}

/**
 * Puts the PDF of each document that has one into the built site.
 *
 * @param root the project's root
 * @param folder the built site
 * @param documents all of them: links lead to the languages that there are
 * @param report is called after each
 * @returns how many bytes each has, by address
 * @throws Error naming the document, and what cannot be set
 */
export async function writePdfs(
  root: string,
  folder: string,
  documents: readonly LoadedDocument[],
  report: () => void,
): Promise<ReadonlyMap<string, number>> {
  const kept = openKeptFiles(root, 'pdfs')
  const sizes = new Map<string, number>()
  for (const document of documents.filter(isOnPaper)) {
    const copy = describeDocument(root, document, documents)
    const make = () => naming(document, setPdf(root, copy))
    // Typst sets one after the other.
    // oxlint-disable-next-line no-await-in-loop
    sizes.set(addressOf(document), await kept.put(digest(root, copy), join(folder, addressOf(document)), make))
    report()
  }
  await kept.deleteUnused()
  return sizes
}

/**
 * Sets the PDF of a document, from the same file as its page.
 *
 * @param documents all of them: links lead to the languages that there are
 * @throws Error naming the document, and what cannot be set
 */
export function writePdf(root: string, document: PaperDocument, documents: readonly LoadedDocument[]): Promise<Buffer> {
  return naming(document, setPdf(root, describeDocument(root, document, documents)))
}

async function naming<Result>({ entry }: PaperDocument, setting: Promise<Result>): Promise<Result> {
  try {
    return await setting
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${entry.file.slice(1)}:1:1  its PDF cannot be set: ${reason}`, { cause: error })
  }
}

function addressOf({ entry }: PaperDocument): string {
  return pdfAddress(entry.path, entry.locale)
}
