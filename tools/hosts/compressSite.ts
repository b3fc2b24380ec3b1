import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob } from 'tinyglobby'
import { writeWhole } from '../cache.ts'

/** The result of compressing a site, in bytes. */
export interface CompressedSite {
  /** How many are there compressed. */
  readonly files: number
  readonly original: number
  readonly brotli: number
  readonly gzip: number
}

/** Words. Pictures, films, fonts, PDFs and the search's pieces are compressed in themselves. */
const WORDS = '**/*.{html,css,js,json,xml,svg,txt,md,vtt,webmanifest}'
const COMPRESSED = ['br', 'gz'] as const
/** A packet, or near it: less is not there sooner. */
const SMALLEST = 1024
/** Files are kept compressed only below this share of their size: others are not worth unpacking. */
const WORTH = 0.95

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes compressed copies of text files next to them: `about.html.br` with Brotli, and `about.html.gz`. Files that are
 * short or hardly get smaller have none, and copies without their file are deleted. The bytes are reproducible: gzip
 * stores no date. zlib runs on as many threads as there are processors.
 *
 * @param folder the built site
 */
export async function compressSite(folder: string): Promise<CompressedSite> {
  const names = await glob(WORDS, { cwd: folder, dot: true })
  const words = new Set(names)
  const leftovers = (await glob(`**/*.{${COMPRESSED.join(',')}}`, { cwd: folder })).filter(
    (file) => !words.has(file.replace(/\.\w+$/, '')),
  )
  await Promise.all(leftovers.map((file) => rm(join(folder, file))))

  const done: CompressedSite[] = []
  const waiting = names.toSorted().values()
  const work = async (): Promise<void> => {
    // One after the other: what is read waits in memory.
    // oxlint-disable-next-line no-await-in-loop
    for (const name of waiting) done.push(await compressFile(join(folder, name)))
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
  const sum = (key: keyof CompressedSite) => done.reduce((total, file) => total + file[key], 0)
  return { files: sum('files'), original: sum('original'), brotli: sum('brotli'), gzip: sum('gzip') }
}

async function compressFile(file: string): Promise<CompressedSite> {
  const content = await readFile(file)
  const isWorthIt = content.length >= SMALLEST
  const [br, gz] = isWorthIt
    ? await Promise.all([
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        zip(content, { level: constants.Z_BEST_COMPRESSION }),
      ])
    : [content, content]
  const isSmaller = gz.length < content.length * WORTH
  await Promise.all(
    [br, gz].map((bytes, index) => {
      const target = `${file}.${COMPRESSED[index]}`
      return isSmaller ? writeWhole(target, bytes) : rm(target, { force: true })
    }),
  )
  return isSmaller
    ? { files: 1, original: content.length, brotli: br.length, gzip: gz.length }
    : { files: 0, original: 0, brotli: 0, gzip: 0 }
}
