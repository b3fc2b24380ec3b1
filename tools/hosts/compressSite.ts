import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob } from 'tinyglobby'
import { inBatches } from '../inBatches.ts'

/** Text files. Pictures, videos, fonts, PDFs and the search index are already compressed. */
const TEXT_FILES = '**/*.{html,css,js,json,xml,svg,txt,md,vtt,webmanifest}'
/** Smaller files fit in one packet. */
const SMALLEST = 1024

/**
 * Writes compressed copies of text files next to them: `about.html.br` with Brotli, and `about.html.gz`. The bytes are
 * reproducible: gzip stores no date. zlib runs on as many threads as there are processors.
 *
 * @param folder the built site
 * @returns the number of files that have copies
 */
export async function compressSite(folder: string): Promise<number> {
  const names = await glob(TEXT_FILES, { cwd: folder, dot: true })
  const areCompressed = await inBatches(
    names,
    async (name) => compressFile(join(folder, name)),
    2 * availableParallelism(),
  )
  return areCompressed.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return false
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}
