import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { localizePath, splitPath } from '../../renderer/addresses.ts'
import { defaultLocale, forEachLocale, locales } from '../../renderer/languages.ts'
import { addressesOf, redirectsOfDocuments } from '../content/pageAddresses.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { linesWithPrice } from './commitments.ts'
import { compareLines } from './compareWords.ts'
import { CHANGES, inOrder, type ReviewedFile, type ReviewedPage, type ReviewedText } from './review.ts'

/** A value before the branch's changes and after them. */
export interface Versions<Value> {
  readonly before: Value
  readonly after: Value
}

const TEXTS_FILE = /^content\/[^/]+\/strings\/([^/]+\.json)$/
/** Front matter that repeats the rest of an entry, or that readers never see. */
const SILENT_KEYS = /^(?:formerly|translatedFrom):.*\n(?: *- .*\n)*/gm

/** Returns the address of a document: `/fr/articles/legal-errors`. Other files have none. */
export function documentAddress(file: string): string | undefined {
  const [path] = file.endsWith('.mdx') ? addressesOf([file]) : []
  return path && `/${file.split('/')[1]}${path}`
}

/**
 * Returns the documents that differ, rewritten ones first, as pages with the passages of their sources that differ; of a new
 * one, those that name a price.
 * A document whose `formerly` names a removed one is renamed. Links that follow a renaming or a deletion are not a difference.
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
  const deleted = changedFiles.filter((file) => !renamed.has(file) && !existsSync(join(roots.after, file)))
  const pages = changedFiles.flatMap((file): ReviewedPage | [] => {
    const [address, formerFile, entry] = [documentAddress(file), formerFiles.get(file), entries.get(file)]
    const locale = address && splitPath(address).locale
    if (!locale || renamed.has(file)) return []
    const [before, after] = [read(roots.before, formerFile ?? file), read(roots.after, file)]
    const readLinksHere = (other: string) => {
      const from = documentAddress(other) ?? ''
      // Lists of the front matter have no sentences.
      const body = read(roots.before, other)?.replace(/^---.*?\n---\n/s, '') ?? ''
      if (splitPath(from).locale !== locale || !existsSync(join(roots.after, other))) return []
      // A line that is still there keeps its link, which the check reports.
      const kept = new Set(read(roots.after, other)?.split('\n'))
      const withoutLinks = body.split('\n').map((line) => (kept.has(line) ? line : withoutLinksTo([file], line)))
      const passages = compareLines(linesOf(body), linesOf(withoutLinks.join('\n')), locale)
      return passages.length > 0 ? [{ address: from, passages }] : []
    }
    return {
      address,
      formerAddress: formerFile && documentAddress(formerFile),
      locale,
      title: (entry && ('title' in entry.frontmatter ? entry.frontmatter.title : entry.frontmatter.name)) ?? address,
      change: before === undefined ? 'added' : after === undefined ? 'removed' : formerFile ? 'renamed' : 'changed',
      isPolicy: file.split('/')[2] === 'policies',
      publication: entry?.publication ?? 'published',
      passages:
        before === undefined || after === undefined
          ? linesWithPrice(after ?? '')
          : compareLines(
              linesOf(followRenames(withoutLinksTo(deleted, before), formerFiles)),
              linesOf(withoutLinksTo(deleted, after)),
              locale,
            ),
      linkedFrom: deleted.includes(file) ? changedFiles.flatMap(readLinksHere) : [],
      pictures: [],
    }
  })
  return pages.toSorted((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change) || inOrder(a, b))
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

/** Replaces links to documents by their text, and removes their names from lists of the front matter. */
function withoutLinksTo(files: readonly string[], source: string): string {
  const names = files.map((file) => basename(file, '.mdx')).filter((name) => /^[\w-]+$/.test(name))
  const name = `(?:${names.join('|') || '(?!)'})`
  const link = new RegExp(`\\[([^\\]]*)\\]\\(/(?:[\\w-]+/)*${name}(?:#[^)]*)?\\)|^ *- ${name}\\n`, 'gm')
  return source.replace(link, '$1')
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

/** Returns the changed files other than documents and texts, style sheets with the lines that differ. */
export function compareFiles(roots: Versions<string>, changedFiles: readonly string[]): ReviewedFile[] {
  const others = changedFiles.filter((file) => documentAddress(file) === undefined && !TEXTS_FILE.test(file))
  return others.map((name) => {
    const [before, after] = [roots.before, roots.after].map((root) => (name.endsWith('.css') ? read(root, name) : ''))
    return { name, passages: compareLines(linesOf(before ?? ''), linesOf(after ?? ''), defaultLocale) }
  })
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
