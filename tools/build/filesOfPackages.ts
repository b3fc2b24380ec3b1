import { appendFile, cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The licences of the packages in the client bundle, by Vite: https://vite.dev/config/build-options.html#build-license */
export const LICENCES = 'licenses.txt'

/** The licences of other files that visitors download: fonts, the search, the readers of documents, flags. */
const FURTHER_LICENCES = {
  '@fontsource-variable/noto-serif-display': 'node_modules/@fontsource-variable/noto-serif-display/LICENSE',
  '@fontsource-variable/source-serif-4': 'node_modules/@fontsource-variable/source-serif-4/LICENSE',
  pagefind: 'node_modules/pagefind/LICENSE/LICENSE',
  'pdfjs-dist': 'node_modules/pdfjs-dist/LICENSE',
  entities: 'node_modules/entities/LICENSE',
  htmlparser2: 'node_modules/htmlparser2/LICENSE',
  'jsonc-parser': 'node_modules/jsonc-parser/LICENSE.md',
  marked: 'node_modules/marked/LICENSE',
  papaparse: 'node_modules/papaparse/LICENSE',
  saxen: 'node_modules/saxen/LICENSE',
  'flag-icons': 'components/agency/Hero/flags/LICENSE',
}
const PDF_READER = 'node_modules/pdfjs-dist'

/**
 * Adds files of packages to the built site that the bundler does not: licences, and the tables that the PDF reader
 * needs for the characters of older Chinese, Japanese and Korean documents (components/wordCount/formats/pdf.ts).
 *
 * MIT, ISC and the fonts' licence must be passed on; minified scripts lack them. https://openfontlicense.org/ofl-faq/
 *
 * @param root the project's root
 * @param site the built site, bundled
 */
export async function addFilesOfPackages(root: string, site: string): Promise<void> {
  const licences = Object.entries(FURTHER_LICENCES).map(async ([name, file]) => {
    const text = await readFile(join(root, file), 'utf8')
    // Its own headings would look like those of other packages.
    return `\n## ${name}\n\n${text.replaceAll(/^#+ /gm, '')}`
  })
  await appendFile(join(site, LICENCES), (await Promise.all(licences)).join(''))
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, PDF_READER, 'package.json'), 'utf8')))
  await cp(join(root, PDF_READER, 'cmaps'), join(site, `workers/cmaps-${version}`), { recursive: true })
}
