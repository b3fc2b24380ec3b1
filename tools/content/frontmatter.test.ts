import { expect, test } from 'vitest'
import { readFrontmatter } from './frontmatter.ts'

const FILE = 'content/en/articles/x.mdx'

/** Languages of gray-matter and of other generators, and names that every object of JavaScript has. */
const languages =
  'js javascript JS coffee coffeescript cson json toml yaml yml ts ; constructor toString __proto__'.split(' ')

test.each(languages)('front matter in ---%s is refused, and does not run', (language) => {
  const program = '{ title: (globalThis.wasRun = true) }'
  for (const space of ['', ' ', '\t', '\u00a0']) {
    const read = readFrontmatter(`---${space}${language}\n${program}\n---\n\nText.\n`, FILE)
    expect(read).toMatchObject({ problem: { rule: 'frontmatter-bounds', line: 1, column: 1 } })
  }
  expect(globalThis).not.toHaveProperty('wasRun')
})

test('YAML has values and a body, even after spaces', () => {
  const read = readFrontmatter('---  \ntitle: A\ndate: 2026-01-31\n---\t\n\nText.\n', FILE)
  expect(read).toMatchObject({
    data: { title: 'A', date: '2026-01-31' },
    body: expect.stringMatching(/^\s*Text\.\n$/),
  })
})

test.each([
  ['tags of JavaScript', "a: !!js/function 'function () { globalThis.wasRun = true }'"],
  ['references', 'a: &x [1]\nb: [*x, *x]'],
  ['an open bracket', 'a: ['],
  ['a list', '- a'],
])('%s have no object as value', (_name, yaml) => {
  const read = readFrontmatter(`---\n${yaml}\n---\n`, FILE)
  expect(Object.values(read.data).filter((value) => typeof value === 'object' || typeof value === 'function')).toEqual(
    [],
  )
})

test('a key that is named like a prototype is an ordinary key', () => {
  const read = readFrontmatter('---\n__proto__:\n  draft: true\n---\n', FILE)
  expect(read.data['draft']).toBeUndefined()
  expect({}).not.toHaveProperty('draft')
})
