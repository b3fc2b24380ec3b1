import { type Diagnostic, isError, warn } from '../content/diagnostics.ts'
import type { Content } from '../content/openContent.ts'
import type { LoadedDocument, PartialDocument } from '../content/readDocument.ts'
import { findNestedTexts } from '../content/texts/insertions.ts'
import { mediaOf } from '../pictures/media.ts'
import { checkDocument } from './checkDocument.ts'
import { checkForm } from './checkForm.ts'
import { reportRemoved } from './links/reportRemoved.ts'
import { checkPictureFiles } from './pictures/pictureFiles.ts'
import { checkProse } from './prose/checkProse.ts'
import { type Prose, textsProse } from './prose/passages.ts'
import { readCode } from './readCode.ts'
import { checkSpelling } from './spelling/checkSpelling.ts'
import { checkStrings, listUnused } from './texts/checkStrings.ts'
import { findChangedAlone } from './texts/compareLanguages.ts'
import { checkWrittenFigures } from './texts/writtenFigures.ts'
import { compareVersions } from './translations/compareVersions.ts'

/**
 * Returns all diagnostics of some content: what was found while reading it, and every remark of the check.
 *
 * @param content opened with drafts and trees
 * @param isSpelled returns whether the spelling of a file is checked; by default, that of all files is
 */
export async function allRules(
  content: Content,
  isSpelled: (file: string) => boolean = () => true,
): Promise<readonly Diagnostic[]> {
  const { diagnostics, prose } = await judge(content)
  const spelled = prose.filter(({ file }) => isSpelled(file))
  return [...diagnostics, ...(await spellingRules(content, spelled))]
}

/** Returns the same without spelling, whose dictionaries take seconds to load. */
export async function rules(content: Content): Promise<readonly Diagnostic[]> {
  return (await judge(content)).diagnostics
}

/** Returns the diagnostics of some content, and the prose of files without errors for the spelling check. */
async function judge(content: Content) {
  const { files, groups, strings, showable } = content
  const judged = files.map((read) => ({ read, ...checkDocument(read, showable) }))
  const sound = judged.flatMap(({ read, diagnostics }): LoadedDocument[] =>
    read.document && ![...read.diagnostics, ...diagnostics].some(isError) ? [read.document] : [],
  )
  const ofTexts = textsProse(strings.filter(({ isWhole }) => isWhole))
  const diagnostics = [
    ...(await checkTogether(content, sound)),
    ...checkForm(content),
    ...ofTexts.flatMap((texts) => [...checkProse(texts), ...checkWrittenFigures(texts, showable[texts.locale])]),
    ...judged.flatMap((document) => document.diagnostics),
  ]
  const erroneous = new Set(diagnostics.filter(isError).map(({ file }) => file))
  const right = new Set(sound.filter(({ entry }) => !erroneous.has(entry.file.slice(1))))
  const ofDocuments = judged.flatMap(({ read: { document }, passages }): Prose[] => {
    if (!document || !right.has(document)) return []
    const { entry, source } = document
    return [{ file: entry.file.slice(1), locale: entry.locale, source, passages }]
  })
  return { diagnostics: [...diagnostics, ...compareVersions(groups, right)], prose: [...ofDocuments, ...ofTexts] }
}

/**
 * Returns the diagnostics of reading, and the remarks on what is used or named elsewhere.
 *
 * @param sound the documents without errors
 */
async function checkTogether(content: Content, sound: readonly LoadedDocument[]): Promise<readonly Diagnostic[]> {
  const { root, files, documents, strings } = content
  const code = await readCode(root)
  const partial = files.flatMap((read) => read.partial ?? [])
  const removed = reportRemoved(content)
  const shown = documents.flatMap(({ entry }) => mediaOf(entry)).map((file) => file.slice(1))
  const nested = new Set(files.flatMap(({ source }) => findNestedTexts(source).map(({ target }) => target)))
  return [
    ...content.diagnostics.filter((diagnostic) => !removed.replaced.has(diagnostic)),
    ...removed.diagnostics,
    // Documents with errors may show others.
    ...checkPictureFiles(content, sound.length === files.length ? new Set([...code.pictures, ...shown]) : undefined),
    ...checkStrings(strings, code),
    ...listUnused(strings, code, nested),
    ...findChangedAlone(root, strings),
    ...checkRepeatedTexts(partial),
  ]
}

/** Returns the diagnostics of spelling. It takes seconds to load dictionaries. */
function spellingRules({ root, translations, files }: Content, prose: readonly Prose[]): Promise<Diagnostic[]> {
  // Untranslated copies are reported by another rule.
  const versions = translations.flatMap((document) => Object.values(document.versions))
  const copies = new Set(versions.filter(({ state }) => state === 'untranslated').map(({ file }) => file))
  const team = files.filter(({ partial }) => partial?.entry.collection === 'team')
  const names = team.map(({ partial }) => String(partial?.values['name'] ?? ''))
  return checkSpelling(
    root,
    prose.filter(({ file }) => !copies.has(file)),
    names,
  )
}

/**
 * Warns of titles and descriptions that two documents of a language share: lists and search results could not tell them
 * apart. Drafts are skipped, because they may start as a copy.
 */
function checkRepeatedTexts(documents: readonly PartialDocument[]): Diagnostic[] {
  const first = new Map<string, string>()
  const finished = documents.filter(({ entry }) => entry.publication !== 'draft')
  return finished.flatMap(({ entry, locate }) =>
    ['title', 'description'].flatMap((key): Diagnostic[] => {
      const text: unknown = Reflect.get(entry.frontmatter, key)
      if (typeof text !== 'string' || text === '') return []
      const file = entry.file.slice(1)
      const name = [key, entry.locale, text.toLowerCase().replace(/\s+/g, ' ')].join(' ')
      const other = first.get(name)
      first.set(name, other ?? file)
      return other === undefined ? [] : [warn('text-repeated', locate([key]), { key, other })]
    }),
  )
}
