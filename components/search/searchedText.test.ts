import { expect, test } from 'vitest'
import { askedText, indexedText, shownText } from './searchedText.ts'

/** What the index has, with `|` for the mark that visitors never see. */
const indexed = (text: string): string => indexedText(text).replaceAll('\u2060', '|')

test.each([
  ['l’original, L’ORIGINAL', 'l’| original, L’| ORIGINAL'],
  ["qu'il, jusqu’à, Lorsqu’on", "qu'| il, jusqu’| à, Lorsqu’| on"],
  ['d’œuvre', 'd’| o|euvre'],
  ['Œuvre, ŒUVRE, ex æquo', 'O|Euvre, O|EUVRE, ex a|equo'],
  ['main-d’œuvre, va-t’en', 'main-d’| o|euvre, va-t’| en'],
  ['c’est-à-dire', 'c’| est-à-dire'],
  ['d’aujourd’hui', 'd’| aujourd’hui'],
  ['l’<em>avocat</em> l&#x27;avocat d’« avocat »', 'l’| <em>avocat</em> l&#x27;| avocat d’| « avocat »'],
  ['quelqu’un, prud’homme, presqu’île', 'quelqu’un, prud’homme, presqu’île'],
  ['the client’s, clients’ and ‘s’; we don’t, it’s, I’d', 'the client’s, clients’ and ‘s’; we don’t, it’s, I’d'],
])('%s is indexed as %s, and shown as it was', (text, expected) => {
  expect(indexed(text)).toBe(expected)
  expect(shownText(indexedText(text))).toBe(text)
})

test('the words of an excerpt that matched stay marked', () => {
  const excerpt = '<mark>l’\u2060</mark> <mark>o\u2060euvre</mark>'
  expect(shownText(excerpt)).toBe('<mark>l’</mark><mark>œuvre</mark>')
})

test('an elision at the end of an excerpt, without its word, is left out', () => {
  expect(shownText('fidèle à l’\u2060')).toBe('fidèle à')
})

test.each([
  ["l'avocat", 'avocat'],
  ['L’AVOCAT', 'AVOCAT'],
  ["d'oeuvre", 'oeuvre'],
  ['main-d’œuvre', 'main oeuvre'],
  ["d'aujourd'hui", "aujourd'hui"],
  ["client's", "client's"],
  ["c'est-à-dire", 'est-à-dire'],
  ['droit\u00a0d’auteur', 'droit auteur'],
  ['"droit d’auteur"', 'droit auteur'],
  ['« œuvre »', 'oeuvre'],
  ['avocat’', 'avocat’'],
  ['ISO 17100 ?', 'ISO 17100'],
  ["l'", ''],
  ['QU’ d’', ''],
  ['« »', ''],
])('%s asks for « %s »', (typed, asked) => {
  expect(askedText(typed)).toBe(asked)
})
