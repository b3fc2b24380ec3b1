import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'
import { locales } from '../renderer/languages.ts'
import { siteConfig } from '../site.config.ts'
import { forgetContent, loadContent } from './content/load.ts'
import { slugOf } from './content/slug.ts'
import { fileOf, groupVersions, stateOf } from './content/translations.ts'
import { confirmTranslations } from './status/confirmTranslations.ts'

/** Where the agency's name is written; the code takes it from site.config.ts. */
const FILES = [
  'site.config.ts',
  'package.json',
  'README.md',
  'docs/*.md',
  'hosting/*',
  'content/**/*.{json,mdx,md,txt,vtt,svg}',
  'public/**/*.svg',
]
/** Short words that lose their vowel before another one, in French. https://www.btb.termiumplus.gc.ca/redac-chap?lang=fra&lettr=chapsect2&info0=2.2 */
const ELIDED = 'de|que|le|la|ne|se|ce|je|me|te|jusque|lorsque|puisque|quoique'
const VOWEL = /^[aeiouyàâæéèêëîïôœùûü]/i

/** A place where the new name may sound wrong. */
export interface Remark {
  /** `content/fr/strings/about.json:4:31` */
  readonly place: string
  readonly message: string
}

/**
 * Gives the agency another name, wherever it is written. Translations stay as current as they were: both sides change.
 *
 * @param root the project's root
 * @returns what a French ear has to listen to: « de Pont », « d’Écluse »
 * @throws Error where the name would break what it is written into
 */
export async function rebrand(root: string, before: string, after: string): Promise<Remark[]> {
  if (!/^[\p{L}\d][\p{L}\d &’-]{0,28}[\p{L}\d]$/u.test(after)) {
    throw new Error(`"${after}" is no name that fits: write 2 to 30 letters, digits, spaces, &, ’ or -.`)
  }
  const name = new RegExp(`(?<![\\p{L}\\d])${before}(?![\\p{L}\\d])`, 'gu')
  // Addresses have it, too, until the agency fills in its own.
  const domain = new RegExp(`(?<=[@.])${slugOf(before)}(?=\\.example\\b)|(?<=@)${slugOf(before)}(?=')`, 'g')
  const current = await listCurrentTranslations(root)
  const remarks: Remark[] = []
  for (const file of globSync(FILES, { cwd: root }).toSorted()) {
    const source = readFileSync(join(root, file), 'utf8')
    const inFile = /\.(?:svg|vtt)$/.test(file) ? after.replaceAll('&', '&amp;') : after
    const renamed = source.replaceAll(name, inFile).replaceAll(domain, slugOf(after))
    const written =
      file === 'package.json' ? renamed.replace(`"name": "${slugOf(before)}"`, `"name": "${slugOf(after)}"`) : renamed
    if (written !== source) writeFileSync(join(root, file), written)
    if (file.startsWith('content/fr/')) remarks.push(...listen(file, written, after))
  }
  forgetContent()
  if (current.length > 0) await confirmTranslations(root, current, root)
  return remarks
}

async function listCurrentTranslations(root: string): Promise<string[]> {
  const { documents, files } = await loadContent(root)
  return groupVersions(documents, files).flatMap((versions) =>
    locales.filter((locale) => stateOf(versions, locale) === 'current').map((locale) => fileOf(versions, locale)),
  )
}

/** An h may be mute or not: both are asked about. Documents show the name as `$t(agency:name)`, too. */
function listen(file: string, source: string, name: string): Remark[] {
  const isElided = VOWEL.test(name)
  const isUncertain = /^h/i.test(name)
  const whole = new RegExp(
    `\\b(?:(${ELIDED}) |([dqlnscjmt]u?|jusqu|lorsqu|puisqu|quoiqu)[’'])(?:${name}|\\$t\\(agency:name\\))`,
    'giu',
  )
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(whole)].flatMap((found) => {
      const [words, full] = found
      if (!isUncertain && isElided === (full === undefined)) return []
      const said = words.replace('$t(agency:name)', name)
      const place = `${file}:${index + 1}:${found.index + 1}`
      return {
        place,
        message: `« ${said} »: ${full ? 'should the vowel go (d’, l’, qu’)?' : 'should it be whole (de, le, que)?'}`,
      }
    }),
  )
}

/** `npm run rebrand -- "Name"` */
async function main(): Promise<void> {
  const [after] = process.argv.slice(2)
  if (!after) throw new Error('Say the new name: npm run rebrand -- "Name"')
  const remarks = await rebrand(process.cwd(), siteConfig.name, after)
  for (const { place, message } of remarks) console.warn(`${place}  ${message}`)
  console.warn(
    `${siteConfig.name} is ${after} now. ${remarks.length} places want a French ear. Run npm run check, and npm run video for the last picture of the clips.`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
