import { readFileSync } from 'node:fs'
import type { Root } from 'mdast'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { writeArticle } from '../bench/generateArticles.ts'
import { parse, parsePrecisely } from './parse.ts'

const files = globSync(['content/*/*/*.mdx', 'tests/fixtures/{valid,typst}/**/*.mdx']).toSorted()
const sources = [
  ...files.map((file) => [file, readFileSync(file, 'utf8')] as const),
  ['an article of the bench', writeArticle(7)] as const,
]

/** What readers of a tree can see: what is null is as good as absent, and attributes have no places. */
function comparable(tree: Root): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      if (key === 'data' || value === null) return undefined
      const isAttribute =
        value !== null && typeof value === 'object' && Reflect.get(value, 'type') === 'mdxJsxAttribute'
      return isAttribute ? { ...value, position: undefined } : value
    }),
  )
}

test.each(sources)('%s is read the same by the fast parser and by MDX’s own, to the column', (_, source) => {
  expect(comparable(parse(source))).toEqual(comparable(parsePrecisely(source)))
})

test('there are documents to compare', () => {
  expect(files.length).toBeGreaterThan(40)
})

/** Each was read otherwise, or refused, by one of several parsers of Markdown. */
test.each([
  ['a list in a quotation', '> - un\n> - deux\n>\n>   suite\n'],
  ['a table with a pipe in code', '| a | b |\n| - | - |\n| `x \\| y` | z |\n'],
  ['footnotes', 'Un[^1] et deux[^n].\n\n[^1]: Note.\n\n    Suite.\n\n[^n]: Autre.\n'],
  ['hard breaks', 'un  \ndeux\\\ntrois\n'],
  ['a component in a list', '- un\n\n  <Note title="À noter">\n\n  Texte.\n\n  </Note>\n'],
  ['emphasis beside accents', 'l’*été*, «**mot**», `code`, ~~barré~~\n'],
  ['addresses', 'https://exemple.example/a_b, www.exemple.example et a@b.example\n'],
  ['tasks', '- [ ] un\n- [x] deux\n'],
  ['entities and escapes', 'a &amp; b &nbsp; \\* \\{ \\< &#233;\n'],
  ['references', '[un][a] et [deux]\n\n[a]: /contact "Titre"\n[deux]: /process\n'],
  ['headings underlined', 'Titre\n-----\n\nAutre\n=====\n'],
  ['code', '```ts title="x"\nconst a = 1\n```\n\n~~~\nb\n~~~\n'],
])('%s, too', (_, body) => {
  const source = `---\ntitle: Un titre\n---\n\n${body}`
  expect(comparable(parse(source))).toEqual(comparable(parsePrecisely(source)))
})
