import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { measurePhotograph } from './measurePicture.ts'
import { isDrawing, isNamedLikePicture } from './pictureNames.ts'
import { measureDrawing } from './svg.ts'

/** What was found in each state of a file: one that has not changed since is not read again. */
const measured = new Map<string, Awaited<ReturnType<typeof measureFile>>>()

/**
 * Measures all pictures of the content, in any folder, including the posters of videos, and reports those that pages
 * can't show and drawings that contain more than a drawing.
 *
 * @returns pictures by their path from the project's root (`content/images/bridge.svg`), unreadable ones too: their errors are
 *   reported once, not at each reference
 */
export async function loadPictures(root: string) {
  // Symbolic links may lead anywhere; tools/content/files/findDocuments.ts reports them.
  const all = await glob('content/**', { cwd: root, followSymbolicLinks: false })
  const files = all.filter(isNamedLikePicture).toSorted()
  const measure = async (file: string) => {
    const path = join(root, file)
    const { mtimeMs, ctimeMs, size } = await stat(path)
    const state = `${path} ${mtimeMs} ${ctimeMs} ${size}`
    const found = measured.get(state) ?? (await measureFile(root, file))
    measured.set(state, found)
    return [file, found] as const
  }
  const found = await Promise.all(files.map(measure))
  return {
    pictures: new Map(found.map(([file, { picture }]) => [file, picture])),
    diagnostics: found.flatMap(([, { diagnostics }]) => diagnostics),
  }
}

async function measureFile(root: string, file: string) {
  const bytes = await readFile(join(root, file))
  const { size, diagnostics } = isDrawing(file) ? measureDrawing(bytes, file) : await measurePhotograph(bytes, file)
  return { picture: { src: `/${file}`, width: size?.width ?? 0, height: size?.height ?? 0 }, diagnostics }
}
