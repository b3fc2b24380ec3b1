import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/** https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      /** It arrives within another package. */
      inBundle: z.boolean().optional(),
    }),
  ),
})

const files = globSync('**/package-lock.json', {
  dot: true,
  ignore: ['**/node_modules/**', '.cache/**', 'dist/**'],
}).toSorted()

test('the project, its tests of hosts and the program of each host are locked', () => {
  expect(files).toEqual([
    '.github/actions/deploy/cloudflare/package-lock.json',
    '.github/actions/deploy/netlify/package-lock.json',
    'package-lock.json',
    'tests/hosts/package-lock.json',
  ])
})

describe.each(files)('%s', (file) => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const locked = Object.entries(packages).filter(([path]) => path !== '')

  test('has the hash of every package, on every platform', () => {
    const without = locked.filter(([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle)
    expect(without.map(([path]) => path)).toEqual([])
  })

  test('names no registry: whoever installs has theirs', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })
})
