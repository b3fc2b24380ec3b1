import { createHash } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Answers } from '../../renderer/contentSource.ts'
import type { PageHead } from '../finish/pageHead.ts'
import { inBatches } from '../siteFiles/inBatches.ts'
import { cacheFolder } from './cache.ts'
import { readKept, takeKept, writeKept } from './keptFile.ts'

/** What is known of a page of the last build. */
export interface KeptPage {
  /** Names all that the page was given. */
  readonly key: string
  /** What it asked for besides, and what it was answered. */
  readonly answers: Answers
  /** Absent from pages of no language. */
  readonly head: PageHead | undefined
  /** The style sheet that it links below its first screen. */
  readonly sheet: string | undefined
}

/** The finished pages of the last build, to be taken as they are. */
export interface KeptPages {
  /** @param page all that it is given, as JSON */
  keyOf(page: unknown): string
  find(address: string, key: string): KeptPage | undefined
  /**
   * Puts the page into the site.
   *
   * @param file its place
   * @returns false where it is not there any more, or damaged
   */
  take(page: KeptPage, file: string): Promise<boolean>
  /** Keeps a page that was made, for the next build. */
  keep(page: KeptPage, html: string): Promise<void>
  /**
   * Writes down what there is, and forgets what there was.
   *
   * @param pages all pages of this build, by address
   */
  end(pages: ReadonlyMap<string, KeptPage>): Promise<void>
}

const INDEX = 'index.json'
/** Only that it is one of ours: what is in it was written by this same code, which the digest says. */
const indexSchema = z.object({ digest: z.string(), pages: z.record(z.string(), z.custom<KeptPage>()) })

/**
 * @param root the project's root
 * @param digest of all that pages are made of besides what they are given
 */
export async function openKeptPages(root: string, digest: string): Promise<KeptPages> {
  const folder = cacheFolder(root, 'pages')
  await mkdir(folder, { recursive: true })
  const known = readIndex(join(folder, INDEX), digest)
  return {
    keyOf: (page) => createHash('sha256').update(digest).update(JSON.stringify(page)).digest('base64url').slice(0, 32),
    find: (address, key) => {
      const page = known[address]
      return page?.key === key ? page : undefined
    },
    take: async ({ key }, file) => {
      await mkdir(dirname(file), { recursive: true })
      return takeKept(join(folder, key), file) !== undefined
    },
    keep: ({ key }, html) => writeKept(join(folder, key), html),
    end: async (pages) => {
      // Before anything is forgotten: a build that is stopped leaves the index of the last one, and all that it names.
      await writeKept(join(folder, INDEX), JSON.stringify({ digest, pages: Object.fromEntries(pages) }))
      const used = new Set([...pages.values()].map(({ key }) => key))
      const unused = (await readdir(folder)).filter((name) => !used.has(name) && name !== INDEX)
      await inBatches(unused, (name) => rm(join(folder, name), { force: true }))
    },
  }
}

function readIndex(file: string, digest: string): Readonly<Record<string, KeptPage>> {
  const bytes = readKept(file)
  const index = bytes && indexSchema.safeParse(JSON.parse(bytes.toString())).data
  return index?.digest === digest ? index.pages : {}
}
