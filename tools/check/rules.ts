import { type Diagnostic, isError, warn } from '../content/diagnostics.ts'
import type { Content } from '../content/openContent.ts'
import type { PartialDocument } from '../content/readDocument.ts'
import { findNestedTexts } from '../content/texts/insertions.ts'
import { mediaOf } from '../pictures/media.ts'
import { checkDocument } from './checkDocument.ts'
import { checkForm } from './checkForm.ts'
import { compareVersions } from './compareVersions.ts'
import { reportRemoved } from './links/reportRemoved.ts'
import { checkPictureFiles } from './pictures/pictureFiles.ts'
import { checkProse } from './prose/checkProse.ts'
import { checkSpelling } from './prose/checkSpelling.ts'
import { documentProse, textsProse } from './prose/prose.ts'
import { readCode } from './readCode.ts'
import { checkStrings, listUnused } from './texts/checkStrings.ts'
import { findChangedAlone } from './texts/compareLanguages.ts'
import { checkWrittenFigures } from './texts/writtenFigures.ts'

/**
 * Returns all diagnostics of some content: what was found while reading it, and every remark of the check.
 *
 * @param content opened with drafts
 * @param isSpelled returns whether the spelling of a file is checked; by default, that of all files is
 */
export async function allRules(
  content: Content,
  isSpelled: (file: string) => boolean = () => true,
): Promise<readonly Diagnostic[]> {
  const { files, documents, translations, strings, showable } = content
  const remarks = [
    ...(await checkTogether(content)),
    ...files.flatMap((file) => [...checkDocument(file), ...checkForm(file)]),
  ]
  const wrong = new Set(remarks.filter(isError).map(({ file }) => file))
  const prose = [
    ...files.flatMap(({ partial }) => (partial && documentProse(partial)) ?? []),
    ...strings.map(textsProse),
  ].filter(({ file }) => !wrong.has(file))
  const people = documents.filter(({ entry }) => entry.collection === 'team')
  const spelling = await checkSpelling(
    content.root,
    prose.filter(({ file }) => isSpelled(file)),
    people.map(({ values }) => String(values['name'])),
  )
  return [
    ...remarks,
    ...prose.flatMap((one) => [...checkProse(one), ...checkWrittenFigures(one, showable[one.locale])]),
    ...translations.flatMap((document) => compareVersions(document, wrong)),
    ...spelling,
  ]
}

/** Returns the diagnostics of reading, and the remarks on what is used or named elsewhere. */
async function checkTogether(content: Content): Promise<readonly Diagnostic[]> {
  const { root, files, documents, strings } = content
  const code = await readCode(root)
  const shown = [
    ...code.pictures,
    ...documents.flatMap(({ entry }) => mediaOf(entry)).map((file) => file.slice(1)),
    ...strings.flatMap(({ texts }) => texts.map(({ value }) => `content/images/${value}`)),
  ]
  const nested = new Set(files.flatMap(({ source }) => findNestedTexts(source).map(({ target }) => target)))
  // Documents with errors may show others.
  const isSound = !content.diagnostics.some(isError)
  return [
    ...content.diagnostics,
    ...reportRemoved(content),
    ...checkPictureFiles(content, isSound ? new Set(shown) : undefined),
    ...checkStrings(strings),
    ...listUnused(strings, code, nested),
    ...findChangedAlone(root, strings),
    ...checkRepeatedTexts(files.flatMap(({ partial }) => partial ?? [])),
  ]
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
