import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { glob } from 'tinyglobby'
import { build } from 'vike/api'
import type { InlineConfig, Plugin } from 'vite'
import { z } from 'zod'
import { mediaDigest } from '../content/mediaDigest.ts'
import { siteConfig } from '../../site.config.ts'
import { cacheFolder } from './cache.ts'
import { copySealed, readSealed, sealFolder } from './keptFolder.ts'

/** All that the bundler may read; documents are no part of what it makes. */
const SOURCES = [
  '{components,pages,public,renderer,tools}/**',
  'content/*.ts',
  'content/*/strings/*.json',
  '*.{json,ts}',
]
/** Pictures that code imports, and what they were: there are thousands that it does not. */
const mediaSchema = z.record(z.string(), z.string())
type Media = z.infer<typeof mediaSchema>

/** What the bundler made: the browser's script and styles, and the code of the pages. */
export interface Bundle {
  /** Changes with all that a page is made of besides the content. */
  readonly digest: string
}

interface BundleOptions {
  /** The project's root. */
  readonly root: string
  /** Where it is to be. */
  readonly folder: string
  /** @param outDir Vite's */
  readonly configure: (outDir: string) => InlineConfig
}

/**
 * Bundles the code of the site; where nothing of it has changed since the last build, what was made then is taken.
 *
 * @throws what Vite or a plugin throws
 */
export async function makeBundle({ root, folder, configure }: BundleOptions): Promise<Bundle> {
  const sources = await digestSources(root)
  const kept = join(cacheFolder(root, 'bundles'), sources)
  const { data: known } = mediaSchema.safeParse(readSealed(kept))
  const isKept = known && Object.entries(known).every(([file, was]) => mediaDigest(join(root, file)) === was)
  const media = isKept ? known : await bundle(root, kept, configure)
  await copySealed(kept, folder)
  return { digest: createHash('sha256').update(sources).update(JSON.stringify(media)).digest('hex') }
}

/** One bundle is kept: the last. It is whole once it has its name. */
async function bundle(root: string, kept: string, configure: BundleOptions['configure']): Promise<Media> {
  await rm(cacheFolder(root, 'bundles'), { recursive: true, force: true })
  const unfinished = `${kept}.unfinished`
  const imported = new Set<string>()
  const viteConfig = configure(unfinished)
  await build({ viteConfig: { ...viteConfig, plugins: [...(viteConfig.plugins ?? []), noteMedia(root, imported)] } })
  const media = Object.fromEntries([...imported].toSorted().map((file) => [file, mediaDigest(join(root, file)) ?? '']))
  await sealFolder(unfinished, media)
  await rename(unfinished, kept)
  return media
}

/** Of the code, and of what else it goes by: settings, versions. */
async function digestSources(root: string): Promise<string> {
  const made = createHash('sha256').update(
    JSON.stringify([root, siteConfig, process.env['CLIENT_REACT'], process.version]),
  )
  const files = (await glob(SOURCES, { cwd: root, dot: true })).toSorted()
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  files.forEach((file, index) => made.update(`\0${file}\0`).update(contents[index] ?? ''))
  return made.digest('hex').slice(0, 32)
}

/** Notes which pictures of the content are imported by code. */
function noteMedia(root: string, imported: Set<string>): Plugin {
  return {
    name: 'site:note-media',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const file = relative(root, id.replace(/\?.*$/, ''))
        if (!file.startsWith('content/') || file.endsWith('.json') || file.endsWith('.ts')) continue
        // The bundler would serve its every byte: where it was taken, with which camera.
        if (!file.endsWith('.svg'))
          throw new Error(`Code imports ${file}. Import drawings alone: photographs are shown by documents.`)
        imported.add(file)
      }
    },
  }
}
