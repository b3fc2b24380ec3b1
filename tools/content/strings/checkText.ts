import type { Diagnostic } from '../diagnostics.ts'
import { shorten } from '../shorten.ts'
import { didYouMean } from '../suggest.ts'
import type { ParsedText } from './parseTexts.ts'
import { checkBraces, findPlaceholders, type Flaw } from './placeholders.ts'
import type { StringsFile } from './readStringsFile.ts'

/** Who has made more in one text has made the same again and again. */
const MOST_FLAWS = 10
/** Tags and entities: pages would show them as they are written. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/gi
/** Signs that nobody sees and nobody typed, halves of letters, and what stands for a letter that was lost. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\ufeff\ufffd]|\p{Cs}/gu

/**
 * What is wrong with a text by itself: it is empty, it has braces that make no placeholder, or one that nothing fills,
 * HTML, invisible signs.
 *
 * @param known the placeholders that there are
 */
export function checkText(file: StringsFile, text: ParsedText, known: ReadonlySet<string>): Diagnostic[] {
  const { key, value } = text
  if (value.trim() === '') return [file.describe({ at: text.from, message: `${key}: is empty. Write a text` })]
  return [
    ...checkBraces(value),
    ...findPlaceholders(value)
      .filter(({ name }) => !known.has(name))
      .map(({ at, name }) => ({
        at,
        message: `nothing fills {{${shorten(name)}}}. ${didYouMean(shorten(name), [...known])}`,
      })),
    ...Array.from(value.matchAll(HTML), ({ 0: html, index: at }) => ({
      at,
      message: `pages would show ${shorten(html)} as it is: texts have no HTML. Write ${html.startsWith('&') ? 'the sign itself' : 'it without'}`,
    })),
    ...Array.from(value.matchAll(INVISIBLE), ({ 0: sign, index: at }) => ({
      at,
      message: `a sign that cannot be seen or read (U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}). Delete it`,
    })),
  ]
    .slice(0, MOST_FLAWS)
    .map((flaw) => describeFlaw(file, text, flaw))
}

/** Says what is wrong within a text, at its place: where nothing in it is written with a backslash, that is known. */
export function describeFlaw(file: StringsFile, { key, value, from }: ParsedText, flaw: Flaw): Diagnostic {
  const start = from + 1
  const isVerbatim = file.source.startsWith(value, start)
  const { at, message, edit } = flaw
  const moved = edit && isVerbatim && { ...edit, from: start + edit.from, to: start + edit.to }
  return file.describe({
    at: isVerbatim ? start + at : from,
    message: `${key}: ${message}`,
    ...(moved && { edit: moved }),
  })
}
