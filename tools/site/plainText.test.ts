import { expect, test } from 'vitest'
import { onOneLine, withoutControlCharacters } from './plainText.ts'

test.each([
  ['Un titre', 'Un titre'],
  ['Un\n\n# titre\u2028## de\u000bplus\u0085# ici ', 'Un # titre ## de plus # ici'],
  ['Un\u0001 titre\ufffe\ud800', 'Un titre'],
  ['Émoji 👩🏽‍🚀 et عربي\u00a0!', 'Émoji 👩🏽‍🚀 et عربي\u00a0!'],
])('%j is %j on one line', (text, line) => {
  expect(onOneLine(text)).toBe(line)
})

test('what XML does not allow goes, line ends stay', () => {
  expect(withoutControlCharacters('<p>a\u0000b\u001fc</p>\n\t<p>\ud83d</p>\uffff')).toBe('<p>abc</p>\n\t<p></p>')
})
