import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * The licences that packages may have, and why that is in order. Visitors get of them only what tools/build/licenses/notices.ts
 * names; all else builds and checks the site, and is passed on to nobody.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  MIT: 'permissive: asks to be passed on with its text',
  ISC: 'permissive, as MIT',
  'BSD-2-Clause': 'permissive, as MIT',
  'BSD-3-Clause': 'permissive, as MIT',
  'Apache-2.0': 'permissive, with a grant of patents',
  '0BSD': 'asks for nothing',
  WTFPL: 'asks for nothing',
  'BlueOak-1.0.0': 'permissive, as MIT',
  'Python-2.0': 'permissive, as BSD',
  'OFL-1.1': 'fonts: may be cut down and served, with its text',
  '(MIT AND Zlib)': 'both permissive',
  'MPL-2.0': 'asks for the source of changed files: tools that are used as they are',
  'LGPL-3.0': 'word lists for the spelling, used as they are',
  'LGPL-3.0-or-later': 'the library below sharp, used as it is',
  'Apache-2.0 AND LGPL-3.0-or-later': 'sharp with the library below it, used as they are',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'sharp with the library below it, used as they are',
  'CC-BY-4.0': 'which browsers know what: data for the bundler',
  'CC BY-SA 4.0': 'word lists for the spelling, used as they are',
}

/** A package that is installed, and its licence. */
export interface LicensedPackage {
  readonly name: string
  readonly version: string
  readonly license: string
}

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), license: z.string().optional() })),
})
/** https://docs.npmjs.com/cli/v11/configuring-npm/package-json#license, which tells of the older way, too */
const olderPackageFile = z.object({ licenses: z.array(z.object({ type: z.string() })) })

/**
 * All packages that `npm ci` installs, on any system, in order.
 *
 * @param root the project's root, with its packages installed
 * @throws Error where one names no licence
 */
export function listPackages(root: string): LicensedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      license: license ?? readOlderLicense(root, place),
    }))
}

function readOlderLicense(root: string, place: string): string {
  const file = join(root, place, 'package.json')
  const { data } = olderPackageFile.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!data) throw new Error(`${file} names no licence. Look for it where the package comes from, or do without it.`)
  return data.licenses.map(({ type }) => type).join(' AND ')
}
