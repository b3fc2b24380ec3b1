import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, prerender } from 'vike/api'
import type { ContentSource } from '../../renderer/contentSource.ts'
import { siteConfig } from '../../site.config.ts'
import viteConfig from '../../vite.config.ts'
import { cacheFolder } from '../cache.ts'
import { type Content, openValidContent } from '../content/openContent.ts'
import { documentsPlugin } from '../markdown/documentsPlugin.ts'
import { openOpenGraphImages } from '../paper/openGraphImages.ts'
import { writePdfs } from '../paper/pdfs.ts'
import { copyMedia, listPhotographs, ofBuiltSite } from '../pictures/media.ts'
import { writeVariants } from '../pictures/photographs.ts'
import { openSearchIndex } from '../site/searchIndex.ts'
import { writeSiteFiles } from '../site/siteFiles.ts'
import { timed } from '../timed.ts'
import { contentModule } from './contentModule.ts'
import { contentSourceOf } from './contentSourceOf.ts'
import { addFilesOfPackages } from './filesOfPackages.ts'
import { finishPages } from './finish/finishPages.ts'
import { createMarker } from './finish/markUnpublished.ts'
import { refuseDeadLinks } from './finish/pageLinks.ts'
import { textsPlugin } from './textsPlugin.ts'

/**
 * Builds the whole site in dist/client.
 *
 * The site is written to a folder of its own, which replaces dist when it is complete: a build that fails or is
 * interrupted leaves the last good site unchanged.
 *
 * @param root the project's root: the folder that the build runs in
 */
export async function buildSite(root: string): Promise<void> {
  const unfinished = cacheFolder(root, 'unfinished')
  const site = join(unfinished, 'client')
  await rm(unfinished, { recursive: true, force: true })

  const content = await timed('Reading the content', () => openValidContent(root, { drafts: siteConfig.isPreview }))
  const { documents } = content
  const pdfs = timed('Setting PDFs', () => writePdfs(content, site))
  // Pages show the sizes of PDFs.
  const source = async () =>
    contentSourceOf(content, {
      media: ofBuiltSite(root),
      pdfSizes: Object.fromEntries(await pdfs),
    })
  await Promise.all([
    timed('Bundling the code', async () => build({ viteConfig: await configure(unfinished, content, source) })),
    pdfs,
    timed('Making photographs smaller', () => writeVariants(root, site, listPhotographs(documents))),
  ])
  await addFilesOfPackages(root, site)
  // This folder contains Vite's manifests.
  await rm(join(site, '.vite'), { recursive: true, force: true })
  copyMedia(root, site, documents)

  await timed('Making pages', async () => prerender({ viteConfig: await configure(unfinished, content, source) }))
  await finishSite(content, site)
  if (siteConfig.repository) {
    const { writeEditor } = await import('../admin/bundle.ts')
    await timed('Bundling the editor', () => writeEditor(root, site))
  }
  await rm(join(root, 'dist'), { recursive: true, force: true })
  await rename(unfinished, join(root, 'dist'))
}

/** Finishes each prerendered page, and writes the files made from all of them: images, the search index, feeds. */
async function finishSite(content: Content, site: string): Promise<void> {
  const images = openOpenGraphImages(content, site)
  const search = await openSearchIndex(content.documents)
  const mark = siteConfig.isPreview ? createMarker(content, site) : undefined
  const pages = await timed('Finishing pages', () => finishPages({ folder: site, images, search, mark }))
  await timed('Writing feeds, the search and the sitemap', async () => {
    await search.write(join(site, 'pagefind'))
    await writeSiteFiles(content, site, pages.heads)
    await images.end()
  })
  refuseDeadLinks(content.root, site, pages.links)
}

/**
 * Returns the Vite configuration. Vite itself would load a separate copy of vite.config.ts several times; this way,
 * plugins share what they read and throw with this process.
 */
async function configure(outDir: string, content: Content, source: () => Promise<ContentSource>) {
  process.env['OUT_DIR'] = outDir
  const { plugins, ...config } = viteConfig({ command: 'build', mode: 'production' })
  const read = async () => content
  return {
    ...config,
    plugins: [
      ...documentsPlugin({ root: content.root, texts: content, content: read, isBuild: true }),
      textsPlugin(read),
      ...(plugins ?? []),
      contentModule(source),
    ],
    configFile: false as const,
    logLevel: 'warn' as const,
  }
}
