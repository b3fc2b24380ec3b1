import { expect, test } from 'vitest'
import { ALLOWED, listPackages } from './packages.ts'

const packages = listPackages(process.cwd())

test('every package has a licence that is allowed', () => {
  expect(packages.length).toBeGreaterThan(500)
  const refused = packages.filter(({ license }) => ALLOWED[license] === undefined)
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('what is allowed is in use', () => {
  const used = new Set(packages.map(({ license }) => license))
  expect(Object.keys(ALLOWED).filter((license) => !used.has(license))).toEqual([])
})
