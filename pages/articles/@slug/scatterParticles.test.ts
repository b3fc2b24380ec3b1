import { expect, test } from 'vitest'
import { scatterParticles } from './scatterParticles.ts'

test('there are exactly 40 particles, each in a place of its own', () => {
  const particles = scatterParticles()
  expect(particles).toHaveLength(40)
  expect(new Set(particles.map(({ x, y }) => `${x} ${y}`)).size).toBe(40)
})

test('they are in the same places on every build', () => {
  expect(scatterParticles()).toEqual(scatterParticles())
  const first = scatterParticles().slice(0, 3)
  expect(first).toEqual([
    { x: 1432, y: 562 },
    { x: 1282, y: 532 },
    { x: 1192, y: 532 },
  ])
})

test('they rest on the machine’s side of the cover', () => {
  for (const { x, y } of scatterParticles()) {
    expect(x).toBeGreaterThan(800)
    expect(x).toBeLessThan(1600)
    expect(y).toBeGreaterThan(-60)
    expect(y).toBeLessThan(840)
  }
})
