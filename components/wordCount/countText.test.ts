import { expect, test } from 'vitest'
import { countText } from './countText.ts'

test.each([
  ['', 0, 0],
  ['Vos mots, d’une rive à l’autre.', 6, 0],
  ['Prix : 100 € — ou 160 $', 4, 0],
  ['trois\u00a0mots\tbien\nséparés', 4, 0],
  ['(a) well-known state-of-the-art example', 4, 0],
  ['翻訳会社です。', 0, 6],
  ['サーバー', 0, 4],
  ['Passerelle 翻译 Inc.', 2, 2],
  ['اتفاقية عدم الإفشاء', 3, 0],
  ['สวัสดี', 1, 0],
])('%o has %d words and %d characters', (text, words, characters) => {
  expect(countText(text)).toEqual({ words, characters })
})

test('two million marks are read at once', () => {
  expect(countText('< '.repeat(1_000_000))).toEqual({ words: 0, characters: 0 })
})
