import { posix } from 'node:path'
import type { Picture } from '../../../renderer/entry.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { diagnose, nearest, withText } from '../../content/diagnose.ts'
import { goodAddress, goodName, isGoodName, PICTURES } from './pictureNames.ts'
import type { Destination } from '../body/bodyFacts.ts'
import { decodeAddress } from '../../content/decodeAddress.ts'

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]+:|\/)/i

/**
 * Finds the picture that a document names: in content/images, or beside it, which is reported elsewhere
 * (tools/check/pictures/pictureFiles.ts).
 *
 * @param pictures all there are, by path from the project's root
 * @param file the document, from there: `content/fr/articles/x.mdx`
 * @returns the picture, or what to write instead
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
  const found = ELSEWHERE.test(url) ? undefined : findByName(pictures, name)
  if (found !== undefined) {
    // Where the file has a name that it should not have, it will have been renamed.
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
  const known = [...pictures.keys()].map((path) => posix.relative(folder, path))
  return { diagnostic: diagnose('picture-missing', place, { wanted, near: nearest(url, known) }) }
}

/** A picture of that name, give or take spaces, accents and capitals; rather one of those that both languages share. */
function findByName(pictures: ReadonlyMap<string, Picture>, name: string): string | undefined {
  const good = goodName(name)
  const same = [...pictures.keys()].filter((path) => goodName(posix.basename(path)) === good)
  return same.find((path) => path.startsWith(`${PICTURES}/`)) ?? same[0]
}
