import { expect, test } from 'vitest'
import { splitFigure } from './splitFigure.ts'

test('the words before and after a number are split from it', () => {
  expect(splitFigure('moins de 24 heures')).toEqual({ before: 'moins de ', number: '24', after: ' heures' })
  expect(splitFigure('ISO 17100')).toEqual({ before: 'ISO ', number: '17100', after: '' })
})

test('a range and a number with marks inside stay whole', () => {
  expect(splitFigure('24 à 48 heures').number).toBe('24 à 48')
  expect(splitFigure('24 h/24, 7 j/7')).toEqual({ before: '', number: '24 h/24', after: ', 7 j/7' })
})

test('a number keeps its sign', () => {
  expect(splitFigure('99,9 %').number).toBe('99,9 %')
  expect(splitFigure('€50 per hour')).toEqual({ before: '', number: '€50', after: ' per hour' })
  expect(splitFigure('100 € la page').number).toBe('100 €')
})

test('a text without digits stays whole', () => {
  expect(splitFigure('sur devis')).toEqual({ before: '', number: 'sur devis', after: '' })
})
