import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { defaultLocale, isLocale, type Locale, locales } from '../../../renderer/languages.ts'
import { type Diagnostic, isError, type Position } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { diagnose, type Place } from '../diagnose.ts'
import { readJson, type StringsText } from './readJson.ts'

/** A file of interface texts; one that cannot be read has none. */
export interface StringsFile {
  /** Path from the project's root: `content/fr/strings/home.json`. */
  readonly file: string
  readonly locale: Locale
  readonly namespace: string
  /** Without a byte order mark. */
  readonly source: string
  readonly texts: readonly StringsText[]
  /** Whether all of its texts are known: otherwise none that seems to be missing is. */
  readonly isWhole: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly positionAt: (offset: number) => Position
}

/** The longest has 11 kB. */
const LARGEST = 100_000

/** Reads all files of interface texts, given the project's root. */
export async function readStringsFiles(root: string): Promise<readonly StringsFile[]> {
  const patterns = locales.map((locale) => `content/${locale}/strings/*.json`)
  return (await glob(patterns, { cwd: root })).toSorted().map((file) => readStringsFile(root, file))
}

/** Reads a file of interface texts by its path from the project's root. */
export function readStringsFile(root: string, file: string): StringsFile {
  return readStrings(file, readFileSync(join(root, file)))
}

/** Reads a file of interface texts from its bytes; of a file that is no JSON, that alone is reported. */
export function readStrings(file: string, bytes: Uint8Array): StringsFile {
  const [, locale, , name = ''] = file.split('/')
  const isTooLarge = bytes.length > LARGEST
  const source = new TextDecoder().decode(isTooLarge ? bytes.subarray(0, 1) : bytes)
  const positionAt = createLocator(source)
  const lost = source.search(/[\0\ufffd]/)
  const unreadable = isTooLarge
    ? diagnose('texts-too-large', { file }, { limit: LARGEST / 1000 })
    : lost >= 0 && diagnose('file-encoding', { file, ...positionAt(lost) })
  const read = unreadable ? { texts: [], diagnostics: [unreadable] } : readJson(file, source, positionAt)
  return {
    file,
    locale: isLocale(locale) ? locale : defaultLocale,
    namespace: name.replace(/\.json$/, ''),
    source,
    texts: read.texts,
    isWhole: !read.diagnostics.some(isError),
    diagnostics: read.diagnostics,
    positionAt,
  }
}

/**
 * Returns the place of a text, or of something within it.
 *
 * @param at how far in: where the text is written with backslashes, that is not known, and its beginning is the place
 */
export function placeOf({ file, source, positionAt }: StringsFile, { value, from }: StringsText, at?: number): Place {
  const isVerbatim = at !== undefined && source.startsWith(value, from + 1)
  return { file, ...positionAt(isVerbatim ? from + 1 + at : from) }
}
