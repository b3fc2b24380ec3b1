import { expect, test } from 'vitest'
import { goodName, isGoodName } from './pictureNames.ts'

test.each([
  ['IMG_1234.JPG', 'img-1234.jpg'],
  ['mon image.jpg', 'mon-image.jpg'],
  ['Marché de Bœuf (1).jpeg', 'marche-de-boeuf-1.jpeg'],
  ['cafe\u0301.png', 'cafe.png'],
  ['照片.jpg', 'picture.jpg'],
  ['a.b.jpg', 'a-b.jpg'],
])('%s should be called %s', (name, good) => {
  expect(isGoodName(name)).toBe(false)
  expect(goodName(name)).toBe(good)
  expect(isGoodName(good)).toBe(true)
})
