import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { alter } from './alter.ts'

const question = (text: string) => createElement('details', { key: text }, createElement('summary', null, text))

test('the first element of a type has other attributes, at whatever depth; all else stays', () => {
  const tree = createElement('div', null, [question('One'), question('Two')], ' and text')
  expect(renderToStaticMarkup(alter(tree, { details: { open: true } }))).toBe(
    '<div><details open=""><summary>One</summary></details><details><summary>Two</summary></details> and text</div>',
  )
})

test('an element without content stays without', () => {
  const tree = createElement('label', null, createElement('input', { type: 'checkbox' }))
  expect(renderToStaticMarkup(alter(tree, { input: { defaultChecked: true } }))).toBe(
    '<label><input type="checkbox" checked=""/></label>',
  )
})
