import type { Picture } from '../../renderer/entry.ts'
import { forEachLocale, type Locale } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import { ContentError, type Diagnostic, isError } from './diagnostics.ts'
import { findDocuments } from './files/findDocuments.ts'
import { checkAddresses } from './links/checkAddresses.ts'
import { checkLinks, checkReferences } from './links/checkLinks.ts'
import { addressesOf, listStaticPaths } from './pageAddresses.ts'
import { loadPictures } from './pictures/loadPictures.ts'
import { isPublished } from './publication.ts'
import { type LoadedDocument, readDocument, type ReadDocument } from './readDocument.ts'
import { openTexts, readTexts, type Texts } from './texts.ts'
import { findMissingTexts } from './texts/missingTexts.ts'
import { checkNestedTexts } from './texts/nestedTexts.ts'
import { readShowableTexts, type ShowableTexts } from './texts/shownTexts.ts'
import { describeTranslations, type TranslatedDocument } from './translations.ts'

/** The content of a project: what its site is made of. */
export interface Content extends Texts {
  /** The project's root. */
  readonly root: string
  /** The day that the site is built for. */
  readonly day: string
  /** The documents that can be shown; without drafts and scheduled ones unless it was opened with them. */
  readonly documents: readonly LoadedDocument[]
  /** Every document's file, including drafts and those with errors. */
  readonly files: readonly ReadDocument[]
  /** All documents by name, with their state in each language, including those that could not be read. */
  readonly translations: readonly TranslatedDocument[]
  /** The texts that documents of a language may show. */
  readonly showable: Readonly<Record<Locale, ShowableTexts>>
  /** All pictures, by path from the project's root. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** What was found while reading. Its errors stop a build: there would be no page, a broken one or an unsafe one. */
  readonly diagnostics: readonly Diagnostic[]
}

interface OpenOptions {
  /** Whether drafts and scheduled documents are among the documents. */
  readonly drafts: boolean
  readonly day?: string
}

/** Reads the content of a project, valid or not. */
export async function openContent(root: string, options: OpenOptions): Promise<Content> {
  const { drafts, day = today() } = options
  const [{ documents: paths, diagnostics: misplaced }, { pictures, diagnostics: ofPictures }, pages] =
    await Promise.all([findDocuments(root), loadPictures(root), listStaticPaths(root)])
  const texts = openTexts(root)
  const { strings, computed } = texts
  const showable = forEachLocale((locale) =>
    whereSound(() => readShowableTexts((namespace) => readTexts(texts, locale, namespace)), new Map()),
  )
  const context = { root, pictures, showable, day }
  const files = paths.toSorted().map((path) => readDocument(context, path))
  const all = files.flatMap(({ document }) => document ?? [])
  const partial = files.flatMap((file) => file.partial ?? [])
  const misnamed = new Set(misplaced.map(({ file }) => file))
  const named = all.filter(({ entry }) => !misnamed.has(entry.file.slice(1)))
  return {
    root,
    day,
    strings,
    computed,
    showable,
    documents: drafts ? all : all.filter(({ entry }) => isPublished(entry)),
    files,
    translations: describeTranslations(all, paths),
    pictures,
    diagnostics: [
      ...misplaced,
      ...ofPictures,
      ...strings.flatMap(({ diagnostics }) => diagnostics),
      ...findMissingTexts(strings),
      ...computed.diagnostics,
      ...checkNestedTexts(strings, computed.texts),
      ...files.flatMap(({ diagnostics }) => diagnostics),
      ...checkAddresses(named, pages),
      ...checkLinks(partial, [...pages, ...addressesOf(paths)]),
      ...checkReferences(partial),
    ],
  }
}

/**
 * Reads content that can be built.
 *
 * @throws ContentError with every error
 */
export async function openValidContent(root: string, options: OpenOptions): Promise<Content> {
  const content = await openContent(root, options)
  refuseErrors(content)
  return content
}

/** @throws ContentError with every error of content that cannot be built */
export function refuseErrors({ diagnostics }: Content): void {
  // Reviewers see the rest of a page in spite of its dead links.
  const isSpared = ({ rule }: Diagnostic) => siteConfig.isPreview && /^(?:link|document)-/.test(rule ?? '')
  const errors = diagnostics.filter((diagnostic) => isError(diagnostic) && !isSpared(diagnostic))
  if (errors.length > 0) throw new ContentError(errors)
}

/** Reads texts, or returns a fallback if they have errors, which are reported elsewhere. */
export function whereSound<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}
