import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { collections } from '../../../content/collections.ts'
import { isLocale, type Locale, locales } from '../../../renderer/languages.ts'
import { parseFrontmatter } from '../../content/frontmatter.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { parse } from '../../content/parse.ts'
import { bodyPassages } from '../prose/bodyPassages.ts'
import { frontmatterPassages } from '../prose/frontmatterPassages.ts'
import type { Passage } from '../prose/passage.ts'
import { textPassages } from '../prose/textPassages.ts'
import { readSource } from '../../content/readSource.ts'

/** A passage, and whether it belongs to no language: it is the same in several. */
export interface PassageToSpell extends Passage {
  readonly isOfAnyLanguage?: boolean
}

/** A file with prose in it. */
export interface FileToSpell {
  /** Path from the project's root. */
  readonly file: string
  readonly locale: Locale
  readonly source: string
  /** All that its spelling depends on: its own source, and for texts that of the other languages. */
  readonly key: string
  readonly readPassages: () => readonly PassageToSpell[]
}

/** Documents, with their frontmatter. */
export function documentsToSpell(root: string, documents: readonly LoadedDocument[]): FileToSpell[] {
  return documents.flatMap(({ entry: { file: address, locale, collection } }) => {
    const file = address.slice(1)
    const source = readSource(join(root, file))
    if (source === undefined) return []
    const readPassages = () => {
      const { schema } = collections[collection]
      const { data, locate } = parseFrontmatter(source, file, schema)
      return [...frontmatterPassages(data, schema, { source, locate }), ...bodyPassages(parse(source), source, locale)]
    }
    return { file, locale, source, key: `${file}\n${source}`, readPassages }
  })
}

/** The texts of the interface. One that is the same in two languages (a name, a sample) is of none. */
export async function textsToSpell(root: string): Promise<FileToSpell[]> {
  const paths = await glob('content/*/strings/*.json', { cwd: root })
  const sources = new Map(paths.map((path) => [path, readSource(join(root, path)) ?? '']))
  return paths.toSorted().flatMap((file) => {
    const [, locale = '', , name = ''] = file.split('/')
    if (!isLocale(locale)) return []
    const source = sources.get(file) ?? ''
    const others = locales
      .filter((other) => other !== locale)
      .map((other) => sources.get(`content/${other}/strings/${name}`) ?? '')
    const readPassages = () => {
      const elsewhere = new Set(others.flatMap(textPassages).map(({ key, text }) => `${key} ${text}`))
      return textPassages(source).map((passage) => ({
        ...passage,
        isOfAnyLanguage: elsewhere.has(`${passage.key} ${passage.text}`),
      }))
    }
    return { file, locale, source, key: [file, source, ...others].join('\n'), readPassages }
  })
}
