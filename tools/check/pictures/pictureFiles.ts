import { posix } from 'node:path'
import type { Picture } from '../../../renderer/entry.ts'
import { diagnose, type Diagnostic, isError, warn, withFix } from '../../content/diagnostics.ts'
import type { Content } from '../../content/openContent.ts'
import { goodAddress, goodName, isGoodName, PICTURES } from '../../content/pictures/pictureNames.ts'

/**
 * Reports pictures outside of their folder, with a name that is unfit for an address, or that nothing shows. A fix
 * moves the first two; documents that still name the old address then get a fix of their own.
 *
 * @param shown the pictures that documents and code show, if that is known
 */
export function checkPictureFiles(
  { pictures, measured }: Content,
  shown: ReadonlySet<string> | undefined,
): Diagnostic[] {
  // Errors of their own are reported first.
  const wrong = new Set(measured.diagnostics.filter(isError).map(({ file }) => file))
  const files = [...pictures.keys()].filter((file) => !file.startsWith('content/videos/') && !wrong.has(file))
  return files.flatMap((file) => {
    if (!isWellPlaced(file)) return describeMisplaced(file, pictures)
    return shown && !shown.has(file) ? warn('picture-unused', { file }) : []
  })
}

function isWellPlaced(file: string): boolean {
  return file.startsWith(`${PICTURES}/`) && isGoodName(posix.relative(PICTURES, file))
}

function describeMisplaced(file: string, pictures: ReadonlyMap<string, Picture>): Diagnostic {
  const name = file.startsWith(`${PICTURES}/`) ? posix.relative(PICTURES, file) : posix.basename(file)
  const good = goodName(name)
  const to = posix.join(PICTURES, good)
  const wrong = isGoodName(name)
    ? warn('picture-beside-text', { file }, { address: goodAddress(name) })
    : diagnose('picture-name-unfit', { file }, { name, good })
  return withFix(wrong, pictures.has(to) ? undefined : [{ kind: 'move', file, to }])
}
