import type { Tally } from '../tally.ts'
import type { Archive } from './archive.ts'
import { countOpenDocument, isOpenDocument } from './openDocument.ts'
import { isPackage } from './openPackage.ts'
import { countOpenXml } from './openXml.ts'

/**
 * Counts a document that is an archive of XML.
 *
 * @returns its format; undefined if it is another kind of archive
 * @throws CountingError if it can't be counted
 */
export async function countOffice(archive: Archive, tally: Tally): Promise<string | undefined> {
  if (isPackage(archive)) return countOpenXml(archive, tally)
  return (await isOpenDocument(archive)) ? countOpenDocument(archive, tally) : undefined
}
