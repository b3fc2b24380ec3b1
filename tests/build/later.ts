import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'

/** The day on which the first article of {@link addLater} is published, and the one after it. */
export const ITS_DAY = '2999-01-01'
const NEXT_DAY = '2999-01-02'
/** The words that identify each. */
export const LATER = /later[ -]on/i
export const STILL_LATER = /still[ -]waits/i

/** Adds two English articles dated in the future, each with a photograph, to a copy of the project. */
export async function addLater(root: string): Promise<void> {
  const folder = join(root, 'content/en/articles')
  const model = readFileSync(join(folder, 'legal-errors.mdx'), 'utf8').replace(/^translatedFrom: .*\n/m, '')
  for (const [name, title, date] of [
    ['later-on', 'Later on', ITS_DAY],
    ['still-waits', 'Still waits', NEXT_DAY],
  ] as const) {
    const article = model.replace(/^title: .*$/m, `title: '${title}'`).replace(/^date: .*$/m, `date: ${date}`)
    writeFileSync(join(folder, `${name}.mdx`), `${article}\n\n![A bridge of wood](${name}.jpg)\n`)
    const photograph = sharp({ create: { width: 640, height: 400, channels: 3, background: '#17616a' } })
    await photograph.jpeg().toFile(join(folder, `${name}.jpg`))
  }
}

/** Returns the files of a built site whose name or content contains given words, compressed files included. */
export function filesThatTell(site: string, words: RegExp): string[] {
  return globSync('**/*', { cwd: site, dot: true })
    .filter((file) => {
      const bytes = readFileSync(join(site, file))
      const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
      return words.test(file) || words.test((isGzip ? gunzipSync(bytes) : bytes).toString('utf8'))
    })
    .toSorted()
}
