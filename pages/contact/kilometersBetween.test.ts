import { expect, test } from 'vitest'
import { kilometersBetween } from './kilometersBetween.ts'

const paris = { latitude: 48.8566, longitude: 2.3522 }

test('distances follow the surface of the Earth, also across the date line', () => {
  expect(kilometersBetween(paris, { latitude: 40.7128, longitude: -74.006 })).toBeCloseTo(5837, -1)
  expect(kilometersBetween({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(222, 0)
  expect(kilometersBetween(paris, paris)).toBe(0)
})
