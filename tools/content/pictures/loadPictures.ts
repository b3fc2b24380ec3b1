import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import type { Picture } from '../../../renderer/entry.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { isStray } from '../files/strayFiles.ts'
import { measurePhotograph } from './measurePicture.ts'
import { isDrawing, isNamedLikePicture } from './pictureNames.ts'
import { measureDrawing } from './svg.ts'

/** All pictures by their path from the project's root (`content/images/bridge.svg`), with diagnostics. */
export interface LoadedPictures {
  /** Includes unreadable pictures: their errors are reported once, not at each reference. */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly diagnostics: readonly Diagnostic[]
  /** What was found in each file, and the state in which the file was. */
  readonly measured: ReadonlyMap<string, MeasuredFile>
}

interface MeasuredFile {
  readonly state: string
  readonly picture: Picture
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Measures all pictures of the content, in any folder, including the posters of videos, and reports those that pages
 * can't show and drawings that contain more than a drawing.
 *
 * @param previous an earlier result: files that have not changed since are not read again
 * @returns the same object if nothing has changed
 */
export async function loadPictures(root: string, previous?: LoadedPictures): Promise<LoadedPictures> {
  // Symbolic links may lead anywhere; tools/content/files/findDocuments.ts reports them.
  const found = await glob('content/**', { cwd: root, dot: true, followSymbolicLinks: false })
  const files = found
    .filter((file) => !isStray(file))
    .filter((file) => (file.startsWith('content/videos/') ? file.endsWith('.webp') : isPictureFile(file)))
    .toSorted()
  const measure = async (file: string) => {
    const { mtimeMs, ctimeMs, size } = await stat(join(root, file))
    const state = `${mtimeMs} ${ctimeMs} ${size}`
    const known = previous?.measured.get(file)
    return [file, known?.state === state ? known : { state, ...(await measureFile(root, file)) }] as const
  }
  const measured = new Map(await Promise.all(files.map(measure)))
  const isSame = previous?.measured.size === measured.size
  if (isSame && files.every((file) => previous.measured.get(file) === measured.get(file))) return previous
  return {
    pictures: new Map(Array.from(measured, ([file, { picture }]) => [file, picture])),
    diagnostics: [...measured.values()].flatMap(({ diagnostics }) => diagnostics),
    measured,
  }
}

async function measureFile(root: string, file: string): Promise<Omit<MeasuredFile, 'state'>> {
  const bytes = await readFile(join(root, file))
  const { size, diagnostics } = isDrawing(file) ? measureDrawing(bytes, file) : await measurePhotograph(bytes, file)
  return { picture: { src: `/${file}`, width: size?.width ?? 0, height: size?.height ?? 0 }, diagnostics }
}

/** Returns whether a file counts as a picture; in the folder of pictures, every file does. */
function isPictureFile(file: string): boolean {
  return file.startsWith('content/images/') || isNamedLikePicture(file)
}
