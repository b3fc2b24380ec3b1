import type { Element, Nodes } from 'hast'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { compileBody } from './bodyUnderTest.ts'
import { parse } from '../content/parse.ts'

function compile(markdown: string): { readonly notes: Element[]; readonly list: Element | undefined } {
  const notes: Element[] = []
  let list: Element | undefined
  visit(compileBody(parse(markdown), 'fr'), 'element', (element) => {
    if (element.tagName === 'small') notes.push(element)
    if (element.properties['dataFootnotes'] !== undefined) list = element
  })
  return { notes, list }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

test('each note stands beside its mark, too, hidden, and without what leads back', () => {
  const { notes, list } = compile("Un[^1] et deux[^b].\n\n[^1]: L'un, [ici](/process).\n\n[^b]: Deux.\n\n    Encore.")
  expect(notes.map(textOf)).toEqual(['1 L’un, ici.', '2 Deux.Encore.'])
  for (const { properties } of notes) expect(properties).toMatchObject({ hidden: true, ariaHidden: 'true' })
  const link = notes[0]?.children.find((child) => child.type === 'element' && child.tagName === 'a')
  expect(link).toMatchObject({ properties: { href: '/process', tabIndex: -1 } })
  expect(list?.properties['dataInMargin']).toBe('')
})

test('a note that is referred to twice stands beside its first mark', () => {
  expect(compile('Un[^1]. Deux[^1].\n\n[^1]: Note.').notes).toHaveLength(1)
})

test.each([
  ['a mark in a table', '| a[^1] |\n| - |\n| b |\n\n[^1]: Note.'],
  ['a mark in a component', '<Note title="x">\n\nUn[^1].\n\n</Note>\n\n[^1]: Note.'],
  ['a note that holds a list', 'Un[^1].\n\n[^1]: Note :\n\n    - a'],
  ['a note with a note', 'Un[^1].\n\n[^1]: Note[^2].\n\n[^2]: Autre.'],
])('with %s the list at the end is all there is', (_, markdown) => {
  const { notes, list } = compile(markdown)
  expect(notes).toEqual([])
  expect(list).toBeDefined()
  expect(list?.properties).not.toHaveProperty('dataInMargin')
})
