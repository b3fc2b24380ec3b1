import { expect, test } from 'vitest'
import { checkBody } from '../check/body/checkBody.ts'
import { writePlainMarkdown } from './plainMarkdown.ts'

function write(body: string, locale: 'fr' | 'en' = 'en'): string {
  const source = `---\ntitle: A title\n---\n\n${body}\n`
  const { tree } = checkBody(source, 'x.mdx')
  if (!tree) throw new Error('This can’t be read.')
  return writePlainMarkdown(tree, {
    source,
    locale,
    link: (url) => (url === '/later' ? undefined : new URL(url, 'https://site.example/en/articles/x').href),
    picture: (url) => url.replace('../../', 'https://site.example/'),
  })
}

test('plain Markdown stays as it was written', () => {
  const body =
    '## A *title*\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n`code` and \\{ a brace[^1].\n\n[^1]: A note.'
  expect(write(body)).toBe(body)
})

test('links are absolute, in tables and footnotes too', () => {
  expect(write('See [our *page*](/contact) and [below](#end "Below").')).toBe(
    'See [our *page*](https://site.example/contact) and [below](https://site.example/en/articles/x#end "Below").',
  )
  expect(write('| [a](/b) |\n| - |')).toBe('| [a](https://site.example/b) |\n| - |')
  expect(write('Text[^1].\n\n[^1]: [a](/b).')).toContain('[^1]: [a](https://site.example/b).')
  expect(write('See [a].\n\n[a]: /b')).toContain('[a]: https://site.example/b')
  expect(write('See https://other.example/page.')).toBe('See https://other.example/page.')
})

test('a link without an address is plain text', () => {
  expect(write('See [our *page*](/later).')).toBe('See our *page*.')
  expect(write('<PullQuote author="Ada" source="A work" link="/later">\n\nSo it is.\n\n</PullQuote>')).toBe(
    '> So it is.\n>\n> — Ada, A work',
  )
})

test('pictures have their final addresses', () => {
  expect(write("![A [b]](../../images/a.svg 'A title')\n\n![C](../../images/c.svg)")).toBe(
    '![A \\[b\\]](https://site.example/images/a.svg "A title")\n\n![C](https://site.example/images/c.svg)',
  )
})

test('asides and quotations become quotations', () => {
  expect(write('<Note title="Mind this">\n\nA [link](/a).\n\n- one\n\n</Note>')).toBe(
    '> **Mind this**\n>\n> A [link](https://site.example/a).\n>\n> - one',
  )
  expect(write('<PullQuote author="Ada" role="linguist">\n\nSo it is.\n\n</PullQuote>')).toBe(
    '> So it is.\n>\n> — Ada, linguist',
  )
})

test('figures and steps become the lists inside them', () => {
  expect(write('<KeyFigures>\n\n- **48 h** for 10,000 words\n\n</KeyFigures>')).toBe(
    '- **48\u00a0h** for 10,000\u00a0words',
  )
  expect(write('<Steps>\n\n1. Ask\n2. Wait\n\n</Steps>')).toBe('1. Ask\n2. Wait')
})

test('the texts of a comparison become quotations under the names of their languages, each in its own typography', () => {
  expect(write('<Comparison from="en" to="fr">\n\n"Really?"\n\n> Vraiment ?\n>\n> "Oui".\n\n</Comparison>', 'fr')).toBe(
    '**Anglais**\n\n> “Really?”\n\n**Français**\n\n> Vraiment\u202f?\n>\n> «\u00a0Oui\u00a0».',
  )
  expect(write('- one\n\n  <Comparison from="en" to="de">\n\n  One.\n\n  Eins.\n\n  </Comparison>')).toBe(
    '- one\n\n  **English**\n\n  > One.\n\n  **German**\n\n  > Eins.',
  )
})

test('a call becomes its words and its link, a video its still with a link and its description', () => {
  expect(write('<CallToAction title="A text?">\n\n[Write to us](/contact)\n\n</CallToAction>')).toBe(
    '**A text?**\n\n[Write to us](https://site.example/contact)',
  )
  expect(write('<Video file="../../videos/film.mp4" title="A film">\n\nA bridge.\n\n</Video>')).toBe(
    '[![A film](https://site.example/videos/film.webp)](https://site.example/en/articles/x#video-film)\n\nA bridge.',
  )
})

test('texts are typeset, code is not', () => {
  expect(write("L'eau : `l'eau : oui`", 'fr')).toBe("L’eau\u00a0: `l'eau : oui`")
})
