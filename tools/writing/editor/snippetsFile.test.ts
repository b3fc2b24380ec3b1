import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mdxComponentRules } from '../../../components/mdx/registry.ts'
import { type CollectionName, collections, isCollectionName } from '../../../content/collections.ts'
import { checkBody } from '../../content/body.ts'
import { parseFrontmatter } from '../../content/frontmatter.ts'
import { componentSnippets, markdownSnippets } from './bodySnippets.ts'
import { documentSnippets, keySnippets } from './frontmatterSnippets.ts'
import type { Snippet } from './snippet.ts'
import { formatSnippets, SNIPPETS_FILE } from './snippetsFile.ts'
import { Tabstops } from './tabstops.ts'

test('the file is as the schemas and components are: npm run assets writes it', () => {
  expect(readFileSync(SNIPPETS_FILE, 'utf8')).toBe(formatSnippets())
})

/** What VS Code would insert, each choice and each text taken as it is offered. */
function expand({ body }: Snippet): string {
  return body
    .join('\n')
    .replaceAll('$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE', '2026-01-31')
    .replaceAll(/\$\{\d+\|((?:[^\\,|]|\\.)*)[^}]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replaceAll(/\$\{\d+\}|\$0/g, '')
    .replaceAll(/\$(\d)/g, '$1')
    .replaceAll(/\\([\\$}|,])/g, '$1')
}

/**
 * What is wrong with the frontmatter that a snippet writes, but for texts that are not long enough yet, and for one rule that
 * the shape of a schema does not tell.
 */
function faultsOf(name: CollectionName, source: string) {
  const { diagnostics } = parseFrontmatter(source, 'x.mdx', collections[name].schema)
  return diagnostics.filter(({ rule }) => rule !== 'value-too-short' && rule !== 'contact-incomplete')
}

describe('of each collection', () => {
  const names = Object.keys(collections).filter(isCollectionName)

  test.each(names)('the whole frontmatter of %s has all that it must have', (name) => {
    const snippet = documentSnippets()[`frontmatter of ${name}`]
    if (!snippet) throw new Error(`There is none for ${name}.`)
    expect(faultsOf(name, expand(snippet))).toEqual([])
  })

  test.each(names)('every key of %s is offered, and right', (name) => {
    const own = Object.values(keySnippets()).filter(({ description }) => description.includes(name))
    const keys = Object.keys(collections[name].schema.shape).filter((key) => key !== 'translatedFrom')
    expect(own.map(({ prefix }) => prefix).toSorted()).toEqual(keys.toSorted())
    for (const snippet of own) {
      const faults = faultsOf(name, `---\n${expand(snippet)}\n---\n`)
      expect(
        faults.filter(
          ({ rule = '', message }) =>
            message.startsWith(`${String(snippet.prefix)}`) && !rule.startsWith('key-missing'),
        ),
      ).toEqual([])
    }
  })
})

test('a key with a few known values offers them', () => {
  expect(keySnippets()['category of articles, services']?.body).toEqual([
    'category: ${1|legal,localization,mt-vs-human|}',
  ])
})

describe('of the body', () => {
  test.each(Object.entries({ ...componentSnippets(), ...markdownSnippets }))(
    '%s is read without an error',
    (_name, snippet) => {
      const source = `---\ntitle: x\n---\n\nText ${expand(snippet).startsWith('[') ? '' : '\n\n'}${expand(snippet)}\n\nText.\n`
      const { diagnostics } = checkBody(source.replace('>\n\n\n\n</', '>\n\nText.\n\n</'), 'x.mdx')
      expect(diagnostics).toEqual([])
    },
  )

  test('every component is among them', () => {
    expect(Object.keys(componentSnippets())).toEqual(Object.keys(mdxComponentRules).map((name) => `component ${name}`))
  })
})

test('what has a meaning in snippets is escaped in texts and in choices', () => {
  const stops = new Tabstops()
  expect(stops.text('1 $ {a}')).toBe(String.raw`\${1:1 \$ {a\}}`.slice(1))
  expect(stops.choice(['a,b', 'c|d'])).toBe(String.raw`\${2|a\,b,c\|d|}`.slice(1))
})
