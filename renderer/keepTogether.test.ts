import { expect, test } from 'vitest'
import { keepTogether } from './keepTogether.ts'

function keep(body: string): string {
  return keepTogether(`<head><title>Dites-nous</title></head><body>${body}</body>`)
    .replace(/^.*<body>|<\/body>$/g, '')
    .replaceAll(/<span class="kept">([^<]*)<\/span>/g, '[$1]')
}

test.each([
  [
    '<p>Dites-nous tout, envoyez-le-nous, a-t-on fini ?</p>',
    '<p>[Dites-nous] tout, [envoyez-le-nous,] [a-t-on] fini ?</p>',
  ],
  ['<p>celui-ci, elle-même, un sous-titre, dix-sept</p>', '<p>[celui-ci,] [elle-même,] un sous-titre, dix-sept</p>'],
  [
    '<h3>E-commerce: a non-disclosure top-up, re-edited, an e-Transfer</h3>',
    '<h3>[E-commerce:] a [non-disclosure] [top-up,] re-edited, an [e-Transfer]</h3>',
  ],
  ['<h1>Nadia Belhadj-Roy</h1>', '<h1>Nadia [Belhadj-Roy]</h1>'],
  ['<li>AES-256 et <b>n° 2004-1463</b></li>', '<li>[AES-256] et <b>n° [2004-1463]</b></li>'],
  ['<a href="tel:+15145550142">+1 514 555-0142</a>', '<a href="tel:+15145550142">[+1 514 555-0142]</a>'],
  ['<p>au +237 600 00 01 42, ou 514 555-0142.</p>', '<p>au [+237 600 00 01 42,] ou [514 555-0142.]</p>'],
  [
    '<h3>l’e-commerce («\u00a0dites-nous\u00a0!\u00a0»)</h3>',
    '<h3>[l’e-commerce] [(«\u00a0dites-nous\u00a0!\u00a0»)]</h3>',
  ],
  ['<p>À e-mail@dix-sept.example.com.</p>', '<p>À e-mail@<wbr/>dix-sept.example.com.</p>'],
  ['<td>Toronto ON M5V 2T6</td>', '<td>Toronto ON [M5V 2T6]</td>'],
  ['<p>01 99 00 12 34, BP 0142, H0A 0A0, c. P-40.1</p>', '<p>[01 99 00 12 34,] [BP 0142,] [H0A 0A0,] [c. P-40.1]</p>'],
  ['<p>le 1er mars, la 1re fois, 21er, A1er</p>', '<p>le 1<sup>er</sup> mars, la 1<sup>re</sup> fois, 21er, A1er</p>'],
  ['<p>x <code>AES-256</code> <br/>dites-nous</p>', '<p>x <code>AES-256</code> <br/>[dites-nous]</p>'],
  ['<p title="dites-nous">a <i>b</i> dites-nous</p>', '<p title="dites-nous">a <i>b</i> [dites-nous]</p>'],
])('%s', (html, kept) => {
  expect(keep(html)).toBe(kept)
})

test.each([
  '<a class="a" data-variant="primary">Écrivez-nous un mot</a>',
  '<button>Dites-nous</button><div>dites-nous</div>',
  '<div data-island="x"><div><p>dites-nous</p></div></div>',
  '<script>if (a-il) 1er</script><svg><text>AES-256</text></svg>',
  '<p>10-12-2026, sous-traitance, contre-la-montre</p>',
])('left as it is: %s', (html) => {
  expect(keep(html)).toBe(html)
})

test('nothing is lost after an island', () => {
  expect(keep('<div data-island="x"><div>y</div></div><p>dites-nous</p>')).toBe(
    '<div data-island="x"><div>y</div></div><p>[dites-nous]</p>',
  )
})
