import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { siteConfig } from '../../../site.config.ts'
import { buildFootbridge } from './buildFootbridge.ts'
import { colors, drawMap } from './drawMap.ts'
import { traceLand } from './traceLand.ts'
import { height, locate, width, type Place, type Point } from './view.ts'

const { canada, cameroon } = siteConfig.offices
const montreal: Place = [canada.longitude, canada.latitude]
const douala: Place = [cameroon.longitude, cameroon.latitude]

describe('the footbridge', () => {
  const { deck, piers } = buildFootbridge(montreal, douala)

  test('lies on both banks', () => {
    expect(deck.at(0)).toEqual(locate(montreal))
    expect(deck.at(-1)).toEqual(locate(douala))
  })

  test('is carried above the water', () => {
    for (const [[, foot], [, top]] of piers) expect(top).toBeLessThan(foot)
  })

  test('stays in the picture', () => {
    for (const [x, y] of deck) {
      expect(Math.min(x, width - x)).toBeGreaterThan(0)
      expect(Math.min(y, height - y)).toBeGreaterThan(0)
    }
  })
})

describe('the map', () => {
  let land: Point[][] = []
  let map = ''
  beforeAll(async () => {
    land = await traceLand()
    map = drawMap(land, montreal, douala)
  })

  test('shows the coasts as they are', () => {
    const isLand = (place: Place) => {
      const [x, y] = locate(place)
      const [, rows = ''] = /stroke-dasharray="28 3" d="([^"]*)"/.exec(map) ?? []
      return [...rows.matchAll(/M(\d+) (\d+)h(\d+)/g)]
        .map((row) => row.map(Number))
        .some(([, start = 0, row = 0, length = 0]) => Math.abs(row - y) <= 4 && x >= start && x <= start + length)
    }
    const banks: Record<string, Place> = {
      Québec: [-72, 52],
      Sahara: [5, 24],
      France: [2.5, 46.5],
      Greenland: [-42, 70],
    }
    const waters: Record<string, Place> = { Atlantic: [-40, 35], 'Gulf of Guinea': [3, 1], Hudson: [-85, 60] }
    expect(Object.keys(banks).filter((name) => !isLand(banks[name] ?? [0, 0]))).toEqual([])
    expect(Object.keys(waters).filter((name) => isLand(waters[name] ?? [0, 0]))).toEqual([])
  })

  test('weighs at most 8 kB', () => {
    expect(Buffer.byteLength(map)).toBeLessThanOrEqual(8000)
  })

  test('has no style attribute and no script', () => {
    expect(map).not.toMatch(/style=|<script|<style/)
  })
})

test('an office that the map does not show stops the build', () => {
  expect(() => locate([139.7, 35.7])).toThrow('does not show 139.7, 35.7')
  expect(() => locate([-70.7, -33.4])).toThrow('Turn it')
})

test('the colours are those of the night', () => {
  const tokens = readFileSync(new URL('../../../renderer/styles/tokens.css', import.meta.url), 'utf8')
  const night = (name: string) => new RegExp(`--color-${name}: light-dark\\(#\\w+, (#\\w+)\\)`).exec(tokens)?.[1]
  expect(colors).toEqual({
    sea: night('paper'),
    land: night('river'),
    bridge: night('accent'),
    piers: night('ink'),
  })
})
