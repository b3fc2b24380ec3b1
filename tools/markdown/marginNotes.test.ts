import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { compileBody } from '../../tests/content/compileBody.ts'
import { parse } from '../content/parse.ts'

test.each([
  ['a mark in a table', '| a[^1] |\n| - |\n| b |\n\n[^1]: Note.'],
  ['a mark in a component', '<Note title="x">\n\nUn[^1].\n\n</Note>\n\n[^1]: Note.'],
  ['a note that holds a list', 'Un[^1].\n\n[^1]: Note :\n\n    - a'],
  ['a note with a note', 'Un[^1].\n\n[^1]: Note[^2].\n\n[^2]: Autre.'],
])('with %s the list at the end is all there is', (_, markdown) => {
  visit(compileBody(parse(markdown), 'fr'), 'element', ({ tagName, properties }) => {
    expect(tagName).not.toBe('small')
    expect(properties).not.toHaveProperty('dataInMargin')
  })
})
