import { expect, test } from 'vitest'
import { guessLanguage } from './guessLanguage.ts'

test.each([
  ['fr', 'Le présent contrat est conclu entre les parties pour une durée de deux ans, et il ne peut être cédé.'],
  ['en', 'This agreement is made between the parties for a period of two years, and it may not be assigned.'],
  [
    'de',
    'Dieser Vertrag wird zwischen den Parteien für die Dauer von zwei Jahren geschlossen und ist nicht übertragbar.',
  ],
  ['es', 'El presente contrato se celebra entre las partes por un período de dos años y no es posible su cesión.'],
  ['pt', 'O presente contrato é celebrado entre as partes por um período de dois anos e não pode ser cedido.'],
  ['it', 'Il presente contratto è concluso tra le parti per la durata di due anni e non può essere ceduto con altri.'],
  ['nl', 'Deze overeenkomst wordt gesloten tussen de partijen voor de duur van twee jaar en is niet overdraagbaar.'],
  ['sw', 'Mkataba huu ni kati ya pande mbili kwa muda wa miaka miwili na hauwezi kuhamishwa kwa mtu mwingine.'],
  ['ar', 'أبرمت هذه الاتفاقية بين الطرفين لمدة سنتين ولا يجوز التنازل عنها'],
  ['zh', '本合同由双方签订，有效期为两年，未经同意不得转让给第三方。'],
  ['ja', 'この契約は両当事者の間で二年間の期間で締結され、譲渡することはできません。'],
])('a sentence in %s is recognized', (language, text) => {
  expect(guessLanguage(text)).toBe(language)
})

test('of a name or a few words no language is guessed', () => {
  expect(['', 'Passerelle', 'Menu du jour', '12 345 678'].map(guessLanguage)).toEqual(Array(4).fill(undefined))
})
