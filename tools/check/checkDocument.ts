import { collections } from '../../content/collections.ts'
import { diagnose, type Diagnostic, isError, warn } from '../content/diagnostics.ts'
import { createLocator } from '../content/locate.ts'
import type { Content } from '../content/openContent.ts'
import { isNoDescription } from '../content/pictures/pictureNames.ts'
import type { PartialDocument, ReadDocument } from '../content/readDocument.ts'
import { TO_DO } from '../content/toDo.ts'
import { remarksOn } from './body/checkBody.ts'
import { checkProse } from './prose/checkProse.ts'
import { otherLanguageOf } from './prose/otherLanguage.ts'
import { bodyPassages, frontmatterPassages, type Passage } from './prose/passages.ts'
import { checkWrittenFigures } from './texts/writtenFigures.ts'

/** The remarks on a document. */
interface JudgedDocument {
  readonly diagnostics: readonly Diagnostic[]
  /** Its prose; none if the document has errors. */
  readonly passages: readonly Passage[]
}

/**
 * Judges a document; its prose only if there are no errors, because the punctuation of broken markup is not typography.
 *
 * @param showable the texts that documents may show
 */
export function checkDocument(
  { file, source, partial: document, diagnostics: errors }: ReadDocument,
  showable: Content['showable'],
): JudgedDocument {
  if (!document) return { diagnostics: [], passages: [] }
  const { entry, body, data, written, values, rangeOf } = document
  const { locale } = entry
  const isDraft = Reflect.get(values, 'draft') === true
  const found = [
    ...remarksOn(body),
    ...checkDescriptions(document),
    ...checkToDo(source, file, data !== undefined && !isDraft),
  ]
  if (!body.body || [...errors, ...found].some(isError)) return { diagnostics: found, passages: [] }
  const ofBody = bodyPassages(body.body)
  const language = otherLanguageOf(ofBody, locale)
  if (language !== undefined) {
    const place = { file, ...createLocator(source)(ofBody[0]?.from ?? 0) }
    const diagnostic = (isDraft ? warn : diagnose)('translation-copy_language', place, {
      folder: `content/${language}/`,
    })
    return { diagnostics: [...found, diagnostic], passages: [] }
  }
  const { schema } = collections[entry.collection]
  const passages = [...frontmatterPassages(written, schema, { source, rangeOf }), ...ofBody]
  const prose = { file, source, locale, passages }
  return { diagnostics: [...found, ...checkProse(prose), ...checkWrittenFigures(prose, showable[locale])], passages }
}

/** Reports pictures in front matter whose description is a file name or says nothing. */
function checkDescriptions({ entry, values, locate }: PartialDocument): Diagnostic[] {
  return collections[entry.collection].images.flatMap((key) => {
    const { [key]: url, [`${key}Alt`]: alt } = values
    if (typeof alt !== 'string' || !isNoDescription(alt, String(url))) return []
    return [diagnose('picture-not-described', locate([`${key}Alt`]), { text: alt })]
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
