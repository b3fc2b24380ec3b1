import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'

/** The day from which on {@link addLater}'s article is read. */
export const ITS_DAY = '2999-01-01'
/** What tells of it. */
export const LATER = /later[ -]on/i

/** Gives a copy of the project an English article that is dated later, with a photograph. */
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

/** Returns the files of a built site whose name or content tells of something; what is compressed is read, too. */
export function filesThatTell(site: string, words: RegExp): string[] {
  return globSync('**/*', { cwd: site, dot: true })
    .filter((file) => {
      const bytes = readFileSync(join(site, file))
      const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
      return words.test(file) || words.test((isGzip ? gunzipSync(bytes) : bytes).toString('utf8'))
    })
    .toSorted()
}
