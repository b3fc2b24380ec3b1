import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { mdxComponentRules } from '../../components/mdx/registry.ts'
import { collections, isCollectionName } from '../../content/collections.ts'

const prefix = z.union([z.string(), z.array(z.string())]).transform((names) => [names].flat())
const snippets = z
  .record(z.string(), z.object({ prefix, description: z.string() }))
  .parse(JSON.parse(readFileSync('.vscode/content.code-snippets', 'utf8')))

test('VS Code offers every component', () => {
  const offered = Object.keys(snippets).filter((name) => name.startsWith('component '))
  expect(offered).toEqual(Object.keys(mdxComponentRules).map((name) => `component ${name}`))
})

test.each(Object.keys(collections).filter(isCollectionName))('VS Code offers every key of %s', (name) => {
  const offered = new Set(
    Object.values(snippets)
      .filter(({ description }) => new RegExp(`\\b${name}\\b`).test(description))
      .flatMap((snippet) => snippet.prefix),
  )
  // The command writes the last: npm run status -- --confirm.
  const keys = Object.keys(collections[name].schema.shape).filter((key) => key !== 'translatedFrom')
  expect(keys.filter((key) => !offered.has(key))).toEqual([])
})
