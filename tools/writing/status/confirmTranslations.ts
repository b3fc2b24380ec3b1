import { relative, resolve, sep } from 'node:path'
import { locales } from '../../../renderer/languages.ts'
import { type Diagnostic, formatDiagnostics, isError } from '../../content/diagnostics.ts'
import { forgetContent, loadContent } from '../../content/load.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { suggest } from '../../content/suggest.ts'
import { type DocumentVersions, fileOf, groupVersions, stateOf } from '../../content/translations.ts'
import { writeTranslatedFrom } from './writeTranslatedFrom.ts'

/** What became of a file. */
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
    return [refuse('Which translation? Write npm run status -- --confirm content/en/articles/my-article.mdx')]
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
      return refuse(`There is no document ${candidates[0]}. ${nearest(candidates, files)}`)
    }
    const errors = diagnostics.filter(
      (diagnostic) => isError(diagnostic) && filesOf(versions).includes(diagnostic.file),
    )
    const outcome = confirm(root, file, versions, errors)
    if (outcome.isDone) forgetContent(file)
    return outcome
  })
}

function refuse(message: string): Outcome {
  return { isDone: false, message }
}

function nearest(candidates: readonly string[], files: readonly string[]): string {
  const known = candidates.map((wrong) => suggest(wrong, files)).find((file) => file !== undefined)
  return known === undefined ? 'npm run status lists those that there are' : `Did you mean ${known}?`
}

function filesOf(versions: DocumentVersions): string[] {
  return locales.filter((locale) => versions.byLocale.has(locale)).map((locale) => fileOf(versions, locale))
}

function confirm(root: string, file: string, versions: DocumentVersions, errors: readonly Diagnostic[]): Outcome {
  if (errors.length > 0) return refuse(`${file} can be confirmed when this is mended:\n${formatDiagnostics(errors)}`)
  const { original, byLocale } = versions
  const document = [...byLocale.values()].find((version) => version?.entry.file === `/${file}`)
  if (!document || !original?.text) throw new Error(`${file} has no errors, and could not be read.`)
  if (document === original) return refuse(describeOriginal(original, versions))

  const { digest } = original.text
  const source = original.entry.file.slice(1)
  switch (stateOf(versions, document.entry.locale)) {
    case 'untranslated': {
      const whatIsLeft = document.text?.isUnfinished
        ? 'is not finished: npm run check:content lists what is still to do'
        : `says the same as ${source}. Translate it first`
      return refuse(`${file} ${whatIsLeft}`)
    }
    case 'current':
      return { isDone: true, message: `${file} is confirmed already.` }
    default:
      return writeTranslatedFrom(root, document, digest)
        ? { isDone: true, message: `${file} says all that ${source} does (translatedFrom: ${digest}).` }
        : refuse(`${file} has its keys in braces. Write into them yourself: translatedFrom: ${digest}`)
  }
}

function describeOriginal({ entry }: LoadedDocument, versions: DocumentVersions): string {
  const file = entry.file.slice(1)
  const others = [...versions.byLocale.values()].flatMap((other) =>
    other && other.entry.file !== entry.file ? other : [],
  )
  if (others.length === 0) return `${file} is the original, and has no translation yet`
  const names = others.map((other) => other.entry.file.slice(1)).join(' ')
  const advice = `${file} is the original. Write npm run status -- --confirm ${names}`
  // Where neither says what it was made of, French is taken for the original, and may not be.
  const [other] = others
  return other?.text?.translatedFrom === undefined
    ? `${advice}. If that was written first, write into ${file}: translatedFrom: ${other?.text?.digest}`
    : advice
}
