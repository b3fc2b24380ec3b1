import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, isLocale, type Locale } from '../../../renderer/languages.ts'
import { type Diagnostic, isError, type Position } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { tell, type Place } from '../tell.ts'
import { readJson } from './readJson.ts'

/** A text of the interface. */
export interface StringsText {
  /** Its name with those above it, and its place in lists: `hero.items.0`. */
  readonly key: string
  readonly value: string
  /** Where its opening quote is, from the start of the file. */
  readonly from: number
}

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
/** Letters that were saved as UTF-8 and read as Windows-1252: é has become Ã©, ’ has become â€™. */
const TWICE_ENCODED = /[ÂÃ][\u0080-\u00bf]|â[\u0080\u20ac]./

/** Reads a file of interface texts by its path from the project's root. */
export function readStringsFile(root: string, file: string): StringsFile {
  return readStrings(file, readFileSync(join(root, file)))
}

/** Reads a file of interface texts from its bytes; of a file that is no JSON, that alone is told. */
export function readStrings(file: string, bytes: Uint8Array): StringsFile {
  const [, locale, , name = ''] = file.split('/')
  const source = new TextDecoder().decode(bytes.length > LARGEST ? bytes.subarray(0, 1) : bytes)
  const positionAt = createLocator(source)
  const lost = source.search(/[\0\ufffd]/)
  const broken = (diagnostic: Diagnostic) => ({ texts: [], diagnostics: [diagnostic] })
  const read = (): { readonly texts: readonly StringsText[]; readonly diagnostics: readonly Diagnostic[] } => {
    if (bytes.length > LARGEST) return broken(tell('texts-too-large', { file }, { limit: LARGEST / 1000 }))
    if (lost >= 0) return broken(tell('texts-not-utf-8', { file, ...positionAt(lost) }))
    const { texts, diagnostics } = readJson(file, source, positionAt)
    const garbled = TWICE_ENCODED.exec(source)
    const place = garbled && { file, ...positionAt(garbled.index) }
    return {
      texts,
      diagnostics: [...diagnostics, ...(place ? [tell('text-garbled', place, { letters: garbled[0] })] : [])],
    }
  }
  const { texts, diagnostics } = read()
  return {
    file,
    locale: isLocale(locale) ? locale : defaultLocale,
    namespace: name.replace(/\.json$/, ''),
    source,
    texts,
    isWhole: !diagnostics.some(isError),
    diagnostics,
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
