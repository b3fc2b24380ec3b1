import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localizePath } from '../../renderer/addresses.ts'
import { titleOf } from '../../renderer/entry.ts'
import { forEachLocale, isLocale, type Locale } from '../../renderer/languages.ts'
import { runGit } from '../check/git.ts'
import type { Content } from '../content/openContent.ts'
import { addressesOf } from '../content/pageAddresses.ts'
import type { DocumentVersion } from '../content/translations.ts'
import { comparePassages } from './compareWords.ts'
import type { ReviewedEntry, ReviewedVersion } from './review.ts'

/** The branch, the commit that it started from, and the files that differ. */
export interface Comparison {
  readonly content: Content
  readonly base: string
  readonly changes: readonly string[]
}

/** Returns the part of a path that all languages share, `articles/x.mdx`; all of it if the file is of no language. */
export function nameInAllLanguages(file: string): string {
  const [folder, locale = '', ...name] = file.split('/')
  return folder === 'content' && isLocale(locale) ? name.join('/') : file
}

/** Returns whether a file is a document or the strings of a page, in a language. */
function isText(file: string): boolean {
  return /\.(?:mdx|json)$/.test(file) && nameInAllLanguages(file) !== file
}

/** Returns the changed files other than documents and strings. */
export function listOtherFiles({ changes }: Comparison): string[] {
  return changes.filter((file) => !isText(file))
}

/** Returns the documents and files of strings of which any language differs, in all languages. */
export function compareTexts(comparison: Comparison): ReviewedEntry[] {
  const changed = comparison.changes.filter(isText)
  return [...new Set(changed.map(nameInAllLanguages))].map((name) => {
    const known = comparison.content.translations.find(({ collection, slug }) => `${collection}/${slug}.mdx` === name)
    const documents = Object.values(known?.versions ?? {}).flatMap(({ document }) => document ?? [])
    const [title = name] = documents.map(({ entry }) => titleOf(entry))
    const versions = forEachLocale((locale) =>
      compareVersion(comparison, `content/${locale}/${name}`, locale, known?.versions[locale]),
    )
    return { title, versions }
  })
}

function compareVersion(
  { content: { root }, base, changes }: Comparison,
  file: string,
  locale: Locale,
  { publication = 'published', state }: Partial<DocumentVersion> = {},
): ReviewedVersion {
  const after = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').trim() : ''
  const before = changes.includes(file) ? runGit(root, 'show', `${base}:${file}`) : after
  const [path] = addressesOf([file])
  return {
    states: [
      describeChange(before, after),
      ...(publication === 'published' ? [] : [publication]),
      ...(state === 'stale' ? [state] : []),
    ],
    address: path && localizePath(path, locale),
    passages: after === '' ? [] : comparePassages(before, after, locale),
  }
}

function describeChange(before: string, after: string) {
  if (before === after) return after === '' ? 'missing' : 'unchanged'
  if (before === '') return 'added'
  return after === '' ? 'removed' : 'changed'
}
