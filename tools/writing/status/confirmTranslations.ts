import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rules } from '../../check/rules.ts'
import { type Diagnostic, formatDiagnostics, isError } from '../../content/diagnostics.ts'
import { say } from '../../content/messages/catalogue.ts'
import { openContent } from '../../content/openContent.ts'
import type { DocumentVersion, TranslatedDocument } from '../../content/translations.ts'
import { relativePath } from '../../relativePath.ts'

/** The result of confirming one file. */
export interface Outcome {
  readonly isDone: boolean
  readonly message: string
}

/**
 * Marks translations as complete and up to date: records the state of the original in each of them.
 *
 * @param root the project's root
 * @param names the files as typed on the command line
 * @param from the folder that names are relative to
 */
export async function confirmTranslations(root: string, names: readonly string[], from: string): Promise<Outcome[]> {
  const content = await openContent(root, { drafts: true, keepsTrees: true })
  const diagnostics = await rules(content)
  return names.map((name) => {
    const file = relativePath(root, resolve(from, name))
    const translated = content.translations.find((document) => versionIn(document, file))
    return translated ? confirm(root, file, translated, diagnostics) : refuse(say('status.confirmUnknown', { file }))
  })
}

function refuse(message: string): Outcome {
  return { isDone: false, message }
}

/** Returns the version of a document in a file that exists. */
function versionIn({ versions }: TranslatedDocument, file: string): DocumentVersion | undefined {
  return Object.values(versions).find((version) => version.file === file && version.state !== 'missing')
}

function confirm(root: string, file: string, known: TranslatedDocument, diagnostics: readonly Diagnostic[]): Outcome {
  const { original, versions } = known
  const files = new Set(Object.values(versions).map((version) => version.file))
  const errors = diagnostics.filter((found) => isError(found) && files.has(found.file))
  if (errors.length > 0 || !original?.text)
    return refuse(say('status.confirmErrors', { file, errors: formatDiagnostics(errors) }))
  const version = versionIn(known, file)
  if (version?.state === 'original') {
    const [other] = Object.values(versions).flatMap(({ document }) => (document !== original && document?.text) || [])
    if (!other) return refuse(say('status.confirmAlone', { file }))
    return refuse(say('status.confirmOriginal', { file, digest: other.digest }))
  }
  if (version?.state === 'untranslated') return refuse(say('status.confirmUntranslated', { file }))
  const { digest } = original.text
  writeTranslatedFrom(join(root, file), digest)
  return { isDone: true, message: say('status.confirmed', { file, source: original.entry.file.slice(1), digest }) }
}

/** Writes the key `translatedFrom`, at the end of front matter if it is new. The rest of the file is unchanged. */
function writeTranslatedFrom(path: string, digest: string): void {
  const source = readFileSync(path, 'utf8')
  const [frontmatter = ''] = /^[^]*?\n---[ \t]*(?=\r?\n|$)/.exec(source) ?? []
  const line = `translatedFrom: ${digest}`
  const changed = /^translatedFrom:/m.test(frontmatter)
    ? frontmatter.replace(/^translatedFrom:[^\r\n]*/m, line)
    : frontmatter.replace(/(\r?\n)(---[ \t]*)$/, `$1${line}$1$2`)
  writeFileSync(path, `${changed}${source.slice(frontmatter.length)}`)
}
