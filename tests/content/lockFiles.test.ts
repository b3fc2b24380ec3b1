import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      /** It arrives within another package. */
      inBundle: z.boolean().optional(),
    }),
  ),
})

test('the one lock file has the hash of every package, and names no registry', () => {
  const ignore = ['**/node_modules/**', '.cache/**', 'dist/**']
  expect(globSync('**/package-lock.json', { dot: true, ignore })).toEqual(['package-lock.json'])
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const wrong = Object.entries(packages).filter(
    ([path, { integrity, resolved, inBundle }]) =>
      path !== '' && ((!integrity?.startsWith('sha512-') && !inBundle) || resolved !== undefined),
  )
  expect(wrong.map(([path]) => path)).toEqual([])
})
