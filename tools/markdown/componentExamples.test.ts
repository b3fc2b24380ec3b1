import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { PageContextServer } from 'vike/types'
import { beforeAll, describe, expect, test } from 'vitest'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import type { Locale } from '../../renderer/languages.ts'
import { PageContextProvider } from '../../renderer/PageContext.tsx'
import { examples } from '../../tests/guideExamples.ts'
import { checkBody } from '../check/body/checkBody.ts'
import { openContent } from '../content/openContent.ts'
import { readBlocks } from '../paper/readBlocks.ts'
import { whereTheyAre } from '../pictures/media.ts'
import { documentOptions } from './documentOptions.ts'

const figure = '![Un contrat.](../../images/not-found.svg "Une clause tombée à l’eau.")'

let render: (markdown: string, locale: Locale) => Promise<string>

beforeAll(async () => {
  const root = process.cwd()
  const content = await openContent(root, { drafts: false })
  render = async (markdown, locale) => {
    // Everything that components read from the page context.
    const pageContext = { locale } as PageContextServer
    const path = join(root, 'content', locale, 'articles/example.mdx')
    const options = {
      ...documentOptions({ root, texts: content, content: async () => content, locale, media: whereTheyAre }),
      Fragment,
      jsx,
      jsxs,
    }
    const example = await evaluate({ value: markdown, path }, options)
    const body = createElement(Prose, { body: example.default })
    // Its type wants them among the properties.
    // oxlint-disable-next-line react/no-children-prop
    return renderToStaticMarkup(createElement(PageContextProvider, { pageContext, children: body }))
  }
  // The first text to be rendered waits until all content has been read.
  await render('Un mot.', 'fr')
})

function parseSound(markdown: string, locale: Locale) {
  const { body, diagnostics } = checkBody(markdown, `content/${locale}/articles/x.mdx`)
  expect(diagnostics).toEqual([])
  if (!body) throw new Error('This can’t be read.')
  return body.tree
}

/** Returns the words that readers see: those between tags, and the titles and names in attributes. */
function wordsOf(markdown: string): string[] {
  const addresses = /\]\([^" )]*|(?:link|file|kind|from|to|code)="[^"]*"/g
  const marks = /<\/?\w+|\b[a-z]+="|^\d+\. /gm
  return (
    markdown
      .replace(addresses, ' ')
      .replace(marks, ' ')
      .match(/[\p{L}\d]+/gu) ?? []
  )
}

function missingIn(text: string, markdown: string): string[] {
  return wordsOf(markdown).filter((word) => !text.includes(word))
}

describe.each([['Figure', 'fr', figure], ...examples] as const)('the example of %s in %s', (_, locale, markdown) => {
  test('is valid, and every word is on its page', async () => {
    expect(missingIn(await render(markdown, locale), markdown)).toEqual([])
  })

  test('every word is in the PDF', () => {
    const file = `content/${locale}/articles/x.mdx`
    const { blocks } = readBlocks(parseSound(markdown, locale), { file, locale, resolve: (url) => url })
    expect(missingIn(JSON.stringify(blocks), markdown)).toEqual([])
  })
})

test('each text of a comparison has its own typography and `lang`, under the name of its language in that of the document', async () => {
  const html = await render(
    '<Comparison from="en" to="fr-CA">\n\n"Really?" it\'s said\n\n> "Vraiment ?"\n>\n> Oui : l\'eau.\n\n</Comparison>',
    'en',
  )
  expect(html).toContain('<dt>English</dt><dd lang="en" dir="auto"><p>“Really?” it’s said</p></dd>')
  expect(html).toContain('<dt>French (Canada)</dt><dd lang="fr-CA" dir="auto">')
  expect(html).toContain('«\u00a0Vraiment\u202f?\u00a0»')
  expect(html).toContain('Oui\u00a0: l’eau.')
  expect(html).not.toContain('<blockquote')
})

test('a text in a language that the site does not have stays as it was written', async () => {
  const html = await render('<Comparison from="sv" to="fr">\n\n"Ja": 10 000 ?\n\n"Oui" ?\n\n</Comparison>', 'fr')
  expect(html).toContain('<dt>Suédois</dt><dd lang="sv" dir="auto"><p>&quot;Ja&quot;: 10 000 ?</p></dd>')
  expect(html).toContain('«\u00a0Oui\u00a0»\u202f?')
})

test('words of another language have its `lang` and its typography', async () => {
  const words = '<Lang code="en">"Agreed?" it\'s said</Lang>'
  const html = await render(
    `## Le ${words} ici\n\nVoici d'"${words}" !\n\n- ${words}\n\n<Note title="x">\n\n${words}\n\n</Note>\n\n| ${words} |\n| - |\n| ${words}[^1] |\n\n[^1]: ${words}`,
    'fr',
  )
  expect(html.match(/<i lang="en">“Agreed\?” it’s said<\/i>/g)).toHaveLength(7)
  expect(html).toContain('<p>Voici d’«\u00a0<i')
  expect(html).toContain('</i>\u00a0»\u202f!</p>')
  expect(await render('Un <Lang code="sv">"Ja": 10 000 ?</Lang>', 'fr')).toContain(
    '<i lang="sv">&quot;Ja&quot;: 10 000 ?</i>',
  )
})
