import { defaultLocale } from '../../../renderer/languages.ts'
import { diagnose, type Diagnostic, shorten, warn } from '../../content/diagnostics.ts'
import { placeOf, readStrings, type StringsFile, type StringsText } from '../../content/stringsFile.ts'
import { placeholdersOf } from '../../content/texts/insertions.ts'
import { counterpartsOf, pairTexts } from '../../content/texts/missingTexts.ts'
import { baseOfBranch, runGit } from '../git.ts'

/** Texts with fewer lowercase words may be the same in two languages: "Services", "ISO 17100", "Page {{page}}", names. */
const MIN_COMMON_WORDS = 3

/** Reports texts of a file that another language has untranslated, or with other placeholders or figures. */
export function compareLanguages(file: StringsFile, files: readonly StringsFile[]): Diagnostic[] {
  return counterpartsOf(file, files).flatMap(({ other }) =>
    other
      ? pairTexts(file, other).flatMap(({ text, counterpart }) => compareTexts(file, text, other, counterpart))
      : [],
  )
}

function compareTexts(
  file: StringsFile,
  text: StringsText,
  other: StringsFile,
  counterpart?: StringsText,
): Diagnostic[] {
  if (!counterpart) return []
  const { key, value } = text
  const place = placeOf(file, text)
  const there = `${other.file}:${other.positionAt(counterpart.from).line}`
  // “One page” spells out its number.
  const isInWords = [text, counterpart].some((one) => /_(?:zero|one|two)$/.test(one.key))
  const [here = '', elsewhere = ''] = [value, counterpart.value].map((one) =>
    placeholdersOf(one)
      .filter((placeholder) => !isInWords || placeholder !== '{{count}}')
      .join(' '),
  )
  if (here !== elsewhere) {
    return [diagnose('placeholder-wrong', place, { key, here: here || '–', there, other: elsewhere || '–' })]
  }
  // Only texts translated from the default language may be copies of it.
  if (other.locale !== defaultLocale) return []
  if (value === counterpart.value && isProse(value)) return [warn('text-untranslated', place, { key, there })]
  if (!contradicts(value, counterpart.value)) return []
  const values = { key, here: shorten(value), there, other: shorten(counterpart.value) }
  return [warn('text-changed-alone_figures', place, values)]
}

function isProse(value: string): boolean {
  return (value.match(/(?<!\S)\p{Ll}{2}/gu)?.length ?? 0) >= MIN_COMMON_WORDS
}

/** Times of day, which languages count to 12 or to 24. */
const HOUR = /\d+(?:[:.]\d+)?\s?(?:h\b|[ap]\.?m\b)/gi
const NUMBER = /\d+(?:[ \u00a0\u202f,.]\d{3})*(?:[.,]\d+)?/g

/** Returns whether each of two texts has a figure that the other lacks: 110 € and €100. */
function contradicts(...texts: readonly [string, string]): boolean {
  const [one, other] = texts.map((text) =>
    Array.from(text.replaceAll(HOUR, '').matchAll(NUMBER), ([number]) => number.replaceAll(/\D/g, '')),
  )
  const lacks = (figures: readonly string[] = [], others: readonly string[] = []) =>
    figures.some((figure) => !others.includes(figure))
  return lacks(one, other) && lacks(other, one)
}

/**
 * Reports texts whose words the branch changes in one language only; compareLanguages() reports figures that differ, on
 * any branch. Without a Git history there are no diagnostics.
 *
 * @param root the project's root
 */
export function findChangedAlone(root: string, files: readonly StringsFile[]): Diagnostic[] {
  const base = baseOfBranch(root)
  const names = base === '' ? [] : runGit(root, 'diff', '--name-only', base, '--', 'content/*.json').split('\n')
  const changed = files
    .filter(({ file }) => names.includes(file))
    .flatMap((file) => {
      const before = readStrings(file.file, Buffer.from(runGit(root, 'show', `${base}:${file.file}`)))
      const words = new Map(before.texts.map(({ key, value }) => [key, wordsOf(value)]))
      const isOther = ({ key, value }: StringsText) => words.has(key) && words.get(key) !== wordsOf(value)
      return file.texts.filter(isOther).map((text) => ({ file, text }))
    })
  return changed.flatMap(({ file, text }) => {
    const { key, value } = text
    const others = files.filter(({ namespace, locale }) => namespace === file.namespace && locale !== file.locale)
    return others.flatMap((other) => {
      const counterpart = other.texts.find((one) => one.key === key)
      const isChanged = changed.some((one) => one.file === other && one.text.key === key)
      if (!counterpart || isChanged) return []
      const there = `${other.file}:${other.positionAt(counterpart.from).line}`
      const values = { key, here: shorten(value), there, other: shorten(counterpart.value) }
      return warn('text-changed-alone', placeOf(file, text), values)
    })
  })
}

function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}
