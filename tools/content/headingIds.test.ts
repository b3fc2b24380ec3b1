import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { readBody } from '../paper/readBody.ts'
import { checkBody } from './body.ts'
import { compileBody } from '../markdown/bodyUnderTest.ts'
import { reservedIds } from './headingIds.ts'

const FILE = 'content/fr/articles/x.mdx'

function readHeadings(names: readonly string[]) {
  const source = `---\ntitle: x\n---\n\n${names.map((name) => `## ${name}\n\nUn mot[^1].\n\n`).join('')}[^1]: Une note.\n`
  const { tree, fragments } = checkBody(source, FILE)
  if (!tree) throw new Error('It was parsed.')
  const compiled = compileBody(tree, 'fr', FILE)
  const ids: string[] = []
  visit(compiled, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id)
  })
  const paper = readBody(tree, { file: FILE, locale: 'fr' }).blocks.flatMap(({ type, place }) =>
    type === 'heading' ? String(place) : [],
  )
  return { ids, fragments, paper }
}

test('no heading has an id of the frame of its page, and none is there twice', () => {
  const { ids } = readHeadings(['Menu', 'Languages', 'Main', 'Footnote label', 'Menu', 'Video', 'Menu 1'])
  expect(ids.filter((id) => reservedIds.some((reserved) => reserved === id))).toEqual(['footnote-label'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('page, PDF and links agree on the ids', () => {
  const { ids, fragments, paper } = readHeadings(['Menu', 'L’été, *déjà*', 'Menu', '« Mots »', '`code` et ~~rien~~'])
  expect(fragments).toEqual(['menu-1', 'lété-déjà', 'menu-2', '-mots-', 'code-et-rien'])
  expect(ids).toEqual(expect.arrayContaining([...fragments]))
  expect(paper).toEqual(fragments)
})
