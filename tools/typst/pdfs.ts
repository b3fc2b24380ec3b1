import { pdfAddress } from '../../renderer/fileAddresses.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import type { SiteFile } from '../siteFiles/siteFile.ts'
import { describeDocument, isOnPaper, type PaperEntry } from './describeDocument.ts'
import { openKeptFiles, type KeptFiles } from './keptFiles.ts'
import { digest, setPdf, type Copy } from './typeset.ts'

/** The PDFs of all documents that have one, as files of the site. */
export function listPdfs(root: string, documents: readonly LoadedDocument[]): SiteFile[] {
  return listEntries(documents).map((entry) => ({
    fileName: pdfAddress(entry.path, entry.locale).slice(1),
    type: 'application/pdf',
    write: async () => writeKept(root, entry, documents, await openKeptFiles(root, 'pdfs')),
  }))
}

/** The module that tells pages how large each PDF is, in bytes. While developing nothing is made for it. */
export async function writeSizes(root: string, documents: readonly LoadedDocument[]): Promise<string> {
  const sizes: Record<string, number> = {}
  const kept = await openKeptFiles(root, 'pdfs')
  for (const entry of listEntries(documents)) {
    // One after the other: setting takes all of one processor.
    // oxlint-disable-next-line no-await-in-loop
    const { length } = await writeKept(root, entry, documents, kept)
    sizes[pdfAddress(entry.path, entry.locale)] = length
  }
  if (documents.length > 0) await kept.forgetUnused()
  return `export const pdfSizes = ${JSON.stringify(sizes)}`
}

/**
 * Sets the PDF of a document, from the same file as its page.
 *
 * @param documents all of them: links lead to the languages that there are
 * @throws Error naming the document, and what cannot be set
 */
export function writePdf(root: string, entry: PaperEntry, documents: readonly LoadedDocument[]): Promise<Buffer> {
  return setNamed(root, entry, describeDocument(root, entry, documents))
}

function writeKept(root: string, entry: PaperEntry, documents: readonly LoadedDocument[], kept: KeptFiles) {
  const copy = describeDocument(root, entry, documents)
  return kept.get(digest(root, copy), () => setNamed(root, entry, copy))
}

async function setNamed(root: string, { file }: PaperEntry, copy: Copy): Promise<Buffer> {
  try {
    return await setPdf(root, copy)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file.slice(1)}:1:1  its PDF cannot be set: ${reason}`, { cause: error })
  }
}

function listEntries(documents: readonly LoadedDocument[]): PaperEntry[] {
  return documents.map(({ entry }) => entry).filter(isOnPaper)
}
