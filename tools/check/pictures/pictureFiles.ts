import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { glob } from 'tinyglobby'
import type { Picture } from '../../../renderer/entry.ts'
import type { Change, Diagnostic } from '../../content/diagnostics.ts'
import { tell, warn, withFix } from '../tell.ts'
import { mediaDigest } from '../../content/mediaDigest.ts'
import { goodName, isGoodName, PICTURES } from './pictureNames.ts'
import { addressFrom, decodeAddress, findWrittenAddresses, resolveAddress } from '../texts/writtenAddresses.ts'

interface PictureFilesToCheck {
  /** The project's root. */
  readonly root: string
  /** All pictures by their path from there. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Those that can't be shown: that is told first. */
  readonly wrong: ReadonlySet<string>
  /** Every document, those too that have mistakes. */
  readonly documents: readonly string[]
  /** What documents without mistakes show. */
  readonly shown: ReadonlySet<string>
  /** What code shows. */
  readonly imported: ReadonlySet<string>
}

/**
 * Pictures that stand beside a text, have a name that is no good address, or that nothing shows. The first two are moved by
 * their fix, and the documents that name them are changed with it.
 */
export async function checkPictureFiles(toCheck: PictureFilesToCheck): Promise<Diagnostic[]> {
  const { root, pictures, wrong, documents, shown, imported } = toCheck
  const files = [...pictures.keys()].filter((file) => !file.startsWith('content/videos/') && !wrong.has(file))
  const misplaced = files.filter((file) => !isWellPlaced(file))
  const unknown = files.filter((file) => isWellPlaced(file) && !shown.has(file) && !imported.has(file))
  if (misplaced.length === 0 && unknown.length === 0) return []

  const uses = await findUses(root, documents)
  // A picture that a document means, but names otherwise, is told there.
  const meant = new Set([...uses.keys()].map(nameOf))
  const taken = new Map(files.filter(isWellPlaced).map((file) => [file, file]))
  return [
    ...misplaced.map((file) => describeMisplaced(root, file, uses.get(file) ?? [], taken)),
    ...unknown.filter((file) => !meant.has(nameOf(file))).map((file) => warn('picture-unused', { file })),
  ]
}

/** All documents are as deep. */
const TEXT = 'content/fr/articles/x.mdx'

function nameOf(file: string): string {
  return goodName(file.split(/[/\\]/).at(-1) ?? '')
}

function isWellPlaced(file: string): boolean {
  return file.startsWith(`${PICTURES}/`) && isGoodName(posix.relative(PICTURES, file))
}

/**
 * @param taken the names that there are in content/images, and which file has each; the new one is added
 */
function describeMisplaced(
  root: string,
  file: string,
  uses: readonly Change[],
  taken: Map<string, string>,
): Diagnostic {
  const isShared = file.startsWith(`${PICTURES}/`)
  const name = isShared ? posix.relative(PICTURES, file) : posix.basename(file)
  const wished = posix.join(PICTURES, goodName(name))
  const digest = mediaDigest(join(root, file))
  const isSame = (other: string | undefined) => other !== undefined && mediaDigest(join(root, other)) === digest
  let target = wished
  for (let number = 2; taken.has(target) && !isSame(taken.get(target)); number += 1) {
    target = wished.replace(/\.\w+$/, (ending) => `-${number}${ending}`)
  }
  const rewritten = uses.map((use) => (use.kind === 'replace' ? { ...use, text: addressFrom(use.file, target) } : use))
  if (taken.has(target)) {
    return withFix(
      warn('picture-twice', { file }, { other: taken.get(target) ?? '', address: addressFrom(TEXT, target) }),
      rewritten,
    )
  }
  taken.set(target, file)
  const wrong = isGoodName(name)
    ? warn('picture-beside-text', { file }, { address: addressFrom(TEXT, target) })
    : tell('picture-name-unfit', { file }, { name, good: target.slice(PICTURES.length + 1) })
  return withFix(wrong, [{ kind: 'move', file, to: target }, ...rewritten])
}

/** Where documents name pictures, by the path of the picture; to be given its new address. */
async function findUses(root: string, documents: readonly string[]): Promise<ReadonlyMap<string, readonly Change[]>> {
  const uses = new Map<string, Change[]>()
  const inOrder = documents.toSorted()
  const sources = await Promise.all(inOrder.map((file) => readFile(join(root, file), 'utf8')))
  for (const [index, file] of inOrder.entries()) {
    for (const { address, from, to } of findWrittenAddresses(sources[index] ?? '')) {
      const picture = resolveAddress(file, decodeAddress(address))
      uses.set(picture, [...(uses.get(picture) ?? []), { kind: 'replace', file, from, to, text: '' }])
    }
  }
  return uses
}

const CODE = '{components,pages,renderer,tools}/**/*.{ts,tsx,css}'
const NAMED = /content\/images\/[\w./-]+/g

/** The pictures that code names, from the project's root. */
export async function listPicturesOfCode(root: string): Promise<ReadonlySet<string>> {
  const files = await glob(CODE, { cwd: root, ignore: '**/*.test.*' })
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  return new Set(sources.flatMap((source) => source.match(NAMED) ?? []))
}
