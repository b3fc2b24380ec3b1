import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { localizePath, splitPath } from '../../renderer/addresses.ts'
import { forEachLocale, locales } from '../../renderer/languages.ts'
import { addressesOf } from '../content/addresses.ts'
import { redirectsOfDocuments } from '../content/formerPaths.ts'
import type { LoadedDocument } from '../check/loadDocument.ts'
import { compareLines } from './compareWords.ts'
import { inOrder, type ReviewedPage, type ReviewedText } from './review.ts'

/** A value before the branch's changes and after them. */
export interface Versions<Value> {
  readonly before: Value
  readonly after: Value
}

const TEXTS_FILE = /^content\/[^/]+\/strings\/([^/]+\.json)$/
/** Front matter that repeats the rest of an entry, or that readers never see. */
const SILENT_KEYS = /^(?:formerly|translatedFrom):.*\n(?: *- .*\n)*/gm

/** Returns whether a file contains interface texts. */
export function isTextsFile(file: string): boolean {
  return TEXTS_FILE.test(file)
}

/** Returns the address of a document: `/fr/articles/legal-errors`. Other files have none. */
export function documentAddress(file: string): string | undefined {
  const [path] = file.endsWith('.mdx') ? addressesOf([file]) : []
  return path && `/${file.split('/')[1]}${path}`
}

/**
 * Returns the documents that differ, sorted by address, as pages with the passages of their sources that differ.
 * A document whose `formerly` names a removed one is renamed; links updated to its new name are not a difference.
 *
 * @param roots the folders of the project
 * @param documents all readable documents
 */
export function compareDocuments(
  roots: Versions<string>,
  documents: Versions<readonly LoadedDocument[]>,
  changedFiles: readonly string[],
): ReviewedPage[] {
  const entries = new Map([...documents.before, ...documents.after].map(({ entry }) => [entry.file.slice(1), entry]))
  const formerFiles = findFormerFiles(documents.after, changedFiles)
  const renamed = new Set(formerFiles.values())
  const pages = changedFiles.flatMap((file): ReviewedPage | [] => {
    const [address, formerFile, entry] = [documentAddress(file), formerFiles.get(file), entries.get(file)]
    const locale = address && splitPath(address).locale
    if (!locale || renamed.has(file)) return []
    const [before, after] = [read(roots.before, formerFile ?? file), read(roots.after, file)]
    return {
      address,
      formerAddress: formerFile && documentAddress(formerFile),
      locale,
      title: (entry && ('title' in entry.frontmatter ? entry.frontmatter.title : entry.frontmatter.name)) ?? address,
      change: before === undefined ? 'added' : after === undefined ? 'removed' : formerFile ? 'renamed' : 'changed',
      publication: entry?.publication ?? 'published',
      passages:
        before === undefined || after === undefined
          ? []
          : compareLines(linesOf(followRenames(before, formerFiles)), linesOf(after), locale),
      pictures: [],
    }
  })
  return pages.toSorted(inOrder)
}

/** Returns the former file of each renamed document; the `formerly` of one language is enough. */
function findFormerFiles(documents: readonly LoadedDocument[], changedFiles: readonly string[]): Map<string, string> {
  const files = new Map(changedFiles.map((file) => [documentAddress(file), file]))
  const redirects = [...redirectsOfDocuments(documents)]
  return new Map(
    documents.flatMap(({ entry }) =>
      redirects.flatMap(([former, path]) => {
        const formerFile = path === entry.path ? files.get(localizePath(former, entry.locale)) : undefined
        return formerFile === undefined ? [] : [[entry.file.slice(1), formerFile] as const]
      }),
    ),
  )
}

/** Replaces the former names of documents in links and lists of the front matter. */
function followRenames(source: string, formerFiles: ReadonlyMap<string, string>): string {
  return [...formerFiles].reduce((text, [file, formerFile]) => {
    const formerName = new RegExp(`(?<=/|^ *- )${basename(formerFile, '.mdx')}(?![\\w.-])`, 'gm')
    return text.replace(formerName, basename(file, '.mdx'))
  }, source)
}

function linesOf(source: string): string[] {
  return source.replace(SILENT_KEYS, '').split('\n')
}

/**
 * Returns the texts that differ in any language, with their values in every language.
 *
 * @param roots the folders of the project
 */
export function compareTexts(roots: Versions<string>, changedFiles: readonly string[]): ReviewedText[] {
  const names = new Set(changedFiles.flatMap((file) => TEXTS_FILE.exec(file)?.[1] ?? []))
  const texts = [...names].flatMap((name) => {
    const versions = forEachLocale((locale) => readVersions(roots, `content/${locale}/strings/${name}`))
    const keys = new Set(Object.values(versions).flatMap(({ before, after }) => [...after.keys(), ...before.keys()]))
    return [...keys].map((key) => ({
      name: `${name}: ${key}`,
      values: forEachLocale((locale) => ({
        before: versions[locale].before.get(key),
        after: versions[locale].after.get(key),
      })),
      pages: [],
    }))
  })
  return texts.filter(({ values }) => locales.some((locale) => values[locale].before !== values[locale].after))
}

/** Reads the texts of both versions of a file; none if either is unreadable, which the check reports. */
function readVersions(roots: Versions<string>, file: string): Versions<Map<string, string>> {
  try {
    const [before, after] = [roots.before, roots.after].map((root) => flatten(JSON.parse(read(root, file) ?? '{}')))
    return { before: new Map(before), after: new Map(after) }
  } catch {
    return { before: new Map(), after: new Map() }
  }
}

/** Returns the texts of a file by their keys: `metadata.title`. */
function flatten(value: unknown, path: readonly string[] = []): Array<[string, string]> {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}

function read(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
}
