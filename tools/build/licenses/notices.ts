import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { z } from 'zod'
import { faces } from '../../assets/fonts/faces.ts'

/** Vite's list of the packages in the client bundle: https://vite.dev/config/build-options.html#build-license */
export const BUNDLED = 'licenses.json'
/** The file in the built site. */
const NOTICES = 'licenses.txt'

/** Packages of which visitors get files that are no script of a page: the search and the reader of PDFs. */
const SERVED = ['pagefind', 'pdfjs-dist']
/** Of which the files are here. */
const COPIED = [{ name: 'flag-icons', version: '7.5.0', licence: 'components/agency/Hero/flags/LICENSE' }]
const LINE = `\n\n${'-'.repeat(80)}\n\n`

interface Notice {
  readonly name: string
  readonly version: string
  readonly text: string
}

/** Some packages name their licence, and come without its text. */
const bundledPackage = z.union([
  z.object({ name: z.string(), version: z.string(), text: z.string() }),
  z.object({ name: z.string(), version: z.string(), identifier: z.string() }).transform(({ identifier, ...named }) => ({
    ...named,
    text: `${identifier}: https://spdx.org/licenses/${identifier}.html`,
  })),
])
const packageFile = z.object({ name: z.string(), version: z.string() })

/**
 * Writes the licences of what visitors get of others: MIT, ISC and the licence of the fonts ask that they come along, and
 * minified script has no room for them. https://openfontlicense.org/ofl-faq/
 *
 * @param root the project's root
 * @param site the built site, with what Vite has written of the script
 * @throws Error where a package names no licence
 */
export async function writeNotices(root: string, site: string): Promise<void> {
  const file = join(site, BUNDLED)
  const bundled = z.array(bundledPackage).parse(JSON.parse(await readFile(file, 'utf8')))
  const fonts = faces.map(({ source }) => source.split('/').slice(0, 2).join('/'))
  const served = await Promise.all([...new Set([...fonts, ...SERVED])].map((name) => readNotice(root, name)))
  const copied = await Promise.all(
    COPIED.map(async ({ licence, ...named }) => ({
      ...named,
      text: (await readFile(join(root, licence), 'utf8')).trim(),
    })),
  )
  const notices = [...bundled, ...served, ...copied].toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const texts = notices.map(({ name, version, text }) => `${name} ${version}\n\n${text.replaceAll('\r\n', '\n')}`)
  await writeFile(join(site, NOTICES), `${['What this site is made with, and its licences', ...texts].join(LINE)}\n`)
  await rm(file)
}

async function readNotice(root: string, name: string): Promise<Notice> {
  const folder = join(root, 'node_modules', name)
  // Some have a folder of them.
  const files = await glob(['licen[cs]e{,.*}', 'licen[cs]e/*'], { cwd: folder, caseSensitiveMatch: false })
  if (files.length === 0) throw new Error(`${name} comes without its licence: visitors may not be given it.`)
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(folder, file), 'utf8')))
  const { version } = packageFile.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  return { name, version, text: texts.map((text) => text.trim()).join('\n\n') }
}
