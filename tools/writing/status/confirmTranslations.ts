import { relative, resolve, sep } from 'node:path'
import { locales } from '../../../renderer/languages.ts'
import { type Diagnostic, formatDiagnostics, isError } from '../../content/diagnostics.ts'
import { invalidateContent, loadContent } from '../../content/load.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { suggest } from '../../content/suggest.ts'
import { say } from '../../check/messages/catalogue.ts'
import { type DocumentVersions, fileOf, groupVersions, stateOf } from '../../content/translations.ts'
import { writeTranslatedFrom } from './writeTranslatedFrom.ts'

/** How many letters of a path may be wrong for it to be a slip. */
const SLIP = 3

/** The result of confirming one file. */
export interface Outcome {
  readonly isDone: boolean
  readonly message: string
}

/**
 * Says of translations that they say all that their originals do: writes into them which state of the original that is.
 *
 * @param root the project's root
 * @param names of files, as people write them
 * @param from the folder that names begin in; those that begin in the root are known, too
 */
export async function confirmTranslations(root: string, names: readonly string[], from: string): Promise<Outcome[]> {
  if (names.length === 0) {
    return [refuse(say('status.confirmWhich'))]
  }
  const { documents, files, diagnostics } = await loadContent(root)
  const groups = groupVersions(documents, files)
  return names.map((name) => {
    const candidates = [resolve(from, name), resolve(root, name)].map((path) =>
      relative(root, path).split(sep).join('/'),
    )
    const file = candidates.find((candidate) => files.includes(candidate))
    const versions = groups.find((group) => filesOf(group).some((known) => known === file))
    if (file === undefined || !versions) {
      return refuse(
        say('status.confirmUnknown', { file: candidates[0] ?? '', advice: adviseOnFile(candidates, files) }),
      )
    }
    const errors = diagnostics.filter(
      (diagnostic) => isError(diagnostic) && filesOf(versions).includes(diagnostic.file),
    )
    const outcome = confirm(root, file, versions, errors)
    if (outcome.isDone) invalidateContent(file)
    return outcome
  })
}

function refuse(message: string): Outcome {
  return { isDone: false, message }
}

function adviseOnFile(candidates: readonly string[], files: readonly string[]): string {
  const known = candidates.map((wrong) => suggest(wrong, files, SLIP)).find((file) => file !== undefined)
  return known === undefined ? say('status.confirmNone') : say('advice.closest', { name: known })
}

function filesOf(versions: DocumentVersions): string[] {
  return locales.filter((locale) => versions.byLocale.has(locale)).map((locale) => fileOf(versions, locale))
}

function confirm(root: string, file: string, versions: DocumentVersions, errors: readonly Diagnostic[]): Outcome {
  if (errors.length > 0) return refuse(say('status.confirmErrors', { file, errors: formatDiagnostics(errors) }))
  const { original, byLocale } = versions
  const document = [...byLocale.values()].find((version) => version?.entry.file === `/${file}`)
  if (!document || !original?.text) throw new Error(`${file} has no errors, and could not be read.`)
  if (document === original) return refuse(describeOriginal(original, versions))

  const { digest } = original.text
  const source = original.entry.file.slice(1)
  switch (stateOf(versions, document.entry.locale)) {
    case 'untranslated':
      return refuse(
        document.text?.isUnfinished
          ? say('status.confirmUnfinished', { file })
          : say('status.confirmSame', { file, source }),
      )
    case 'current':
      return { isDone: true, message: say('status.confirmAlready', { file }) }
    default:
      return writeTranslatedFrom(root, document, digest)
        ? { isDone: true, message: say('status.confirmed', { file, source, digest }) }
        : refuse(say('status.confirmBraces', { file, digest }))
  }
}

function describeOriginal({ entry }: LoadedDocument, versions: DocumentVersions): string {
  const file = entry.file.slice(1)
  const others = [...versions.byLocale.values()].flatMap((other) =>
    other && other.entry.file !== entry.file ? other : [],
  )
  if (others.length === 0) return say('status.confirmAlone', { file })
  const names = others.map((other) => other.entry.file.slice(1)).join(' ')
  const advice = say('status.confirmOriginal', { file, files: names })
  // Where neither says what it was made of, French is taken for the original, and may not be.
  const [other] = others
  return other?.text?.translatedFrom === undefined
    ? `${advice}. ${say('status.confirmReverse', { file, digest: other?.text?.digest ?? '' })}`
    : advice
}
