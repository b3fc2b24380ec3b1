import type { ComputedTexts } from '../../../renderer/contentSource.ts'
import { locales } from '../../../renderer/languages.ts'
import { adviseOn, diagnose, type Diagnostic, type Place, shorten } from '../diagnostics.ts'
import { placeOf, type StringsFile } from '../stringsFile.ts'
import { findNestedTexts, withoutPluralForm } from './insertions.ts'

/** Reports texts that interface texts nest, `$t(facts:price)`, and that do not exist. */
export function checkNestedTexts(files: readonly StringsFile[], computed: ComputedTexts): Diagnostic[] {
  return locales.flatMap((locale) => {
    const own = files.filter((file) => file.locale === locale)
    // A file that cannot be read may contain others.
    if (!own.every(({ isWhole }) => isWhole)) return []
    const ofFiles = own.flatMap(({ namespace, texts }) =>
      texts.flatMap(({ key }) => [`${namespace}:${key}`, `${namespace}:${withoutPluralForm(key)}`]),
    )
    const ofOthers = Object.entries(computed[locale]).flatMap(([namespace, texts]) =>
      Object.keys(texts).map((key) => `${namespace}:${key}`),
    )
    const known = new Set([...ofFiles, ...ofOthers])
    return own.flatMap((file) =>
      file.texts.flatMap((text) => listUnknown(text.value, known, (offset) => placeOf(file, text, offset))),
    )
  })
}

/**
 * Reports the texts that a text nests and that do not exist, or whose bracket is missing.
 *
 * @param known the names of those that exist
 */
export function listUnknown(
  text: string,
  known: ReadonlySet<string>,
  placeAt: (offset: number) => Place,
): Diagnostic[] {
  const unknown = findNestedTexts(text).filter(({ written, target }) => !written.endsWith(')') || !known.has(target))
  return unknown.map(({ at, written, target }) => {
    const place = placeAt(at)
    const advice = adviseOn(target, [...known], place.file)
    return diagnose('shown-text-wrong', place, { written: shorten(written), advice })
  })
}
