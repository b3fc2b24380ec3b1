import { describe, expect, test } from 'vitest'
import { drawingsOfEditors, hostileDrawings } from '../../../tests/fixtures/drawings.ts'
import { measureDrawing } from './svg.ts'

const rulesOf = (source: string | Uint8Array) =>
  measureDrawing(typeof source === 'string' ? new TextEncoder().encode(source) : source, 'x.svg').diagnostics.map(
    ({ rule }) => rule,
  )

describe('what runs, fetches or never ends is refused', () => {
  test.each(Object.entries(hostileDrawings))('%s', (_, source) => {
    expect(rulesOf(source)).toHaveLength(1)
  })
})

describe('what editors export is taken as it is', () => {
  test.each(Object.entries(drawingsOfEditors))('%s', (_, source) => {
    expect(rulesOf(source)).toEqual([])
  })
})

test('places are counted in the file as it was written', () => {
  const source = '\ufeff<svg xmlns="http://www.w3.org/2000/svg">\r\n  <g\r\n   id="é𝄞" onclick="x()"/>\r\n</svg>'
  const { diagnostics } = measureDrawing(new TextEncoder().encode(source), 'x.svg')
  expect(diagnostics).toMatchObject([{ rule: 'svg-unsafe', line: 3, column: 13 }])
})
