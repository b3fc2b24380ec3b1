import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, prerender } from 'vike/api'
import { siteConfig } from '../site.config.ts'
import viteConfig from '../vite.config.ts'
import { loadValidContent } from './content/load.ts'
import { findTellingError } from './findTellingError.ts'
import { createPageFinisher } from './finish/finishPages.ts'
import { writePageFiles } from './siteFiles/pageFiles.ts'
import { writeOpenGraphImages } from './typst/openGraphImages.ts'

const root = process.cwd()
const finished = resolve(root, 'dist')
const unfinished = resolve(root, 'dist.next')
const previous = resolve(root, 'dist.previous')
const site = resolve(unfinished, 'client')
/** Pages for those who make the site: previews have them, and the development server. */
const PREVIEW_PAGES = '**/+Page.preview.tsx'

/** What Vike tells of a page that it has rendered. */
interface RenderedPage {
  readonly urlOriginal: string
  readonly _prerenderResult: { fileContent: string }
}

/**
 * `npm run build`: the whole site in dist/client.
 *
 * What happens, in order: the content is read and checked (a mistake ends it here); Vite bundles the browser's script,
 * styles and the server's code, and the plugins add pictures, PDFs and the files that no page is needed for; Vike renders
 * page after page, and each goes through tools/finish/finishPages.ts to the disk; what is made of all pages follows
 * (sitemap, feeds, shared images).
 *
 * It is written beside dist and takes its place when it is whole: a build that fails, or is stopped, leaves the last
 * good site as it was.
 */
async function buildSite(): Promise<void> {
  await rm(unfinished, { recursive: true, force: true })
  process.env['OUT_DIR'] = unfinished
  // A folder whose +Page Vike is not to see is no page: nothing of it gets into the site. https://vike.dev/crawl
  if (!siteConfig.isPreview) process.env['VIKE_CRAWL'] = JSON.stringify({ ignore: PREVIEW_PAGES })
  const documents = await loadValidContent(root, { drafts: false })
  await build({ viteConfig: configure() })

  const finisher = await createPageFinisher(site, documents)
  try {
    await prerender({
      viteConfig: configure(),
      onPagePrerender: async ({ urlOriginal, _prerenderResult }: RenderedPage) => {
        const html = _prerenderResult.fileContent
        _prerenderResult.fileContent = ''
        await finisher.finish(urlOriginal, html)
      },
    })
    const pages = await finisher.end()
    await Promise.all([writePageFiles(root, site, pages), writeOpenGraphImages(root, site, pages)])
  } finally {
    await finisher.close()
  }

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

/**
 * The configuration is given, not found by Vite, which would load vite.config.ts in a copy of its own, several times: what
 * plugins read and throw is this process's own.
 */
function configure() {
  return { ...viteConfig({ command: 'build', mode: 'production' }), configFile: false as const }
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
