import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'vike/api'
import { siteConfig } from '../site.config.ts'
import viteConfig from '../vite.config.ts'
import { findTellingError } from './findTellingError.ts'
import { inlineStyles } from './inlineStyles.ts'
import { writePageFiles } from './siteFiles/pageFiles.ts'
import { loadValidContent } from './content/load.ts'
import { writeSearchIndex } from './search/writeSearchIndex.ts'
import { writeOpenGraphImages } from './typst/openGraphImages.ts'

const root = process.cwd()
const finished = resolve(root, 'dist')
const unfinished = resolve(root, 'dist.next')
const previous = resolve(root, 'dist.previous')
/** Pages for those who make the site: previews have them, and the development server. */
const PREVIEW_PAGES = '**/+Page.preview.tsx'

/**
 * `npm run build`: the whole site in dist/client.
 *
 * It is written beside dist and takes its place when it is whole: a build that fails, or is stopped, leaves the last
 * good site as it was.
 */
async function buildSite(): Promise<void> {
  await rm(unfinished, { recursive: true, force: true })
  process.env['OUT_DIR'] = unfinished
  // A folder whose +Page Vike is not to see is no page: nothing of it gets into the site. https://vike.dev/crawl
  if (!siteConfig.isPreview) process.env['VIKE_CRAWL'] = JSON.stringify({ ignore: PREVIEW_PAGES })
  // Given here, not found by Vite, which would load vite.config.ts in a copy of its own, several times: what plugins read
  // and throw is this process's own.
  await build({ viteConfig: { ...viteConfig({ command: 'build', mode: 'production' }), configFile: false } })
  await inlineStyles(resolve(unfinished, 'client'))
  await Promise.all([
    writePageFiles(root, resolve(unfinished, 'client')),
    writeOpenGraphImages(root, resolve(unfinished, 'client')),
  ])
  await writeSearchIndex(resolve(unfinished, 'client'), await loadValidContent(root, { drafts: false }))

  await rm(previous, { recursive: true, force: true })
  await rename(finished, previous).catch(ignoreMissing)
  await rename(unfinished, finished)
  await rm(previous, { recursive: true, force: true })

  if (siteConfig.formEndpoint === '') {
    console.warn(
      'Forms have no endpoint: what visitors send would be lost. Set FORM_ENDPOINT to the address of the form-forwarding service.',
    )
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

try {
  await buildSite()
} catch (error) {
  console.error(findTellingError(error)?.message ?? error)
  process.exitCode = 1
}
