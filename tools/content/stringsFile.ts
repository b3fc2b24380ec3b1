import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { globSync } from 'tinyglobby'
import { defaultLocale, isLocale, type Locale, locales } from '../../renderer/languages.ts'
import { diagnose, type Diagnostic, isError, type Place, type Position, shorten } from './diagnostics.ts'
import { createLocator } from './locate.ts'
import { checkReadable } from './readSource.ts'

/** A text of the interface. */
export interface StringsText {
  /** The names of its groups, and its own name or its index in a list: `hero.items.0`. */
  readonly key: string
  readonly value: string
  /** The offset of its opening quote. */
  readonly from: number
  /** The offset after its closing quote. */
  readonly to: number
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
  /** Whether all of its texts could be read; otherwise, none is reported as missing. */
  readonly isWhole: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly positionAt: (offset: number) => Position
}

/** Reads all files of interface texts, given the project's root. */
export function readStringsFiles(root: string): readonly StringsFile[] {
  const patterns = locales.map((locale) => `content/${locale}/strings/*.json`)
  // Symbolic links may lead anywhere; tools/content/files/findDocuments.ts reports them.
  const files = globSync(patterns, { cwd: root, followSymbolicLinks: false })
  return files.toSorted().map((file) => readStrings(file, readFileSync(join(root, file))))
}

/** Reads a file of interface texts from its bytes; of invalid JSON, only the first error is reported. */
export function readStrings(file: string, bytes: Uint8Array): StringsFile {
  const [, locale, , name = ''] = file.split('/')
  const decoded = new TextDecoder().decode(bytes)
  const unreadable = checkReadable(decoded.replaceAll('\r\n', '\n'), file)
  const source = unreadable ? decoded : decoded.normalize('NFC')
  const positionAt = createLocator(source)
  const read = unreadable
    ? { texts: [], diagnostics: [unreadable] }
    : readTexts(source, (offset) => ({ file, ...positionAt(offset) }))
  return {
    file,
    locale: isLocale(locale) ? locale : defaultLocale,
    namespace: name.replace(/\.json$/, ''),
    source,
    ...read,
    isWhole: !read.diagnostics.some(isError),
    positionAt,
  }
}

/**
 * Returns the place of a text, or of a part of it.
 *
 * @param at the offset within the text; ignored if the text is written with escapes
 */
export function placeOf({ file, source, positionAt }: StringsFile, { value, from }: StringsText, at?: number): Place {
  const isVerbatim = at !== undefined && source.startsWith(value, from + 1)
  return { file, ...positionAt(isVerbatim ? from + 1 + at : from) }
}

type PlaceAt = (offset: number) => Place & Position

/** Names of texts; i18next splits keys at `.` and `:`. */
const NAME = /^[A-Za-z][\w-]{0,59}$/

/** Reads JSON of texts, groups and lists. */
function readTexts(source: string, place: PlaceAt): Pick<StringsFile, 'texts' | 'diagnostics'> {
  const texts: StringsText[] = []
  const diagnostics: Diagnostic[] = []
  const readItem = ({ type, value, offset, length, children = [] }: Node, key: string): void => {
    if (type === 'string') texts.push({ key, value: String(value), from: offset, to: offset + length })
    else if (type === 'object') readGroup(children, key === '' ? '' : `${key}.`)
    else if (type === 'array') for (const [index, item] of children.entries()) readItem(item, `${key}.${index}`)
    else diagnostics.push(diagnose('text-wrong_type', place(offset), { key, value: String(value) }))
  }
  const readGroup = (properties: readonly Node[], prefix: string): void => {
    const seen = new Set<string>()
    for (const { children: [nameNode, value] = [] } of properties) {
      if (!nameNode || !value) continue
      const name = String(nameNode.value)
      const at = place(nameNode.offset)
      if (!NAME.test(name) || name in Object.prototype) {
        diagnostics.push(diagnose('text-wrong_name', at, { name: shorten(name) }))
      } else if (seen.has(name)) diagnostics.push(diagnose('key-twice', at, { key: `${prefix}${name}` }))
      seen.add(name)
      readItem(value, `${prefix}${name}`)
    }
  }
  const errors: ParseError[] = []
  const tree = parseTree(source, errors, { disallowComments: true })
  const [first] = errors.toSorted((a, b) => a.offset - b.offset)
  if (tree?.type === 'object' && !first) readItem(tree, '')
  else {
    const offset = first?.offset ?? 0
    const [found = ''] = /\S[^\n]*/.exec(source.slice(offset)) ?? []
    diagnostics.push(diagnose('json-wrong', place(offset), { found: shorten(found) || '–' }))
  }
  return { texts, diagnostics }
}
