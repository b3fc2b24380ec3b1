import { expect, test } from 'vitest'
import { choose, screens, themes } from './choose.ts'

const addresses = ['/fr', '/fr/about', '/fr/blog', '/fr/blog/2', '/en', '/en/about']

test('without arguments, every page at every width in both themes', () => {
  expect(choose([], addresses)).toEqual({ addresses, screens, themes, textSize: '100%' })
})

test('an address stands for all that begin with it', () => {
  expect(choose(['/fr/blog'], addresses).addresses).toEqual(['/fr/blog', '/fr/blog/2'])
  expect(choose(['/en', '/fr/about'], addresses).addresses).toEqual(['/fr/about', '/en', '/en/about'])
})

test('widths, themes and a size of text go with addresses, in any order', () => {
  const chosen = choose(['dark', '/fr/about', '390', '150%', '1440'], addresses)
  expect(chosen.addresses).toEqual(['/fr/about'])
  expect(chosen.screens.map(({ width }) => width)).toEqual([390, 1440])
  expect(chosen.themes).toEqual(['dark'])
  expect(chosen.textSize).toBe('150%')
})

test.each(['400', 'sepia', '110%', 'fr/about', ''])('"%s" is refused, with all that is possible', (unknown) => {
  expect(() => choose(['390', unknown], addresses)).toThrow(
    /does not know[^]*390, 768, 900[^]*light, dark[^]*150%[^]*\/fr\/about/,
  )
})

test.each(['/fr/abuot', 'fr/about'])('%s is answered with the address that was meant', (slip) => {
  expect(() => choose([slip], addresses)).toThrow('Did you mean "/fr/about"?')
})
