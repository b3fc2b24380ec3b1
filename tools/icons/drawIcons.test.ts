import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons } from './drawIcons.ts'

test.each([...drawIcons('.')])('%s shows the footbridge of the header (npm run icons draws it anew)', (file, icon) => {
  expect(readFileSync(file).equals(Buffer.from(icon))).toBe(true)
})
