import { expect, test } from 'vitest'
import { exampleOf } from '../../../tests/guideExamples.ts'
import { editorConfiguration } from '../configuration.ts'
import { editorComponent } from './components.ts'

const { components } = editorConfiguration('.', 'fr')

test.each(components)('the editor writes the examples of $name as it has read them', (component) => {
  const { pattern, fromBlock, toBlock } = editorComponent(component)
  for (const language of ['fr', 'en'] as const) {
    const example = exampleOf(component.name, language)
    const match = pattern.exec(example)
    const values = match && fromBlock?.(match)
    expect(example).toContain(toBlock(values ?? {}))
    expect(values?.['inside']).toBeTruthy()
  }
})

test('quotation marks in attributes are read and written', () => {
  const component = components.find(({ name }) => name === 'Note')
  if (!component) throw new Error('Note is not in the registry.')
  const { pattern, fromBlock, toBlock } = editorComponent(component)
  const source = '<Note title="A &quot;word&quot;">\n\nText\n\n</Note>'
  const match = pattern.exec(source)
  const values = match && fromBlock?.(match)
  expect(values).toMatchObject({ title: 'A "word"', inside: 'Text' })
  expect(toBlock(values ?? {})).toBe(source)
})
