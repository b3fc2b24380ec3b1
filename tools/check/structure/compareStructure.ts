import { diffArrays } from 'diff'
import { collections } from '../../../content/collections.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import { messageOf } from '../messages/catalogue.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { formatPath } from '../frontmatter/schemaIssues.ts'
import { shorten } from '../../content/shorten.ts'
import { translationsAmong } from '../../content/translationsAmong.ts'
import type { OutlinePart } from './outline.ts'

/** Where a language has another picture with words in it, or another example: what counts is that there is one. */
const MAY_DIFFER = /^(?:picture|code)$/

/**
 * Reports what a document has and its translation lacks, or the other way round: headings, pictures, components, tables, code,
 * footnotes, links to our pages, entries of lists. All of them are warnings; drafts are still being written.
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
    const hasPage = ([kind, address]: OutlinePart, { entry }: LoadedDocument) =>
      kind !== 'link' || translationsOf(address).includes(entry.locale)
    return [
      ...compareParts(original, translation),
      ...findMissingLinks(original, translation)
        .filter(({ part }) => hasPage(part, translation))
        .map(asLacking),
      ...findMissingLinks(translation, original)
        .filter(({ part }) => hasPage(part, original))
        .map(asLacking),
      ...compareLists(original, translation),
    ]
  })
}

/** A part that one document has, and the part of the other beside which it is missing. */
interface Missing {
  readonly part: OutlinePart
  readonly owner: LoadedDocument
  readonly lacking: LoadedDocument
  readonly beside: OutlinePart | undefined
}

function compareParts(original: LoadedDocument, translation: LoadedDocument): Diagnostic[] {
  const [a, b] = [withoutLinks(original), withoutLinks(translation)]
  const found: Diagnostic[] = []
  // What only the original has, at a place that has been reached in both.
  let missing: readonly OutlinePart[] = []
  let [ofA, ofB] = [0, 0]
  for (const { value, added, removed } of [...diffArrays(a, b, { comparator: isSame }), END]) {
    for (const part of added ? value : []) {
      // Of the same kind at the same place: it is another one.
      const there = missing.find(([kind]) => kind === part[0])
      missing = missing.filter((other) => other !== there)
      const beside = a[ofA] ?? a.at(-1)
      found.push(
        there
          ? asOther([original, there], [translation, part])
          : asLacking({ part, owner: translation, lacking: original, beside }),
      )
    }
    const beside = b[ofB] ?? b.at(-1)
    found.push(...missing.map((part) => asLacking({ part, owner: original, lacking: translation, beside })))
    missing = removed ? value : []
    ofA += added ? 0 : value.length
    ofB += removed ? 0 : value.length
  }
  return found
}

const END = { value: [], added: false, removed: false }

function isSame(a: OutlinePart, b: OutlinePart): boolean {
  return a[0] === b[0] && (a[1] === b[1] || MAY_DIFFER.test(a[0]))
}

/** Links change places as words do: which there are is compared, not in which order. */
function withoutLinks({ body }: LoadedDocument): OutlinePart[] {
  return body.outline.filter(([kind]) => kind !== 'link')
}

/** Pages that one links to and the other does not, each once. */
function findMissingLinks(owner: LoadedDocument, lacking: LoadedDocument): Missing[] {
  const linksOf = ({ body }: LoadedDocument) =>
    new Map(body.outline.filter(([kind]) => kind === 'link').map((part) => [part[1], part]))
  const there = linksOf(lacking)
  return [...linksOf(owner)]
    .filter(([address]) => !there.has(address))
    .map(([, part]) => ({ part, owner, lacking, beside: lacking.body.outline[0] }))
}

function asLacking({ part, owner, lacking, beside }: Missing): Diagnostic {
  const [, , line = 1, column = 1] = beside ?? []
  const file = fileOf(lacking)
  const values = { place: placeOf(owner, part), part: nameOf(part) }
  const message = messageOf('structure-lacking', file, values)
  return { file, line, column, severity: 'warning', rule: 'structure-lacking', message }
}

function asOther(
  [original, there]: readonly [LoadedDocument, OutlinePart],
  [translation, part]: readonly [LoadedDocument, OutlinePart],
): Diagnostic {
  const file = fileOf(translation)
  const [, , line, column] = part
  const values = { part: nameOf(part), other: nameOf(there), place: placeOf(original, there) }
  const message = messageOf('structure-other', file, values)
  return { file, line, column, severity: 'warning', rule: 'structure-other', message }
}

function fileOf({ entry }: LoadedDocument): string {
  return entry.file.slice(1)
}

function placeOf(document: LoadedDocument, [, , line]: OutlinePart): string {
  return `${fileOf(document)}:${line}`
}

/** As Markdown writes it, whatever the language. */
function nameOf([kind, detail, , , label = '']: OutlinePart): string {
  switch (kind) {
    case 'heading':
      return `${'#'.repeat(Number(detail))} ${shorten(label)}`
    case 'picture':
      return `![…](${detail})`
    case 'component':
      return `<${detail}>`
    case 'table':
      return `| … | (${detail})`
    case 'code':
      return '```'
    case 'footnote':
      return '[^…]'
    case 'link':
      return `[…](${detail})`
  }
}

/** Lists of the front matter that are longer in one language: skills, sections of a policy. Names of documents are no text. */
function compareLists(original: LoadedDocument, translation: LoadedDocument): Diagnostic[] {
  const { references } = collections[original.entry.collection]
  const file = fileOf(translation)
  return findUnlike(original.entry.frontmatter, translation.entry.frontmatter, [])
    .filter(({ path: [key] }) => !Object.hasOwn(references, String(key)))
    .map(({ path, lengths: [others, count] }) => {
      const place = `${fileOf(original)}:${original.locate(path, 'key').line}`
      const message = messageOf('structure-list', file, { path: formatPath(path), count, others, place })
      return { file, ...translation.locate(path, 'key'), severity: 'warning', rule: 'structure-list', message }
    })
}

/** Two lists that should be as long as each other. */
interface UnlikeLists {
  readonly path: readonly PropertyKey[]
  readonly lengths: readonly [number, number]
}

function findUnlike(a: unknown, b: unknown, path: readonly PropertyKey[]): UnlikeLists[] {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length
      ? a.flatMap((item, index) => findUnlike(item, b[index], [...path, index]))
      : [{ path, lengths: [a.length, b.length] }]
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return []
  return Object.entries(a).flatMap(([key, value]) => findUnlike(value, Reflect.get(b, key), [...path, key]))
}
