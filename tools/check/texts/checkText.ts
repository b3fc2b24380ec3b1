import type { Diagnostic } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { nearest } from '../nearest.ts'
import { tell } from '../tell.ts'
import { findBraces } from './placeholders.ts'
import { placeOf, type StringsFile, type StringsText } from './stringsFile.ts'

/** Whoever has made more mistakes in one text has made the same again and again. */
const MOST_FLAWS = 10
/** Tags and entities: pages would show them as they are written. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/gi
/** Signs that nobody sees and nobody typed, and halves of letters. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\ufeff]|\p{Cs}/gu

/**
 * Reports a text that is empty, has HTML, invisible signs, braces that are no placeholder, or a placeholder that nothing fills.
 *
 * @param known the placeholders that the code fills
 */
export function checkText(file: StringsFile, text: StringsText, known: ReadonlySet<string>): Diagnostic[] {
  const { key, value } = text
  if (value.trim() === '') return [tell('text-empty', placeOf(file, text), { key })]
  const wrong = findBraces(value).filter(({ isSound, name }) => !isSound || !known.has(name))
  const most = <Found>(found: Iterable<Found>) => [...found].slice(0, MOST_FLAWS)
  const place = (at: number) => placeOf(file, text, at)
  return [
    ...most(wrong).map(({ at, written, name, isSound }) =>
      isSound
        ? tell('placeholder-unknown', place(at), {
            key,
            written: shorten(written),
            near: `{{${nearest(name, known)}}}`,
          })
        : tell('placeholder-malformed', place(at), { key, written: shorten(written), name: `{{${name || '…'}}}` }),
    ),
    ...most(value.matchAll(HTML)).map(({ 0: html, index }) =>
      tell('text-with-html', place(index), { key, html: shorten(html) }),
    ),
    ...most(value.matchAll(INVISIBLE)).map(({ 0: sign, index }) =>
      tell('text-with-invisible-sign', place(index), {
        key,
        sign: `U+${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      }),
    ),
  ]
}
