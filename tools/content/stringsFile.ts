import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'jsonc-parser'
import { globSync } from 'tinyglobby'
import { defaultLocale, isLocale, type Locale, locales } from '../../renderer/languages.ts'
import { diagnose, type Diagnostic, isError, type Place, type Position, shorten } from './diagnostics.ts'
import { readJson } from './json.ts'
import { createLocator } from './locate.ts'
import { checkReadable, plainSource } from './readSource.ts'

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
  const source = plainSource(new TextDecoder().decode(bytes))
  const unreadable = checkReadable(source, file)
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

/** Names of texts; i18next splits keys at `.` and `:`. */
const NAME = /^[A-Za-z][\w-]{0,59}$/

/** Reads the texts of a JSON file, in groups and lists at any depth. */
function readTexts(source: string, placeAt: (offset: number) => Place): Pick<StringsFile, 'texts' | 'diagnostics'> {
  const texts: StringsText[] = []
  const { properties, diagnostics } = readJson(source, placeAt)
  const found = [...diagnostics]
  const readItem = ({ type, value, offset, length, children = [] }: Node, key: string): void => {
    if (type === 'string') texts.push({ key, value: String(value), from: offset, to: offset + length })
    else if (type === 'object') readGroup(children, `${key}.`)
    else if (type === 'array') for (const [index, item] of children.entries()) readItem(item, `${key}.${index}`)
    else found.push(diagnose('text-wrong_type', placeAt(offset), { key, value: String(value) }))
  }
  const readGroup = (group: readonly Node[], prefix: string): void => {
    const seen = new Set<string>()
    for (const { offset, children: [nameNode, item] = [] } of group) {
      if (!nameNode || !item) continue
      const name = String(nameNode.value)
      const key = `${prefix}${name}`
      if (!NAME.test(name)) found.push(diagnose('text-wrong_name', placeAt(offset), { name: shorten(name) }))
      else if (seen.has(name)) found.push(diagnose('key-twice', placeAt(offset), { key }))
      seen.add(name)
      readItem(item, key)
    }
  }
  readGroup(properties, '')
  return { texts, diagnostics: found }
}
