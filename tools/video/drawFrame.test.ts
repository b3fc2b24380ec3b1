import { expect, test } from 'vitest'
import { crossings } from './crossings.ts'
import { drawFrame, DURATION } from './drawFrame.ts'

test.each(crossings)('$name: each second gives the same drawing each time', (crossing) => {
  for (const second of [0, 3.45, DURATION]) expect(drawFrame(crossing, second)).toBe(drawFrame(crossing, second))
  expect(drawFrame(crossing, 1)).not.toBe(drawFrame(crossing, 2))
})

test.each(crossings)('$name: all words have crossed and all is counted at the end', (crossing) => {
  const last = drawFrame(crossing, DURATION)
  expect(crossing.far).toHaveLength(crossing.words.length + 1)
  expect(last).toContain(`>${crossing.far.at(-1)}</text>`)
  expect(last).not.toContain('textPath')
})
