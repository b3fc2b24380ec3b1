import { expect, test } from 'vitest'
import { outcomeFigure } from './outcomeFigure.ts'

test('the figure is the number at the start of an outcome', () => {
  expect(outcomeFigure('1 840 chaînes de texte en 6 semaines')).toEqual({
    before: '',
    figure: '1 840 ',
    after: 'chaînes de texte en 6 semaines',
  })
})

test('the figure is the last number at the end, with its unit', () => {
  expect(outcomeFigure('Taux de conversion : de 0,9 % à 1,6 %')).toEqual({
    before: 'Taux de conversion : de 0,9 % à ',
    figure: '1,6 %',
    after: '',
  })
  expect(outcomeFigure('Average rating: from 3.6 to 4.3')?.figure).toBe('4.3')
})

test('an outcome in words has no figure', () => {
  expect(outcomeFigure('Quatre langues ajoutées au français en six semaines')).toBeUndefined()
  expect(outcomeFigure('Livrées en 70 h 40, pour 72 heures promises')).toBeUndefined()
})
