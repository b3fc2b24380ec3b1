import { expect, test } from 'vitest'
import type { Pen } from './pen.ts'
import { pageBottom, pageTop } from './sheet.ts'
import { glue, placeSlabs, type Slab } from './slabs.ts'

const page = pageBottom - pageTop

/** Places slabs and says on which page each came, and where. */
function place(slabs: readonly Slab[]): [page: number, y: number][] {
  let pages = 1
  const placed: [number, number][] = []
  const noted = slabs.map((slab): Slab => ({ ...slab, draw: (y) => placed.push([pages, y - pageTop]) }))
  // Placing needs no more of a pen than this.
  placeSlabs({ addPage: () => (pages += 1) } as unknown as Pen, noted, { y: pageTop, floor: 0 })
  return placed
}

const slab = (height: number, rest: Partial<Slab> = {}): Slab => ({ before: 0, height, draw: () => {}, ...rest })

test('slabs stand one below the other, and go on to the next page', () => {
  expect(place([slab(100), slab(100, { before: 10 }), slab(page - 200, { before: 10 })])).toEqual([
    [1, 0],
    [1, 110],
    [2, 0],
  ])
})

test('what is glued to the next goes with it: a heading is not left behind', () => {
  expect(place([slab(page - 100), slab(20, { isGlued: true }), slab(90)])).toEqual([
    [1, 0],
    [2, 0],
    [2, 20],
  ])
})

test('what stands in the margin has what follows beside it, and the next one below it', () => {
  const heading = slab(0, { reach: 80, isGlued: true, before: 10 })
  expect(place([heading, slab(30), heading, slab(30)])).toEqual([
    [1, 0],
    [1, 0],
    [1, 90],
    [1, 90],
  ])
})

test('what is glued together and longer than a page is broken all the same', () => {
  expect(place(glue([slab(page - 10), slab(20), slab(20)]))).toEqual([
    [1, 0],
    [2, 0],
    [2, 20],
  ])
})

test('the head of a table is shown again where its rows go on', () => {
  const repeated = { height: 15, draw: () => {} }
  expect(place([slab(page - 10), slab(20, { repeated })])).toEqual([
    [1, 0],
    [2, 15],
  ])
})
