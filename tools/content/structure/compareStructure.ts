import { defaultLocale, type Locale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../diagnostics.ts'
import type { LoadedDocument } from '../loadDocument.ts'
import { translationsAmong } from '../translationsAmong.ts'
import { alignOutlines } from './alignOutlines.ts'
import { compareLists } from './compareLists.ts'
import { describeLacking, describeOther } from './describeDifference.ts'
import type { OutlinePart, PartKind } from './outline.ts'

/**
 * What a document has and its translation lacks, or the other way round: headings, pictures, components, tables and their
 * rows, code, footnotes, links to our pages, entries of lists. All of them are warnings; drafts are still being written.
 *
 * @param documents those without errors
 */
export function compareStructure(documents: readonly LoadedDocument[]): Diagnostic[] {
  const translationsOf = translationsAmong(documents)
  const finished = documents.filter(({ entry }) => entry.publication !== 'draft')
  const originals = new Map(
    finished.filter(({ entry }) => entry.locale === defaultLocale).map((document) => [document.entry.path, document]),
  )
  return finished.flatMap((translation) => {
    const original = originals.get(translation.entry.path)
    if (!original || original === translation) return []
    const hasPage = (path: string, locale: Locale) => translationsOf(path).includes(locale)
    return [...compareBodies(original, translation, hasPage), ...compareLists(original, translation)]
  })
}

function compareBodies(
  original: LoadedDocument,
  translation: LoadedDocument,
  hasPage: (path: string, locale: Locale) => boolean,
): Diagnostic[] {
  const [a, b] = [original.body.outline, translation.body.outline]
  if (isAlike(a, b)) return []
  // Links change places as words do: which there are is compared, not in which order.
  const { pairs, gaps } = alignOutlines(withoutLinks(a).slice(0, MOST_PARTS), withoutLinks(b).slice(0, MOST_PARTS))
  const reversed = pairs.map(([partA, partB]) => [partB, partA] as const)
  return [
    ...gaps.flatMap(({ onlyA, besideB }) =>
      onlyA.map((part) => describeLacking([original, part], [translation, besideB])),
    ),
    ...gaps.flatMap(({ onlyB, besideA }) =>
      onlyB.map((part) => describeLacking([translation, part], [original, besideA])),
    ),
    ...pairs
      .filter(([partA, partB]) => partA[1] !== partB[1] && !MAY_DIFFER.has(partA[0]))
      .map(([partA, partB]) => describeOther([original, partA], [translation, partB])),
    ...findMissingLinks(original, translation, pairs, hasPage),
    ...findMissingLinks(translation, original, reversed, hasPage),
  ]
}

/** A picture with words in it and an example have another one in each language. */
const MAY_DIFFER: ReadonlySet<PartKind> = new Set(['picture', 'code'])

/** Aligning takes as long as both are long: what comes after these is not compared. */
const MOST_PARTS = 500

/** Nearly all are. */
function isAlike(a: readonly OutlinePart[], b: readonly OutlinePart[]): boolean {
  return a.length === b.length && a.every(([kind, detail], index) => kind === b[index]?.[0] && detail === b[index][1])
}

function withoutLinks(outline: readonly OutlinePart[]): OutlinePart[] {
  return outline.filter(([kind]) => kind !== 'link')
}

/** Pages that one links to and the other does not, each once. */
function findMissingLinks(
  from: LoadedDocument,
  to: LoadedDocument,
  pairs: ReadonlyArray<readonly [from: OutlinePart, to: OutlinePart]>,
  hasPage: (path: string, locale: Locale) => boolean,
): Diagnostic[] {
  const isLink = ([kind]: OutlinePart) => kind === 'link'
  const there = new Set(to.body.outline.filter(isLink).map(([, address]) => address))
  const links = new Map(from.body.outline.filter(isLink).map((part) => [part[1], part]))
  return [...links.values()]
    .filter(([, address]) => !there.has(address) && hasPage(address, to.entry.locale))
    .map((part) => {
      const [, beside] = pairs.findLast(([own]) => own[2] <= part[2]) ?? pairs[0] ?? []
      return describeLacking([from, part], [to, beside])
    })
}
