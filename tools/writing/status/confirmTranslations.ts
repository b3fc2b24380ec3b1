import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isCollectionName } from '../../../content/collections.ts'
import { canonical } from '../../content/frontmatter/canonical.ts'
import { say } from '../../content/messages/catalogue.ts'
import { openContent } from '../../content/openContent.ts'
import type { TranslatedDocument } from '../../content/translations.ts'
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
  const { translations } = await openContent(root, { drafts: true })
  return names.map((name) => confirm(root, relativePath(root, resolve(from, name)), translations))
}

function confirm(root: string, file: string, translations: readonly TranslatedDocument[]): Outcome {
  const refuse = (message: string) => ({ isDone: false, message })
  const versions = translations.flatMap(({ versions: all, ...shared }) =>
    Object.values(all).map((version) => ({ ...shared, all, ...version })),
  )
  const version = versions.find((each) => each.file === file && each.state !== 'missing')
  if (!version) return refuse(say('status.confirmUnknown', { file }))
  const { collection, original, document, state, all } = version
  if (state === 'original') {
    const [other] = Object.values(all).flatMap((each) => (each.document !== document && each.document?.text) || [])
    return refuse(say(other ? 'status.confirmOriginal' : 'status.confirmAlone', { file, digest: other?.digest ?? '' }))
  }
  if (state === 'untranslated') return refuse(say('status.confirmUntranslated', { file }))
  if (!document || !original?.text || !isCollectionName(collection))
    return refuse(say('status.confirmErrors', { file }))
  const { digest: translatedFrom } = original.text
  writeFileSync(join(root, file), canonical(collection, document.source, { translatedFrom }))
  return { isDone: true, message: say('status.confirmed', { file, source: original.entry.file.slice(1) }) }
}
