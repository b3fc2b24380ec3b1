import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '../../renderer/entry.ts'
import { imageSize } from 'image-size'
import { glob } from 'tinyglobby'
import { checkDrawings } from '../check/pictures/drawings.ts'
import { diagnose } from '../check/diagnose.ts'
import { checkPhotograph, measurePicture, MOST_BYTES } from '../check/pictures/photographs.ts'
import type { Diagnostic } from './diagnostics.ts'
import { isNamedLikePicture } from '../check/pictures/pictureNames.ts'
import { inBatches } from '../site/inBatches.ts'
import { isStray } from '../check/files/strayFiles.ts'

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
  const pictures = new Map<string, Picture>()
  const diagnostics: Diagnostic[] = []

  diagnostics.push(...checkDrawings(root, files))

  const bytesOf = new Map(files.map((file) => [file, statSync(join(root, file)).size]))
  const photographs = files.filter((file) => !file.endsWith('.svg') && (bytesOf.get(file) ?? 0) <= MOST_BYTES)
  const measure = async (file: string) => [file, await measurePicture(await readFile(join(root, file)))] as const
  const measured = new Map(await inBatches(photographs, measure, availableParallelism()))
  for (const file of files) {
    const isDrawing = file.endsWith('.svg')
    const size = isDrawing ? measureDrawing(readFileSync(join(root, file))) : measured.get(file)
    pictures.set(file, { src: `/${file}`, width: size?.width ?? 0, height: size?.height ?? 0 })
    if (!isDrawing) diagnostics.push(...checkPhotograph(file, bytesOf.get(file) ?? 0, measured.get(file)))
    // The reason has been reported, if it is known.
    else if (!size && !diagnostics.some((known) => known.file === file))
      diagnostics.push(diagnose('svg-undrawable', { file }))
  }
  return { pictures, diagnostics }
}

/** In the folder of pictures, everything is taken for one. */
function isPictureFile(file: string): boolean {
  return file.startsWith('content/images/') || isNamedLikePicture(file)
}

function measureDrawing(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    return undefined
  }
}
