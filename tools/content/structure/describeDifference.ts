import type { Diagnostic } from '../diagnostics.ts'
import { languageName } from '../languageName.ts'
import type { LoadedDocument } from '../loadDocument.ts'
import { shorten } from '../shorten.ts'
import type { OutlinePart } from './outline.ts'

/** A part, and the document it is in. */
type Placed<Part = OutlinePart> = readonly [document: LoadedDocument, part: Part]

/** What one document has is missing in the other, beside the part that is named there. */
export function describeLacking([owner, part]: Placed, [lacking, beside]: Placed<OutlinePart | undefined>): Diagnostic {
  const [, , line = 1, column = 1] = beside ?? []
  const message = `the ${languageOf(owner)} has ${nameOf(part)} ${part[0] === 'link' ? 'in this part' : 'here'} (${placeOf([owner, part])}), and this has not. Add it, or delete it there`
  return warn(lacking, { line, column }, message)
}

/** At the same place both have something of a kind, but not the same. */
export function describeOther(original: Placed, [translation, part]: Placed): Diagnostic {
  const [document, [, there]] = original
  const [kind, here, line, column] = part
  const difference =
    kind === 'heading'
      ? `this heading is of level ${here}, and that of the ${languageOf(document)} of level ${there}`
      : kind === 'table'
        ? `this table has ${sizeOf(here)}, and that of the ${languageOf(document)} ${sizeOf(there)}`
        : `<${here}> stands here, and in the ${languageOf(document)} <${there}>`
  return warn(translation, { line, column }, `${difference} (${placeOf(original)}). Write the same in both`)
}

function warn({ entry }: LoadedDocument, place: { line: number; column: number }, message: string): Diagnostic {
  return { file: entry.file.slice(1), ...place, severity: 'warning', message }
}

function languageOf({ entry }: LoadedDocument): string {
  return languageName(entry.locale)
}

function placeOf([{ entry }, [, , line]]: Placed): string {
  return `${entry.file.slice(1)}:${line}`
}

function sizeOf(size: string): string {
  const [rows = '', columns = ''] = size.split(' × ')
  return `${rows} rows of ${columns}`
}

function nameOf([kind, detail, , , label = '']: OutlinePart): string {
  switch (kind) {
    case 'heading':
      return `a heading of level ${detail}, "${shorten(label)}",`
    case 'picture':
      return `the picture ${detail.replace(/^.*\//, '')}`
    case 'component':
      return `a <${detail}>`
    case 'table':
      return `a table of ${sizeOf(detail)}`
    case 'code':
      return 'a block of code'
    case 'footnote':
      return 'a footnote'
    case 'link':
      return `a link to ${detail}`
  }
}
