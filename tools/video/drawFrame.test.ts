import { expect, test } from 'vitest'
import { crossings } from './crossings.ts'
import { drawFrame, drawPoster, DURATION } from './drawFrame.ts'

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

test.each(crossings)('$name: on its poster a word stands whole on both banks, and is cut nowhere', (crossing) => {
  const poster = drawPoster(crossing)
  const [from, to] = crossing.words[0] ?? []
  expect([...poster.matchAll(/<textPath[^>]*>([^<]+)</g)].map(([, word]) => word)).toEqual([from, to])
  expect(poster).not.toContain('clip-path=')
})
