import { expect, test } from 'vitest'
import { findWrittenAddresses } from './writtenAddresses.ts'

test.each([
  ['![a](x.jpg)', 'x.jpg'],
  ["![a](x.jpg 'Une légende')", 'x.jpg'],
  ['![a [b]](../../images/x.jpg "Une légende")', '../../images/x.jpg'],
  ['![a](<mon image.jpg>)', 'mon image.jpg'],
  ['![a](mon image (1).jpg)', 'mon image (1).jpg'],
  ['image: ../../images/x.jpg', '../../images/x.jpg'],
  ["image: 'x.jpg' # la mienne", 'x.jpg'],
])('%s', (source, address) => {
  const [found, ...others] = findWrittenAddresses(`é\n${source}\n`)
  expect(others).toEqual([])
  expect(found?.address).toBe(address)
  expect(found && source.slice(found.from.column - 1, found.to.column - 1)).toBe(address)
  expect(found?.from.line).toBe(2)
})

test('two in a line are two', () => {
  expect(findWrittenAddresses('![a](x.jpg) et ![b](y.png)').map(({ address }) => address)).toEqual(['x.jpg', 'y.png'])
})
