import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '../../../renderer/entry.ts'
import { Resvg } from '@resvg/resvg-js'
import { glob } from 'tinyglobby'
import { diagnose } from '../../content/diagnose.ts'
import { checkPhotograph, measurePicture, MOST_BYTES } from './photographs.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { isNamedLikePicture } from './pictureNames.ts'
import { inBatches } from '../../inBatches.ts'
import { isStray } from '../files/strayFiles.ts'
import { checkSvg } from './svg.ts'

/** All pictures by their path from the project's root (`content/images/bridge.svg`), and what is wrong with them. */
export interface LoadedPictures {
  /** Those that cannot be read, too: their errors are reported once, not wherever they are named. */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Measures every picture of the content, wherever it stands, and refuses those that no page can show, or that are more than
 * pictures. The frames that stand for videos are among them.
 */
export async function loadPictures(root: string): Promise<LoadedPictures> {
  // Symbolic links may lead anywhere: tools/check/files/findDocuments.ts reports them.
  const found = await glob('content/**', { cwd: root, dot: true, followSymbolicLinks: false })
  const files = found
    .filter((file) => !isStray(file))
    .filter((file) => (file.startsWith('content/videos/') ? file.endsWith('.webp') : isPictureFile(file)))
    .toSorted()
  const measure = async (file: string) => {
    const bytes = await readFile(join(root, file))
    if (file.endsWith('.svg')) return { file, ...measureDrawing(bytes, file) }
    const size = bytes.length > MOST_BYTES ? undefined : await measurePicture(bytes)
    return { file, size, diagnostics: checkPhotograph(file, bytes.length, size) }
  }
  const measured = await inBatches(files, measure, availableParallelism())
  const pictures = new Map(
    measured.map(({ file, size }) => [file, { src: `/${file}`, width: size?.width ?? 0, height: size?.height ?? 0 }]),
  )
  return { pictures, diagnostics: measured.flatMap(({ diagnostics }) => diagnostics) }
}

/** In the folder of pictures, everything is taken for one. */
function isPictureFile(file: string): boolean {
  return file.startsWith('content/images/') || isNamedLikePicture(file)
}

/** Reads a drawing as PDFs and shared images do; it has no size where something is wrong with it. */
function measureDrawing(bytes: Buffer, file: string) {
  const diagnostics = checkSvg(bytes, file)
  if (diagnostics.length > 0) return { size: undefined, diagnostics }
  try {
    const { width, height } = new Resvg(bytes, { font: { loadSystemFonts: false } })
    return { size: { width, height }, diagnostics }
  } catch {
    return { size: undefined, diagnostics: [diagnose('svg-undrawable', { file })] }
  }
}
