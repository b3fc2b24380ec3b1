import { posix } from 'node:path'
import type { Picture } from '../../../renderer/entry.ts'
import type { Destination } from '../body/bodyFacts.ts'
import { decodeAddress } from '../decodeAddress.ts'
import { adviseOn, diagnose, withText } from '../diagnose.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { suggest } from '../suggest.ts'
import { goodAddress, goodName, isGoodName, PICTURES } from './pictureNames.ts'

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/)/i

/**
 * Finds the picture that a document names, in content/images or next to the document, which
 * tools/check/pictures/pictureFiles.ts reports.
 *
 * @param pictures all pictures, by path from the project's root
 * @param file the path of the document from the root: `content/fr/articles/x.mdx`
 * @returns the picture, or a diagnostic with what to write instead
 */
export function findPicture(
  pictures: ReadonlyMap<string, Picture>,
  file: string,
  { url: address, written, line, column }: Destination,
): { readonly picture: Picture } | { readonly diagnostic: Diagnostic } {
  const url = decodeAddress(address) ?? address
  const folder = posix.dirname(file)
  const wanted = posix.join(folder, url)
  const picture = pictures.get(wanted)
  if (picture && !posix.isAbsolute(url)) return { picture }
  const place = { file, line, column }
  const name = url.split(/[/\\]/).at(-1) ?? ''
  const found = /^(?:https?|data):/i.test(url) ? undefined : findByName(pictures, name)
  if (found !== undefined) {
    // A file with an unfit name has a fix that renames it, so its future address is suggested.
    const base = posix.basename(found)
    const instead = isGoodName(base) ? posix.relative(folder, found) : goodAddress(base)
    return { diagnostic: withText(diagnose('picture-address-wrong', place, { url, instead }), written, instead) }
  }
  if (ELSEWHERE.test(url) || !wanted.startsWith('content/')) {
    return { diagnostic: diagnose('picture-elsewhere', place, { url }) }
  }
  if (!isGoodName(name)) {
    const diagnostic = diagnose('picture-name-unfit', place, { name, good: goodName(name) })
    return { diagnostic: withText(diagnostic, written, goodAddress(name)) }
  }
  const known = [...pictures.keys()].map((path) => posix.basename(path))
  const near = suggest(name, known)
  const advice = near === undefined ? '' : ` ${adviseOn(name, [near], file)}`
  return { diagnostic: diagnose('picture-missing', place, { wanted, advice }) }
}

/** Returns a picture by its name, ignoring spaces, accents and case; preferably from the shared folder. */
function findByName(pictures: ReadonlyMap<string, Picture>, name: string): string | undefined {
  const good = goodName(name)
  const same = [...pictures.keys()].filter((path) => goodName(posix.basename(path)) === good)
  return same.find((path) => path.startsWith(`${PICTURES}/`)) ?? same[0]
}
