import { locales } from '../../../renderer/languages.ts'
import { diagnose, type Diagnostic } from '../diagnostics.ts'
import { placeOf, type StringsFile } from '../stringsFile.ts'
import { withoutPluralForm } from './insertions.ts'

/** Reports files of texts that another language lacks, and texts that it lacks in a file that could be read completely. */
export function findMissingTexts(files: readonly StringsFile[]): Diagnostic[] {
  return files.flatMap((file) =>
    counterpartsOf(file, files).flatMap(({ path, other }) => {
      if (!other) return [diagnose('text-missing_file', file, { other: path })]
      return pairTexts(file, other)
        .filter(({ counterpart }) => !counterpart)
        .map(({ text }) => diagnose('text-missing', placeOf(file, text), { key: text.key, other: other.file }))
    }),
  )
}

/** Returns the path of the same file in each other language, with the file if there is one. */
export function counterpartsOf(file: StringsFile, files: readonly StringsFile[]) {
  return locales
    .filter((locale) => locale !== file.locale)
    .map((locale) => {
      const path = `content/${locale}/strings/${file.namespace}.json`
      return { path, other: files.find((candidate) => candidate.file === path) }
    })
}

/** Returns each text of a file with its counterpart in another one; none unless both could be read completely. */
export function pairTexts(file: StringsFile, other: StringsFile) {
  if (!file.isWhole || !other.isWhole) return []
  const texts = new Map(other.texts.map((text) => [text.key, text]))
  const anyForms = new Map(other.texts.map((text) => [withoutPluralForm(text.key), text]))
  return file.texts.map((text) => {
    const stem = withoutPluralForm(text.key)
    return { text, counterpart: texts.get(text.key) ?? texts.get(`${stem}_other`) ?? anyForms.get(stem) }
  })
}
