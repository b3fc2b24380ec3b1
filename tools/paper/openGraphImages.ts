import { join } from 'node:path'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import type { PageHead } from '../build/finish/pageHead.ts'
import { describeOpenGraphImage } from './describeOpenGraphImage.ts'
import { openKeptFiles } from './keptFiles.ts'
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
