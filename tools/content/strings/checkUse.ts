import type { Diagnostic } from '../diagnostics.ts'
import type { CodeNames, Names } from './codeNames.ts'
import { withoutPluralForm } from './pluralForms.ts'
import type { StringsFile } from './readStringsFile.ts'

/** Where `t()` looks that is told of no other. */
const DEFAULT_NAMESPACE = 'common'

/**
 * A text is shown where the code names its namespace and its key, or a key above it, `t('home:faq.items')`; where a
 * file names both apart, `useTranslation('home')` and `t('faq.items')`; where a file that is given its texts
 * names a key of several parts; or where another text nests it, `$t(facts:price)`.
 *
 * @param namespace what it is known as
 * @param nested what other texts nest, by namespace and key
 */
export function checkUse(
  file: StringsFile,
  namespace: string,
  code: CodeNames,
  nested: ReadonlySet<string>,
): Diagnostic[] {
  const isShown = (key: string): boolean => {
    const parts = withoutPluralForm(key).split('.')
    return parts.some((_, index) => {
      const name = parts.slice(0, index + 1).join('.')
      const isOfNamespace = ({ literals, isGivenTexts }: Names) =>
        (index > 0 && isGivenTexts) || namespace === DEFAULT_NAMESPACE || literals.has(namespace)
      const whole = `${namespace}:${name}`
      return nested.has(whole) || code.naming(whole).length > 0 || code.naming(name).some(isOfNamespace)
    })
  }
  return file.texts
    .filter(({ key }) => !isShown(key))
    .map(({ key, from }) =>
      file.describe({ at: from, message: `${key}: is shown nowhere. Delete it in every language, or show it` }),
    )
}
