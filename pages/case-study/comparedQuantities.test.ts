import { expect, test } from 'vitest'
import { comparedQuantities } from './comparedQuantities.ts'

test.each([
  ['1,6 % des visites aboutissent à un achat (0,9 % auparavant)', ['0,9 %', 0.9], ['1,6 %', 1.6]],
  ['Conversion rate outside France: from 0.9% to 1.6%', ['0.9%', 0.9], ['1.6%', 1.6]],
  ['De 22 % à 38 % des commandes', ['22 %', 22], ['38 %', 38]],
  ['200 pages livrées en 70 h 30, pour 72 heures promises', ['72 heures', 72], ['70 h 30', 70.5]],
  ['Delivered in 70 hours 30 minutes, against a promised 72 hours', ['72 hours', 72], ['70 hours 30 minutes', 70.5]],
])('%s', (outcome, [before, from], [after, to]) => {
  expect(comparedQuantities(outcome)).toEqual({
    before: { text: before, value: from },
    after: { text: after, value: to },
  })
})

test.each(['212 défauts corrigés', '4,3 sur 5 (3,6 auparavant)', '20 %, 30 % et 40 %', 'Moins de 72 heures'])(
  'does not compare two: %s',
  (outcome) => expect(comparedQuantities(outcome)).toBeUndefined(),
)
