import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { glob } from 'tinyglobby'
import type { Picture } from '../../../renderer/entry.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { diagnose, warn, withFix } from '../diagnose.ts'
import { findWrittenAddresses } from '../texts/writtenAddresses.ts'
import { goodAddress, goodName, isGoodName, PICTURES } from './pictureNames.ts'

interface PictureFilesToCheck {
  /** The project's root. */
  readonly root: string
  /** All pictures by their path from there. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Those that can't be shown: that is reported first. */
  readonly wrong: ReadonlySet<string>
  /** Every document, those too that have mistakes. */
  readonly documents: readonly string[]
  /** Pictures in documents without errors. */
  readonly shown: ReadonlySet<string>
  /** Pictures that code imports. */
  readonly imported: ReadonlySet<string>
}

/**
 * Reports pictures that stand beside a text, have a name that is no good address, or that nothing shows. The first two are moved
 * by their fix; documents that name them otherwise then are corrected by that of their address.
 */
export async function checkPictureFiles(toCheck: PictureFilesToCheck): Promise<Diagnostic[]> {
  const { root, pictures, wrong, documents, shown, imported } = toCheck
  const files = [...pictures.keys()].filter((file) => !file.startsWith('content/videos/') && !wrong.has(file))
  const unknown = files.filter((file) => isWellPlaced(file) && !shown.has(file) && !imported.has(file))
  // A picture that a document means, but names otherwise, is reported there.
  const sources = unknown.length === 0 ? [] : await readAll(root, documents)
  const meant = new Set(sources.flatMap(findWrittenAddresses).map(({ address }) => nameOf(address)))
  return [
    ...files.filter((file) => !isWellPlaced(file)).map((file) => describeMisplaced(file, pictures)),
    ...unknown.filter((file) => !meant.has(nameOf(file))).map((file) => warn('picture-unused', { file })),
  ]
}

function nameOf(file: string): string {
  return goodName(file.split(/[/\\]/).at(-1) ?? '')
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

/** Returns the pictures that code names, from the project's root. */
export async function listPicturesOfCode(root: string): Promise<ReadonlySet<string>> {
  const files = await glob('{components,pages,renderer,tools}/**/*.{ts,tsx,css}', { cwd: root, ignore: '**/*.test.*' })
  const sources = await readAll(root, files)
  return new Set(sources.flatMap((source) => source.match(/content\/images\/[\w./-]+/g) ?? []))
}

function readAll(root: string, files: readonly string[]): Promise<string[]> {
  return Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
}
