import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { compileBody } from '../../tests/content/compileBody.ts'
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
