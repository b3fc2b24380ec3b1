import { locales, type Locale } from '../../renderer/languages.ts'
import { pdfAddress } from '../../renderer/pdfAddress.ts'
import type { ContentEntry, LoadedDocument } from '../content/loadDocument.ts'
import type { SiteFile } from '../siteFiles/siteFile.ts'
import { cutFaces, type FontFiles } from './faces.ts'
import { writeStudy, type WriteOptions } from './writeStudy.ts'

declare global {
  /** The PDFs of a build, by root: both halves of it ask for them, in copies of this module of their own. */
  var passerellePdfs: Map<string, Promise<ReadonlyMap<string, Buffer>>> | undefined
}

const made = (globalThis.passerellePdfs ??= new Map())
let fonts: Promise<FontFiles> | undefined

/**
 * The PDFs of all case studies, as files of the site.
 *
 * @param isBuild whether the documents are those of the built site: then all are made at once, and only once
 */
export function listStudyPdfs(
  root: string,
  documents: readonly LoadedDocument[],
  { isBuild }: { readonly isBuild: boolean },
): SiteFile[] {
  return listStudies(documents).map((entry) => {
    const address = pdfAddress(entry.path, entry.locale)
    return {
      fileName: address.slice(1),
      type: 'application/pdf',
      write: async () => {
        if (!isBuild) return writeStudy(entry, await optionsFor(root, documents))
        return (await makeStudyPdfs(root, documents)).get(address) ?? Buffer.alloc(0)
      },
    }
  })
}

/** The module that tells pages how large each PDF is, in bytes; while developing nothing is made for it. */
export async function writeSizes(root: string, documents: readonly LoadedDocument[]): Promise<string> {
  const pdfs = documents.length > 0 ? await makeStudyPdfs(root, documents) : new Map<string, Buffer>()
  const sizes = Object.fromEntries([...pdfs].map(([address, { length }]) => [address, length]))
  return `export const pdfSizes = ${JSON.stringify(sizes)}`
}

function listStudies(documents: readonly LoadedDocument[]): ContentEntry<'case-studies'>[] {
  return documents.map(({ entry }) => entry).filter(isStudy)
}

/**
 * All PDFs of a build, by address; made once, however often they are asked for.
 *
 * @param root the project's root
 */
export function makeStudyPdfs(
  root: string,
  documents: readonly LoadedDocument[],
): Promise<ReadonlyMap<string, Buffer>> {
  const known = made.get(root) ?? makeAll(root, documents)
  made.set(root, known)
  return known
}

async function makeAll(root: string, documents: readonly LoadedDocument[]): Promise<ReadonlyMap<string, Buffer>> {
  const options = await optionsFor(root, documents)
  const files = await Promise.all(
    listStudies(documents).map(
      async (entry) => [pdfAddress(entry.path, entry.locale), await writeStudy(entry, options)] as const,
    ),
  )
  return new Map(files)
}

async function optionsFor(root: string, documents: readonly LoadedDocument[]): Promise<WriteOptions> {
  const languages = new Map<string, Locale[]>()
  for (const { entry } of documents) languages.set(entry.path, [...(languages.get(entry.path) ?? []), entry.locale])
  fonts ??= cutFaces()
  return { root, fonts: await fonts, translationsOf: (path) => languages.get(path) ?? locales }
}

function isStudy(entry: ContentEntry): entry is ContentEntry<'case-studies'> {
  return entry.collection === 'case-studies'
}
