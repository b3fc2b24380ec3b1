import { expect, test } from 'vitest'
import { layPlanks } from './layPlanks.ts'
import type { Point } from './view.ts'

const floor = { width: 100, height: 40, pitch: 20, shortest: 5 }

function rectangle(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

test('rows of planks reach from one side of the land to the other', () => {
  expect(layPlanks([rectangle(10, 0, 50, 40)], floor)).toEqual([
    { x: 10, y: 10, length: 40 },
    { x: 10, y: 30, length: 40 },
  ])
})

test('a lake stays open', () => {
  expect(layPlanks([rectangle(10, 0, 90, 20), rectangle(30, 5, 60, 15)], floor)).toEqual([
    { x: 10, y: 10, length: 20 },
    { x: 60, y: 10, length: 30 },
  ])
})

test('planks end at the edge of the picture', () => {
  expect(layPlanks([rectangle(-30, 0, 130, 20)], floor)).toEqual([{ x: 0, y: 10, length: 100 }])
})

test('what is too small for a plank is left out', () => {
  expect(layPlanks([rectangle(10, 0, 14, 40)], floor)).toEqual([])
})

test('where there is no land there are no planks', () => {
  expect(layPlanks([], floor)).toEqual([])
})
