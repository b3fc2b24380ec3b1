import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '../../../renderer/entry.ts'
import { Resvg } from '@resvg/resvg-js'
import { glob } from 'tinyglobby'
import pMap from 'p-map'
import { diagnose } from '../diagnose.ts'
import { checkPhotograph, measurePicture, MOST_BYTES } from './measurePicture.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { isNamedLikePicture } from './pictureNames.ts'
import { isStray } from '../files/strayFiles.ts'
import { checkSvg } from './svg.ts'

/** All pictures by their path from the project's root (`content/images/bridge.svg`), with diagnostics. */
export interface LoadedPictures {
  /** Includes unreadable pictures: their errors are reported once, not at each reference. */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Measures all pictures of the content, in any folder, including the posters of videos, and reports those that pages
 * can't show and drawings that contain more than a drawing.
 */
export async function loadPictures(root: string): Promise<LoadedPictures> {
  // Symbolic links may lead anywhere; tools/content/files/findDocuments.ts reports them.
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
  const measured = await pMap(files, measure, { concurrency: availableParallelism() })
  const pictures = new Map(
    measured.map(({ file, size }) => [file, { src: `/${file}`, width: size?.width ?? 0, height: size?.height ?? 0 }]),
  )
  return { pictures, diagnostics: measured.flatMap(({ diagnostics }) => diagnostics) }
}

/** Returns whether a file counts as a picture; in the folder of pictures, every file does. */
function isPictureFile(file: string): boolean {
  return file.startsWith('content/images/') || isNamedLikePicture(file)
}

/** Measures a drawing with the renderer of PDFs and shared images; it has no size if it has errors. */
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
