import { collections } from '../../content/collections.ts'
import { diagnose, type Diagnostic, isError, warn } from '../content/diagnostics.ts'
import { createLocator } from '../content/locate.ts'
import { isNoDescription } from '../content/pictures/pictureNames.ts'
import type { PartialDocument, ReadDocument } from '../content/readDocument.ts'
import { TO_DO } from '../content/toDo.ts'
import { remarksOn } from './body/checkBody.ts'
import { otherLanguageOf } from './prose/otherLanguage.ts'
import { bodyPassages, frontmatterPassages, type Prose } from './prose/passages.ts'

/** The remarks on a document, but for those on its prose. */
interface JudgedDocument {
  readonly diagnostics: readonly Diagnostic[]
  /** Its prose; none if the document has errors, because the punctuation of broken markup is not typography. */
  readonly prose?: Prose
}

/** Judges a document by itself. */
export function checkDocument({ file, source, partial, diagnostics: errors }: ReadDocument): JudgedDocument {
  if (!partial) return { diagnostics: [] }
  const { entry, body, data, written, values, rangeOf } = partial
  const { locale } = entry
  const isDraft = values['draft'] === true
  const diagnostics = [
    ...remarksOn(body),
    ...checkDescriptions(partial),
    ...checkToDo(source, file, data !== undefined && !isDraft),
  ]
  if (!body.body || [...errors, ...diagnostics].some(isError)) return { diagnostics }
  const ofBody = bodyPassages(body.body)
  const language = otherLanguageOf(ofBody, locale)
  if (language !== undefined) {
    const place = { file, ...createLocator(source)(ofBody[0]?.from ?? 0) }
    const folder = `content/${language}/`
    return {
      diagnostics: [...diagnostics, (isDraft ? warn : diagnose)('translation-copy_language', place, { folder })],
    }
  }
  const { schema } = collections[entry.collection]
  const passages = [...frontmatterPassages(written, schema, { source, rangeOf }), ...ofBody]
  return { diagnostics, prose: { file, source, locale, passages } }
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
