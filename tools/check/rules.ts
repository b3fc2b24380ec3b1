import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, isError, warn, withText } from '../content/diagnostics.ts'
import { createLocator } from '../content/locate.ts'
import type { Content } from '../content/openContent.ts'
import type { LoadedDocument, PartialDocument } from '../content/readDocument.ts'
import { findNestedTexts } from '../content/texts/insertions.ts'
import { mediaOf } from '../pictures/media.ts'
import { checkDocument } from './checkDocument.ts'
import { checkForm } from './checkForm.ts'
import { checkLivingLinks } from './links/checkLivingLinks.ts'
import { reportRemoved } from './links/reportRemoved.ts'
import { checkPictureFiles } from './pictures/pictureFiles.ts'
import type { Prose } from './prose/passage.ts'
import { textsProse } from './prose/passages.ts'
import { readCode } from './readCode.ts'
import { checkSpelling } from './spelling/checkSpelling.ts'
import { checkStrings, listUnused } from './texts/checkStrings.ts'
import { checkWrittenFigures } from './texts/writtenFigures.ts'
import { compareVersions } from './translations/compareVersions.ts'
import { checkTypography } from './typography/checkTypography.ts'

const judgements = new WeakMap<Content, ReturnType<typeof judge>>()

/** The prose of interface texts, which the spelling check looks up once. */
const proseOfTexts = new WeakMap<Content['strings'], readonly Prose[]>()

/**
 * Returns all diagnostics of some content, spelling excepted: what was found while reading it, and every remark of the check.
 *
 * @param content opened with drafts and trees
 */
export async function rules(content: Content): Promise<readonly Diagnostic[]> {
  return (await judgementOf(content)).diagnostics
}

/** Returns the diagnostics of spelling, in files without errors. It takes seconds to load dictionaries. */
export async function spellingRules(content: Content): Promise<readonly Diagnostic[]> {
  const judgement = await judgementOf(content)
  // Untranslated copies are reported by another rule.
  const versions = content.translations.flatMap((document) => Object.values(document.versions))
  const copies = new Set(versions.filter(({ state }) => state === 'untranslated').map(({ file }) => file))
  const prose = judgement.prose.filter(({ file }) => !copies.has(file))
  const team = content.files.filter(({ partial }) => partial?.entry.collection === 'team')
  const names = team.map(({ partial }) => String(partial?.values['name'] ?? ''))
  return checkSpelling(content.root, prose, names)
}

/** Returns all diagnostics, including spelling, as `npm run check` reports them. */
export async function allRules(content: Content): Promise<readonly Diagnostic[]> {
  return [...(await rules(content)), ...(await spellingRules(content))]
}

function judgementOf(content: Content): ReturnType<typeof judge> {
  const judgement = judgements.get(content) ?? judge(content)
  judgements.set(content, judgement)
  return judgement
}

/** Warns of accents in two parts, which readSource() joins; so does any fix in the file. */
function checkAccents(root: string, file: string): Diagnostic[] {
  const source = readFileSync(join(root, file), 'utf8')
  const joined = source.normalize('NFC')
  if (joined === source) return []
  let index = 0
  while (source[index] === joined[index]) index += 1
  const place = createLocator(source)(index)
  return [withText(warn('letters-in-two-parts', { file, ...place }), { from: place, to: place }, '')]
}

/** Returns the diagnostics of some content, and the prose of files without errors for the spelling check. */
async function judge(content: Content) {
  const { root, files, documents, groups, links, showable, strings } = content
  const code = await readCode(root)
  const judged = files.map((read) => ({ read, ...checkDocument(read, showable) }))
  const sound = judged.flatMap(({ read, diagnostics }): LoadedDocument[] =>
    read.document && ![...read.diagnostics, ...diagnostics].some(isError) ? [read.document] : [],
  )
  const partial = files.flatMap((read) => read.partial ?? [])
  const removed = reportRemoved(root, partial, links.dead)
  const slugs = new Set(documents.map(({ entry }) => entry.slug))
  const shown = documents.flatMap(({ entry }) => mediaOf(entry)).map((file) => file.slice(1))
  const nested = new Set(files.flatMap(({ source }) => findNestedTexts(source).map(({ target }) => target)))
  const ofTexts = proseOfTexts.get(strings) ?? textsProse(strings.filter(({ isWhole }) => isWhole))
  proseOfTexts.set(strings, ofTexts)
  const diagnostics = [
    ...content.diagnostics.filter((diagnostic) => !removed.replaced.has(diagnostic)),
    // Documents with errors may show others.
    ...checkPictureFiles(content, sound.length === files.length ? new Set([...code.pictures, ...shown]) : undefined),
    ...checkStrings(strings, code),
    ...checkForm(content),
    ...ofTexts.flatMap((texts) => [...checkTypography(texts), ...checkWrittenFigures(texts, showable[texts.locale])]),
    ...listUnused(strings, code)
      .filter(({ names }) => !names.some((name) => nested.has(name)))
      .map(({ diagnostic }) => diagnostic),
    ...judged.flatMap((document) => document.diagnostics),
    ...[...files, ...strings].flatMap(({ file }) => checkAccents(root, file)),
    ...checkRepeatedTexts(partial),
    ...removed.diagnostics,
    ...checkLivingLinks(links.living, (id) => slugs.has(id) || code.hasId(id)),
  ]
  const erroneous = new Set(diagnostics.filter(isError).map(({ file }) => file))
  const right = new Set(sound.filter(({ entry }) => !erroneous.has(entry.file.slice(1))))
  const ofDocuments = judged.flatMap(({ read: { document }, passages }): Prose[] => {
    if (!document || !right.has(document)) return []
    const { entry, source } = document
    return [{ file: entry.file.slice(1), locale: entry.locale, source, passages }]
  })
  return {
    diagnostics: [...diagnostics, ...compareVersions(groups, right)],
    prose: [...ofDocuments, ...ofTexts],
  }
}

/**
 * Warns of titles and descriptions that two documents of a language share: lists and search results could not tell them
 * apart. Drafts are skipped, because they may start as a copy.
 */
export function checkRepeatedTexts(documents: readonly PartialDocument[]): Diagnostic[] {
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
