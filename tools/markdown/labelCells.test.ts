import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { compileBody } from './bodyUnderTest.ts'
import { parse } from '../content/parse.ts'

function compile(markdown: string): Element[] {
  const elements: Element[] = []
  visit(compileBody(parse(markdown), 'fr'), 'element', (element) => void elements.push(element))
  return elements
}

const named = (elements: readonly Element[], name: string) => elements.filter(({ tagName }) => tagName === name)

test('each cell has the heading of its column, as it is printed, and an empty one none', () => {
  const cells = named(compile("| Mot | Ce qu'il **dit** ! |\n| - | - |\n| a | b |\n| c | |"), 'td')
  expect(cells.map(({ properties }) => properties['dataLabel'])).toEqual([
    'Mot',
    'Ce qu’il dit\u202f!',
    'Mot',
    undefined,
  ])
})

test('a table of figures is told from one of sentences, and from one too wide for a telephone', () => {
  const isOfFigures = (markdown: string) => 'dataFigures' in (named(compile(markdown), 'table')[0]?.properties ?? {})
  expect(isOfFigures('| Indicateur | Promis | Livré |\n| - | -: | -: |\n| Délai de livraison | 72 h | 70 h 40 |')).toBe(
    true,
  )
  expect(isOfFigures('| Question | Réponse |\n| - | - |\n| Qui ? | Deux personnes au moins |')).toBe(false)
  expect(isOfFigures(`|${' Indicateur |'.repeat(5)}\n|${' - |'.repeat(5)}\n|${' 1 |'.repeat(5)}`)).toBe(false)
})
