import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localizePath } from '../../renderer/addresses.ts'
import { titleOf } from '../../renderer/entry.ts'
import { forEachLocale, isLocale, type Locale, locales } from '../../renderer/languages.ts'
import { runGit } from '../check/git.ts'
import type { Content } from '../content/openContent.ts'
import { addressesOf } from '../content/pageAddresses.ts'
import { readStrings } from '../content/stringsFile.ts'
import type { DocumentVersion } from '../content/translations.ts'
import { comparePassages, compareWords } from './compareWords.ts'
import type { ReviewedEntry, ReviewedVersion } from './review.ts'

/** The branch, the commit that it started from, and the files that differ. */
export interface Comparison {
  readonly content: Content
  readonly base: string
  readonly changes: readonly string[]
}

const TEXTS_FILE = /^content\/[^/]+\/strings\/[^/]+\.json$/

/** Returns the part of a path that all languages share, `articles/x.mdx`; all of it if the file is of no language. */
export function nameInAllLanguages(file: string): string {
  const [folder, locale = '', ...name] = file.split('/')
  return folder === 'content' && isLocale(locale) ? name.join('/') : file
}

function isDocument(file: string): boolean {
  return file.endsWith('.mdx') && addressesOf([file]).length > 0
}

/** Returns the changed files other than documents and texts. */
export function listOtherFiles({ changes }: Comparison): string[] {
  return changes.filter((file) => !isDocument(file) && !TEXTS_FILE.test(file))
}

/** Returns the documents of which any language differs, with all of their languages. */
export function compareDocuments(comparison: Comparison): ReviewedEntry[] {
  const changed = comparison.changes.filter(isDocument)
  return [...new Set(changed.map(nameInAllLanguages))].map((name) => {
    const known = comparison.content.translations.find(({ collection, slug }) => `${collection}/${slug}.mdx` === name)
    const documents = Object.values(known?.versions ?? {}).flatMap(({ document }) => document ?? [])
    const [title = name] = documents.map(({ entry }) => titleOf(entry))
    return {
      title,
      versions: forEachLocale((locale) =>
        compareVersion(comparison, `content/${locale}/${name}`, locale, known?.versions[locale]),
      ),
    }
  })
}

function compareVersion(
  { content: { root }, base, changes }: Comparison,
  file: string,
  locale: Locale,
  { publication = 'published', state }: Partial<DocumentVersion> = {},
): ReviewedVersion {
  const after = read(root, file)
  const before = changes.includes(file) ? readAt(root, base, file) : after
  const address = localizePath(addressesOf([file])[0] ?? '', locale)
  return {
    states: [
      describeChange(before, after),
      ...(publication === 'published' ? [] : [publication]),
      ...(state === 'stale' ? [state] : []),
    ],
    address,
    publicAddress: before !== '' && publication === 'published' ? address : undefined,
    passages: after === '' ? [] : comparePassages(before, after, locale),
  }
}

function describeChange(before: string, after: string) {
  if (before === after) return after === '' ? 'missing' : 'unchanged'
  if (before === '') return 'added'
  return after === '' ? 'removed' : 'changed'
}

/** Returns the texts that differ in any language, with their values in every language. */
export function compareTexts({ content: { root }, base, changes }: Comparison): ReviewedEntry[] {
  const names = new Set(changes.filter((file) => TEXTS_FILE.test(file)).map(nameInAllLanguages))
  return [...names].flatMap((name) => {
    const texts = forEachLocale((locale) => {
      const file = `content/${locale}/${name}`
      return { before: textsOf(file, readAt(root, base, file)), after: textsOf(file, read(root, file)) }
    })
    const keys = new Set(Object.values(texts).flatMap(({ before, after }) => [...after.keys(), ...before.keys()]))
    const entries = [...keys].map((key) => ({
      title: `${name.replace('strings/', '')}: ${key}`,
      versions: forEachLocale((locale): ReviewedVersion => {
        const [before = '', after = ''] = [texts[locale].before.get(key), texts[locale].after.get(key)]
        const runs = compareWords(before, after, locale)
        return { states: [before === after ? 'unchanged' : 'changed'], passages: [{ runs }] }
      }),
    }))
    return entries.filter(({ versions }) => locales.some((locale) => versions[locale].states.includes('changed')))
  })
}

/** Returns the texts of a file by their keys; none if it is unreadable, which the check reports. */
function textsOf(file: string, source: string): Map<string, string> {
  return new Map(readStrings(file, Buffer.from(source)).texts.map(({ key, value }) => [key, value]))
}

/** Returns a file of the working tree, or an empty string if there is none. */
function read(root: string, file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').trim() : ''
}

/** Returns a file as it is in a commit, or an empty string if the commit doesn't have it. */
function readAt(root: string, commit: string, file: string): string {
  return runGit(root, 'show', `${commit}:${file}`)
}
