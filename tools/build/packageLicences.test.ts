import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/**
 * The licences that packages may have. Visitors receive only the packages that licenses.txt lists; all
 * others build and check the site, and are not distributed.
 */
const ALLOWED = [
  // Permissive: some ask to be passed on with their text.
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'WTFPL',
  'BlueOak-1.0.0',
  'Python-2.0',
  'PSF-2.0',
  'Unlicense',
  'CC0-1.0',
  '(MIT AND Zlib)',
  // Fonts: may be cut down and served, with the text.
  'OFL-1.1',
  // Tools, libraries and data that are used as they are.
  'MPL-2.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'CC-BY-4.0',
  // Of date-holidays, which lists the closed days: only dates are taken.
  '(ISC AND CC-BY-3.0)',
  'CC BY-SA 4.0',
]

const lockfile = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) })
/** https://docs.npmjs.com/cli/v11/configuring-npm/package-json#license, which also documents the older form */
const olderPackageFile = z.object({ licenses: z.array(z.object({ type: z.string() })) })

function readOlderLicense(place: string): string {
  const { licenses } = olderPackageFile.parse(JSON.parse(readFileSync(`${place}/package.json`, 'utf8')))
  return licenses.map(({ type }) => type).join(' AND ')
}

test('every package has a licence that is allowed, and every licence that is allowed is in use', () => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const licenses = Object.entries(packages).flatMap(([place, { license }]) =>
    place === '' ? [] : (license ?? readOlderLicense(place)),
  )
  expect([...new Set(licenses)].toSorted()).toEqual(ALLOWED.toSorted())
})
