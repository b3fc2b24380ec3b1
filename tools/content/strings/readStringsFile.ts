import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocator } from '../locate.ts'
import { defaultLocale, isLocale, type Locale } from '../../../renderer/languages.ts'
import type { Diagnostic, Position } from '../diagnostics.ts'
import { NOT_UTF8 } from '../readSource.ts'
import type { Mistake } from './mistakes.ts'
import { type ParsedText, parseTexts } from './parseTexts.ts'

/** A file of strings, as far as it could be read. */
export interface StringsFile {
  /** Path from the project's root: `content/fr/strings/home.json`. */
  readonly file: string
  readonly locale: Locale
  readonly namespace: string
  /** What it holds, without a byte order mark. */
  readonly source: string
  readonly texts: readonly ParsedText[]
  /** Whether these are all of its texts: otherwise none that seems to be missing is. */
  readonly isWhole: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly positionAt: (offset: number) => Position
  /** Says something of this file as everything else that is wrong is said. */
  readonly describe: (mistake: Mistake) => Diagnostic
}

/** The longest has 11 kB; what is much longer is no file of strings. */
const LARGEST = 100_000

/** Letters that were saved as UTF-8 and read as Windows-1252: é has become Ã©, ’ has become â€™. */
const TWICE_ENCODED = /[ÂÃ][\u0080-\u00bf]|â[\u0080\u20ac]./

/**
 * Reads a file of strings; what is wrong with it is in its diagnostics.
 *
 * @param root the project's root
 * @param file path from there: `content/fr/strings/home.json`
 */
export function readStringsFile(root: string, file: string): StringsFile {
  return readStrings(file, readFileSync(join(root, file)))
}

/** The same, of what the file holds. */
export function readStrings(file: string, bytes: Uint8Array): StringsFile {
  const [, locale, , name = ''] = file.split('/')
  const decoded = decode(bytes)
  const { source } = decoded
  const { texts, mistakes } = 'mistake' in decoded ? { texts: [], mistakes: [decoded.mistake] } : parseTexts(source)
  const positionAt = createLocator(source)
  const describe = ({ at, message, severity, edit }: Mistake): Diagnostic => ({
    file,
    ...positionAt(at),
    message,
    ...(severity && { severity }),
    ...(edit && {
      fix: [{ kind: 'replace', file, from: positionAt(edit.from), to: positionAt(edit.to), text: edit.text }],
    }),
  })
  const all = [...mistakes, ...findTwiceEncoded(source), ...findLoneCarriageReturn(source)]
  return {
    file,
    locale: isLocale(locale) ? locale : defaultLocale,
    namespace: name.replace(/\.json$/, ''),
    source,
    texts,
    isWhole: !all.some(({ hidesTexts }) => hidesTexts),
    diagnostics: all.map(describe),
    positionAt,
    describe,
  }
}

type Decoded = { readonly source: string } | { readonly source: string; readonly mistake: Mistake }

function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > LARGEST) {
    return unreadable(`is larger than ${LARGEST / 1000} kB. Write its texts into several files`)
  }
  // In UTF-16 every second byte of the braces and quotes is 0; JSON in UTF-8 has none.
  if (bytes.subarray(0, 4).includes(0)) {
    return unreadable('is a text in UTF-16. Open it in your editor and save it with the encoding UTF-8')
  }
  try {
    return { source: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // As far as it can be read, to say where it can't.
    const source = new TextDecoder().decode(bytes)
    return unreadable(NOT_UTF8, source, Math.max(0, source.indexOf('\ufffd')))
  }
}

function unreadable(message: string, source = '', at = 0): Decoded {
  return { source, mistake: { at, message, hidesTexts: true } }
}

/** It is told once: where one letter is wrong, all are. */
function findTwiceEncoded(source: string): Mistake[] {
  const found = TWICE_ENCODED.exec(source)
  if (!found) return []
  const message = `${found[0]} was one letter until this file was saved with another encoding. Bring back the version before that, and save it as UTF-8`
  return [{ at: found.index, message }]
}

function findLoneCarriageReturn(source: string): Mistake[] {
  const found = /\r(?!\n)/.exec(source)
  if (!found) return []
  const { index: at } = found
  const message =
    'this line ends as on Macs of the nineties, and other programs see one long line. Write a new line here'
  return [{ at, message, severity: 'warning', edit: { from: at, to: at + 1, text: '\n' } }]
}
