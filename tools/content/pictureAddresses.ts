import { posix } from 'node:path'
import type { Picture } from '../../renderer/entry.ts'
import type { Change, Diagnostic, Position } from './diagnostics.ts'
import { describeName, goodAddress, goodName, isGoodName, PICTURES } from './pictureNames.ts'
import { suggest } from './suggest.ts'
import { addressFrom, decodeAddress, findWrittenAddresses, resolveAddress } from './writtenAddresses.ts'

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
 * The picture that a document names: in content/images, or beside it, which is told elsewhere
 * (tools/content/pictureFiles.ts).
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
  const { message, instead } = describe(pictures, file, { ...named, url }, wanted)
  const fix = instead && replaceAddress(document, named, instead)
  const { line, column } = named
  return { diagnostic: { file, line, column, message, ...(fix && { fix }) } }
}

interface WrongAddress {
  readonly message: string
  /** What to write, where that is certain. */
  readonly instead?: string
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]+:|\/\/)/i

function describe(
  pictures: ReadonlyMap<string, Picture>,
  file: string,
  { url, key }: NamedPicture,
  wanted: string,
): WrongAddress {
  if (ELSEWHERE.test(url)) return { message: describeElsewhere(url, key) }
  const name = url.split(/[/\\]/).at(-1) ?? ''
  const found = findByName(pictures, name)
  if (found !== undefined) {
    // Where the file has a name that it should not have, it will have been renamed.
    const instead = isGoodName(posix.basename(found)) ? addressFrom(file, found) : goodAddress(posix.basename(found))
    const problem = url.includes('\\')
      ? `the address "${url}" has \\ where / belongs`
      : `there is no picture ${wanted}, but there is ${found}`
    return { message: `${problem}. Write ${instead}`, instead }
  }
  if (!wanted.startsWith('content/') || posix.isAbsolute(url)) return { message: describeElsewhere(url, key) }
  if (!isGoodName(name)) {
    return { message: describeName(name), instead: goodAddress(name) }
  }
  const addresses = [...pictures.keys()].map((path) => addressFrom(file, path))
  const nearest = suggest(url, addresses)
  const advice = nearest === undefined ? 'Add it, or correct its name' : `Did you mean "${nearest}"?`
  return { message: `there is no picture ${wanted}. ${advice}` }
}

function describeElsewhere(url: string, key: string | undefined): string {
  return key === undefined
    ? `the picture "${url}" is not one of content/images. Put it there and write ![description](../../images/name.jpg)`
    : `${key}: expected a picture of content/images, got "${url}". Write ../../images/name.jpg (svg, png, jpg, webp or avif)`
}

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
