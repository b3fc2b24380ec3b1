import { afterEach, describe, expect, test, vi } from 'vitest'
import french from '../content/fr/strings/formMessages.json'
import { inPseudoLanguage, PSEUDO_VARIABLE, pseudolocalize } from './pseudoLanguage.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a text in the pseudo-language', () => {
  test('has accents on long words, and brackets around them', () => {
    expect(pseudolocalize('Demander un devis')).toBe('[!! Déémâândéér ûûn déévîîs !!]')
  })

  test('is longer by two fifths', () => {
    const text = 'Rien n’est perdu : tout ce que vous avez écrit est encore ici, et nous vous répondons sous peu.'
    const { length } = pseudolocalize(text)
    expect(length / text.length).toBeGreaterThan(1.3)
    expect(length / text.length).toBeLessThan(1.5)
  })

  test('keeps placeholders, and the texts that it shows', () => {
    expect(pseudolocalize('{{count}} pages sous $t(facts:replyTime)')).toBe(
      '[!! {{count}} pââgéés sôôûûs $t(facts:replyTime) !!]',
    )
    expect(pseudolocalize('{{phoneCanada}}')).toBe('{{phoneCanada}}')
    expect(pseudolocalize('$t(facts:replyTime)')).toBe('$t(facts:replyTime)')
  })

  test('stays an address where it is one', () => {
    expect(pseudolocalize('/services/legalTranslation')).toBe('/services/legalTranslation')
    expect(pseudolocalize('mailto:a@example.com')).toBe('mailto:a@example.com')
  })
})

describe('texts of a file', () => {
  test('are what they are unless it was asked for', () => {
    expect(inPseudoLanguage(french)).toBe(french)
  })

  test('keep their shape and their placeholders', () => {
    vi.stubEnv(PSEUDO_VARIABLE, 'true')
    const { attachment, phones, sent } = inPseudoLanguage(french)
    expect(Object.keys(sent)).toEqual(Object.keys(french.sent))
    expect(attachment.remove).toBe('[!! Réétîîréér {{name}} !!]')
    expect(phones).toEqual(french.phones)
  })
})
