import { diagnose, type Diagnostic, shorten } from '../../content/diagnostics.ts'
import { placeOf, type StringsFile, type StringsText } from '../../content/stringsFile.ts'
import { findNestedTexts, withoutPluralForm } from '../../content/texts/insertions.ts'
import type { ProjectCode } from '../readCode.ts'
import { compareLanguages } from './compareLanguages.ts'

/** Tags and entities, which pages would show literally. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/gi

/**
 * Checks the interface texts: each by itself, and against the other languages. What leaves a page without a text is reported
 * by tools/content/texts; a file that could not be read completely is not compared.
 */
export function checkStrings(files: readonly StringsFile[]): Diagnostic[] {
  return files.flatMap((file) => [
    ...compareLanguages(file, files),
    ...file.texts.flatMap((text): Diagnostic[] => {
      const { key, value } = text
      if (value.trim() === '') return [diagnose('text-wrong_empty', placeOf(file, text), { key })]
      return Array.from(value.matchAll(HTML), ({ 0: html, index }) =>
        diagnose('text-wrong_html', placeOf(file, text, index), { key, html: shorten(html) }),
      )
    }),
  ])
}

/**
 * Reports texts that nothing shows: the code quotes neither their key nor a parent key, and no other text or document nests
 * them, `$t(facts:price)`.
 *
 * @param ofDocuments the names of the texts that documents show
 */
export function listUnused(
  files: readonly StringsFile[],
  { names }: ProjectCode,
  ofDocuments: ReadonlySet<string>,
): Diagnostic[] {
  const ofTexts = new Set(files.flatMap(({ source }) => findNestedTexts(source)).map(({ target }) => target))
  const isNested = (name: string) => ofTexts.has(name) || ofDocuments.has(name)
  return files
    .filter(({ isWhole }) => isWhole)
    .flatMap((file) =>
      file.texts.flatMap((text) => {
        const { above, own } = namesOf(file, text)
        if (above.some(names) || own.some((name) => isNested(name) || names(name))) return []
        return diagnose('text-unused', placeOf(file, text), { key: text.key })
      }),
    )
}

/** Returns the names of a text and of the groups around it, without and with their file. */
function namesOf(file: StringsFile, { key }: StringsText) {
  // Texts and code read the namespace `iso` from one of two files.
  const namespace = file.namespace === 'isoCertified' ? 'iso' : file.namespace
  const parts = withoutPluralForm(key).split('.')
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
  return { above, own: above.map((name) => `${namespace}:${name}`) }
}
