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
import { inBatches } from '../inBatches.ts'
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
  const measure = async (file: string) => {
    const bytes = await readFile(join(root, file))
    if (file.endsWith('.svg')) {
      const size = measureDrawing(bytes)
      return { file, size, diagnostics: size ? [] : [diagnose('svg-undrawable', { file })] }
    }
    const size = bytes.length > MOST_BYTES ? undefined : await measurePicture(bytes)
    return { file, size, diagnostics: checkPhotograph(file, bytes.length, size) }
  }
  const measured = await inBatches(files, measure, availableParallelism())
  const pictures = new Map(
    measured.map(({ file, size }) => [file, { src: `/${file}`, width: size?.width ?? 0, height: size?.height ?? 0 }]),
  )
  const ofDrawings = checkDrawings(root, files)
  // The reason has been reported, if it is known.
  const isNew = ({ file }: Diagnostic) => !ofDrawings.some((known) => known.file === file)
  return { pictures, diagnostics: [...ofDrawings, ...measured.flatMap(({ diagnostics }) => diagnostics).filter(isNew)] }
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
