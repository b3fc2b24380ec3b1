import { rm } from 'node:fs/promises'
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
import { copyMedia, listPhotographs, mediaAddress } from '../pictures/media.ts'
import { writeVariants } from '../pictures/photographs.ts'
import type { Progress } from '../progress.ts'
import { openSearchIndex } from '../site/searchIndex.ts'
import { writeSiteFiles } from '../site/siteFiles.ts'
import { contentModule } from './contentModule.ts'
import { contentSourceOf } from './contentSourceOf.ts'
import { addFilesOfPackages } from './filesOfPackages.ts'
import { finishPages } from './finish/finishPages.ts'
import { createMarker } from './finish/markUnpublished.ts'
import { refuseDeadLinks } from './finish/pageLinks.ts'
import { clearUnfinished, replaceDist, unfinishedSite } from './siteFolders.ts'
import { textsPlugin } from './textsPlugin.ts'

interface BuildOptions {
  /** The project's root: the folder that the build runs in. */
  readonly root: string
  /** Whether to ignore the caches of earlier builds. */
  readonly isCold: boolean
  readonly progress: Progress
}

/**
 * Builds the whole site in dist/client.
 *
 * The site is written to a folder of its own, which replaces dist when it is complete: a build that fails or is
 * interrupted leaves the last good site unchanged. tools/build/siteFolders.ts deletes leftovers of earlier builds.
 */
export async function buildSite({ root, isCold, progress }: BuildOptions): Promise<void> {
  const unfinished = unfinishedSite(root)
  const site = join(unfinished, 'client')
  await clearUnfinished(root)
  if (isCold) await rm(cacheFolder(root), { recursive: true, force: true })

  const content = await progress.during('Reading the content', () =>
    openValidContent(root, { drafts: siteConfig.isPreview }),
  )
  const { documents } = content
  const pdfs = progress.during('Setting PDFs', (step) => writePdfs(content, site, step))
  // Pages show the sizes of PDFs.
  const source = async () =>
    contentSourceOf(content, {
      addressOf: (file) => mediaAddress(root, file),
      pdfSizes: Object.fromEntries(await pdfs),
    })
  await Promise.all([
    progress.during('Bundling the code', async () =>
      build({ viteConfig: await configure(unfinished, content, source) }),
    ),
    pdfs,
    progress.during('Making photographs smaller', (step) =>
      writeVariants(root, site, listPhotographs(documents), step),
    ),
  ])
  await addFilesOfPackages(root, site)
  // This folder contains Vite's manifests.
  await rm(join(site, '.vite'), { recursive: true, force: true })
  copyMedia(root, site, documents)

  await progress.during('Making pages', async () =>
    prerender({ viteConfig: await configure(unfinished, content, source) }),
  )
  await finishSite({ site, content, progress })
  if (siteConfig.repository) {
    const { writeEditor } = await import('../admin/bundle.ts')
    await progress.during('Bundling the editor', () => writeEditor(root, site))
  }
  await replaceDist(root)
}

interface SiteToFinish extends Pick<BuildOptions, 'progress'> {
  /** The folder of the site that is being built. */
  readonly site: string
  readonly content: Content
}

/** Finishes each prerendered page, and writes the files made from all of them: images, the search index, feeds. */
async function finishSite({ site, content, progress }: SiteToFinish): Promise<void> {
  const images = openOpenGraphImages(content, site)
  const search = await openSearchIndex(content.documents)
  const mark = siteConfig.isPreview ? createMarker(content, site) : undefined
  try {
    const pages = await progress.during('Finishing pages', (step) =>
      finishPages({ folder: site, images, search, mark, step }),
    )
    await progress.during('Writing feeds and the sitemap', async () => {
      await writeSiteFiles(content, site, pages)
      await images.end()
    })
    refuseDeadLinks(content.root, site, pages.links)
  } finally {
    await search.close()
  }
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
