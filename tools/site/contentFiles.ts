import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales } from '../../renderer/languages.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { blogIndex } from './blogIndex.ts'
import { manifest } from './manifest.ts'
import { headersFile } from './headersFile.ts'
import { formerPages, redirectPages, redirectRules } from './redirectFiles.ts'
import { robots } from './robots.ts'
import { securityTxt } from './securityTxt.ts'
import type { SiteFile } from './siteFile.ts'
import { speculationRules } from './speculationRules.ts'

/**
 * Adds to the built site what hosts and browsers look for and no page is needed for: the manifest of each language, the
 * headers (`_headers`) and redirects (as `_redirects`, which Netlify and Cloudflare Pages read, and as pages for all other hosts), robots.txt, security.txt, the
 * pages that browsers may prepare, the list of posts that the blog's search looks through (in pieces).
 *
 * @param root the project's root
 * @param folder the built site
 */
export async function writeContentFiles(
  root: string,
  folder: string,
  documents: readonly LoadedDocument[],
): Promise<void> {
  const files = [...listFixedFiles(root), ...listDocumentFiles(root, documents)]
  await Promise.all(
    files.map(async ({ fileName, write }) => {
      const file = join(folder, fileName)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await write(documents))
    }),
  )
}

/** Those that are there whatever documents there are. */
export function listFixedFiles(root: string): SiteFile[] {
  return [
    ...locales.map((locale) => manifest(root, locale)),
    ...redirectPages(root),
    redirectRules,
    headersFile,
    robots,
    securityTxt,
    speculationRules,
  ]
}

/** Which of these there are depends on the documents. */
export function listDocumentFiles(root: string, documents: readonly LoadedDocument[]): SiteFile[] {
  return [...formerPages(root, documents), ...locales.flatMap((locale) => blogIndex(documents, locale))]
}
