import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'

/** The day on which {@link addLater}'s article is published. */
export const ITS_DAY = '2999-01-01'
/** The words that identify it. */
export const LATER = /later[ -]on/i

/** Adds an English article dated in the future, with a photograph, to a copy of the project. */
export async function addLater(root: string): Promise<void> {
  const folder = join(root, 'content/en/articles')
  const article = readFileSync(join(folder, 'legal-errors.mdx'), 'utf8')
    .replace(/^translatedFrom: .*\n/m, '')
    .replace(/^title: .*$/m, "title: 'Later on'")
    .replace(/^date: .*$/m, `date: ${ITS_DAY}`)
  writeFileSync(join(folder, 'later-on.mdx'), `${article}\n\n![A bridge of wood](later-on.jpg)\n`)
  const photograph = sharp({ create: { width: 640, height: 400, channels: 3, background: '#17616a' } })
  await photograph.jpeg().toFile(join(folder, 'later-on.jpg'))
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
