import type { Diagnostic } from '../../content/diagnostics.ts'
import { tell } from '../tell.ts'
import { withoutPluralForm } from './pluralForms.ts'
import type { CodeOfTexts } from './readCode.ts'
import { placeOf, type StringsFile } from './stringsFile.ts'

/**
 * Reports texts that nothing shows: neither their key nor one above it stands between quotes in the code, and no other text
 * nests them, `$t(facts:price)`.
 *
 * @param nested what texts and documents nest, by namespace and key
 */
export function checkUse(file: StringsFile, { names }: CodeOfTexts, nested: ReadonlySet<string>): Diagnostic[] {
  // What texts and code know as `iso` is one of two files.
  const namespace = file.namespace === 'isoCertified' ? 'iso' : file.namespace
  const isShown = (key: string) => {
    const parts = withoutPluralForm(key).split('.')
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
    return above.some((name) => nested.has(`${namespace}:${name}`) || names(`${namespace}:${name}`) || names(name))
  }
  return file.texts
    .filter(({ key }) => !isShown(key))
    .map((text) => tell('text-unused', placeOf(file, text), { key: text.key }))
}
