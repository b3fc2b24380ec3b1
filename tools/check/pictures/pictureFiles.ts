import { posix } from 'node:path'
import { diagnose, type Diagnostic, warn } from '../../content/diagnostics.ts'
import type { Content } from '../../content/openContent.ts'
import { goodName, isGoodName, PICTURES } from '../../content/pictures/pictureNames.ts'

/**
 * Reports pictures outside of their folder, with a name that is unfit for an address, or that nothing shows.
 *
 * @param shown the pictures that documents and code show, if that is known
 */
export function checkPictureFiles({ pictures }: Content, shown: ReadonlySet<string> | undefined): Diagnostic[] {
  const files = [...pictures.keys()].filter((file) => !file.startsWith('content/videos/'))
  return files.flatMap((file): Diagnostic[] => {
    const isPlaced = file.startsWith(`${PICTURES}/`)
    const name = isPlaced ? posix.relative(PICTURES, file) : posix.basename(file)
    if (!isGoodName(name)) return [diagnose('picture-missing_name', { file }, { name, good: goodName(name) })]
    if (!isPlaced) return [warn('file-misplaced_picture', { file }, { address: `../../images/${goodName(name)}` })]
    return shown && !shown.has(file) ? [warn('picture-unused', { file })] : []
  })
}
