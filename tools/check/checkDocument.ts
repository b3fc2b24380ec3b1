import { collections } from '../../content/collections.ts'
import { diagnose, type Diagnostic, warn } from '../content/diagnostics.ts'
import { createLocator } from '../content/locate.ts'
import { isNoDescription } from '../content/pictures/pictureNames.ts'
import type { PartialDocument, ReadDocument } from '../content/readDocument.ts'
import { TO_DO } from '../content/toDo.ts'
import { remarksOn } from './body/checkBody.ts'

/** Judges a document by itself, but for its prose. */
export function checkDocument({ file, source, partial }: ReadDocument): Diagnostic[] {
  if (!partial) return []
  const isForVisitors = partial.data !== undefined && partial.values['draft'] !== true
  return [...remarksOn(partial.body), ...checkDescriptions(partial), ...checkToDo(source, file, isForVisitors)]
}

/** Reports pictures in front matter whose description is a file name or says nothing. */
function checkDescriptions({ entry, values, locate }: PartialDocument): Diagnostic[] {
  return collections[entry.collection].images.flatMap((key) => {
    const { [key]: url, [`${key}Alt`]: alt } = values
    if (typeof alt !== 'string' || !isNoDescription(alt, String(url))) return []
    return [diagnose('picture-not-described', locate([`${key}Alt`]))]
  })
}

/** Reports the number of to-do reminders once: as a warning in a draft, as an error where visitors would see them. */
function checkToDo(source: string, file: string, isForVisitors: boolean): Diagnostic[] {
  const [first, ...others] = source.matchAll(TO_DO)
  if (!first) return []
  const at = { file, ...createLocator(source)(first.index) }
  const values = { text: (first[1] ?? first[0]).trim(), count: others.length + 1 }
  return [isForVisitors ? diagnose('to-do-published', at, values) : warn('to-do-published_draft', at, values)]
}
