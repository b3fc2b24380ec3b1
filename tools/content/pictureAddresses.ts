import { posix } from 'node:path'
import type { Picture } from '../../renderer/entry.ts'
import type { Change, Diagnostic, Position } from './diagnostics.ts'
import { diagnose, nearest, withFix } from '../check/diagnose.ts'
import { goodAddress, goodName, isGoodName, PICTURES } from '../check/pictures/pictureNames.ts'
import { addressFrom, decodeAddress, findWrittenAddresses, resolveAddress } from '../check/texts/writtenAddresses.ts'

/** The address of a picture, where it stands in a document. */
export interface NamedPicture extends Position {
  readonly url: string
  /** Of the frontmatter, where it is named there. */
  readonly key?: string
}

interface Document {
  /** From the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  readonly source: string
}

/**
 * Finds the picture that a document names: in content/images, or beside it, which is reported elsewhere
 * (tools/check/pictures/pictureFiles.ts).
 *
 * @param pictures all there are, by path from the project's root
 * @returns the picture, or what to write instead
 */
export function findPicture(
  pictures: ReadonlyMap<string, Picture>,
  document: Document,
  named: NamedPicture,
): { readonly picture: Picture } | { readonly diagnostic: Diagnostic } {
  const { file } = document
  const url = decodeAddress(named.url)
  const wanted = resolveAddress(file, url)
  const picture = pictures.get(wanted)
  if (picture && !posix.isAbsolute(url)) return { picture }
  const { diagnostic, instead } = describe(pictures, document, { ...named, url }, wanted)
  return {
    diagnostic: withFix(diagnostic, instead === undefined ? undefined : replaceAddress(document, named, instead)),
  }
}

interface WrongAddress {
  readonly diagnostic: Diagnostic
  /** The replacement, where it is certain. */
  readonly instead?: string
}

function describe(
  pictures: ReadonlyMap<string, Picture>,
  { file }: Document,
  { url, line, column }: NamedPicture,
  wanted: string,
): WrongAddress {
  const place = { file, line, column }
  const name = url.split(/[/\\]/).at(-1) ?? ''
  const found = ELSEWHERE.test(url) ? undefined : findByName(pictures, name)
  if (found !== undefined) {
    // Where the file has a name that it should not have, it will have been renamed.
    const instead = isGoodName(posix.basename(found)) ? addressFrom(file, found) : goodAddress(posix.basename(found))
    return { diagnostic: diagnose('picture-address-wrong', place, { url, instead }), instead }
  }
  if (ELSEWHERE.test(url) || !wanted.startsWith('content/'))
    return { diagnostic: diagnose('picture-elsewhere', place, { url }) }
  if (!isGoodName(name)) {
    return {
      diagnostic: diagnose('picture-name-unfit', place, { name, good: goodName(name) }),
      instead: goodAddress(name),
    }
  }
  const near = nearest(
    url,
    [...pictures.keys()].map((path) => addressFrom(file, path)),
  )
  return { diagnostic: diagnose('picture-missing', place, { wanted, near }) }
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]+:|\/)/i

/** A picture of that name, give or take spaces, accents and capitals; rather one of those that both languages share. */
function findByName(pictures: ReadonlyMap<string, Picture>, name: string): string | undefined {
  const good = goodName(name)
  const same = [...pictures.keys()].filter((path) => goodName(posix.basename(path)) === good)
  return same.find((path) => path.startsWith(`${PICTURES}/`)) ?? same[0]
}

/** The first address of that kind at or after the place where the document names the picture. */
function replaceAddress({ file, source }: Document, named: NamedPicture, text: string): Change[] | undefined {
  const address = decodeAddress(named.url)
  const written = findWrittenAddresses(source).find(
    ({ address: candidate, to }) =>
      decodeAddress(candidate) === address &&
      (to.line > named.line || (to.line === named.line && to.column >= named.column)),
  )
  return written && [{ kind: 'replace', file, from: written.from, to: written.to, text }]
}
