import { join } from 'node:path'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { splitPath } from '../../renderer/addresses.ts'
import { loadValidContent } from '../content/load.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import type { FinishedPages } from '../finish/finishedPages.ts'
import type { PageHead } from '../finish/pageHead.ts'
import { describeOpenGraphImage } from './describeOpenGraphImage.ts'
import { openKeptFiles } from './keptFiles.ts'
import { drawOpenGraphImage } from './drawOpenGraphImage.ts'
import { digest } from './typeset.ts'
import type { Typesetters } from './typesetters.ts'

const EXTENSION = '.png'

/** The images that the pages of a build are shared with, while it goes on. */
export interface OpenGraphImages {
  /** Draws the image that a page names, if it is the page's own. */
  add(address: string, head: PageHead): Promise<void>
  /** When all are drawn. */
  end(): Promise<void>
}

/**
 * Draws images beside the pages that they are of; one that is drawn of the same as for the last build is taken from there.
 *
 * @param root the project's root
 * @param folder the built site
 */
export async function openOpenGraphImages(
  root: string,
  folder: string,
  documents: readonly LoadedDocument[],
  typesetters: Typesetters,
): Promise<OpenGraphImages> {
  const entries = new Map(documents.map(({ entry }) => [`/${entry.locale}${entry.path}`, entry]))
  const kept = await openKeptFiles(root, 'openGraphImages')
  return {
    add: async (address, { title, image }) => {
      // The pages of one list share the image of the first, and what is shown in French the French one.
      if (image !== absoluteUrl(`${address}${EXTENSION}`)) return
      const copy = describeOpenGraphImage(root, { address, title, entry: entries.get(address) })
      await kept.put(digest(root, copy), join(folder, `${address}${EXTENSION}`), () =>
        typesetters.set('openGraphImage', copy),
      )
    },
    end: () => kept.forgetUnused(),
  }
}

/**
 * The image of one page, for the development server.
 *
 * @param fileName its address, without leading slash
 * @returns undefined where there is no page at the address without its ending
 */
export async function makeOpenGraphImage(
  root: string,
  fileName: string,
  pages: FinishedPages,
): Promise<Buffer | undefined> {
  const address = `/${fileName.slice(0, -EXTENSION.length)}`
  if (!fileName.endsWith(EXTENSION) || splitPath(address).locale === null) return undefined
  const page = await pages.head(address).catch(() => undefined)
  if (page === undefined) return undefined
  const documents: readonly LoadedDocument[] = await loadValidContent(root, { drafts: true })
  const entry = documents.map((document) => document.entry).find(({ locale, path }) => `/${locale}${path}` === address)
  return drawOpenGraphImage(root, describeOpenGraphImage(root, { address, title: page.title, entry }))
}
