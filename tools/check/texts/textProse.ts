import type { Locale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { type Escapes, OBJECT, type Passage, readEscaped } from '../prose/passage.ts'
import type { FileToSpell } from '../spelling/checkSpelling.ts'
import { checkTypography } from '../typography/checkTypography.ts'
import type { ShowableTexts } from './shownTexts.ts'
import type { StringsText } from './readJson.ts'
import type { StringsFile } from './stringsFile.ts'
import { checkWrittenFigures } from './writtenFigures.ts'

/** JSON's own escapes (RFC 8259, section 7), and what i18next replaces: other texts, and what only the page knows. */
const escapes: Escapes = {
  pattern: /\{\{.{0,80}?\}\}|\$t\(.{0,80}?\)|\\(?:u[\da-f]{4}|.)/gi,
  decode: (escape) => (escape.startsWith('\\') ? String(JSON.parse(`"${escape}"`)) : OBJECT),
}

/** Addresses, names of documents: what no visitor reads. */
const NOT_PROSE = /^(?:\/\S*|[a-z0-9]+(?:-[a-z0-9]+)+)$/

/** Returns the prose of a file of interface texts, each text with its key: `hero.slides.0.tagline`. */
export function textPassages({ source, texts }: StringsFile): Array<Passage & Pick<StringsText, 'key' | 'value'>> {
  return texts
    .filter(({ value }) => !NOT_PROSE.test(value))
    .map(({ key, value, from, to }) => ({
      key,
      value,
      ...readEscaped(source.slice(from + 1, to - 1), from + 1, escapes),
    }))
}

/** Checks the typography and the figures of interface texts. */
export function checkProseOfTexts(
  files: readonly StringsFile[],
  texts: (locale: Locale) => ShowableTexts,
): Diagnostic[] {
  return files.flatMap((content) => {
    const { file, locale, source, namespace } = content
    const passages = textPassages(content)
    // The facts are where figures are written out.
    const figures = namespace === 'facts' ? [] : checkWrittenFigures(passages, { file, source, texts: texts(locale) })
    return [...checkTypography(passages, { file, source, locale }), ...figures]
  })
}

/** Returns the prose of interface texts. One that is the same in two languages, a name or a sample, is of any language. */
export function proseOfTexts(files: readonly StringsFile[]): readonly FileToSpell[] {
  return files.map((content) => {
    const { file, locale, source, namespace } = content
    const others = files.filter((other) => other !== content && other.namespace === namespace)
    const known = new Set(others.flatMap(({ texts }) => texts.map(({ key, value }) => `${key} ${value}`)))
    const passages = textPassages(content).map((passage) => {
      return { ...passage, isOfAnyLanguage: known.has(`${passage.key} ${passage.value}`) }
    })
    return { file, locale, source, passages }
  })
}
