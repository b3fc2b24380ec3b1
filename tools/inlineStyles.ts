import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'

const STYLESHEET_LINK = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g

/**
 * Puts the styles of each page into the page: with them its first screen needs one round trip, not two.
 *
 * They go to the end of the head, because the encoding must be named in the first 1,024 bytes.
 *
 * @param folder the built site, with the addresses of pages as paths
 */
export async function inlineStyles(folder: string): Promise<void> {
  const sheets = new Map<string, Promise<string>>()
  const readSheet = (address: string): Promise<string> => {
    const sheet = sheets.get(address) ?? readFile(join(folder, address), 'utf8').then((css) => css.trim())
    sheets.set(address, sheet)
    return sheet
  }
  const pages = await glob('**/*.html', { cwd: folder })
  await Promise.all(
    pages.map(async (page) => {
      const file = join(folder, page)
      const html = await readFile(file, 'utf8')
      const addresses = [...html.matchAll(STYLESHEET_LINK)].flatMap(([, address]) => address ?? [])
      if (addresses.length === 0) return
      const styles = await Promise.all(addresses.map(readSheet))
      await writeFile(
        file,
        html.replace(STYLESHEET_LINK, '').replace('</head>', () => `<style>${styles.join('')}</style></head>`),
      )
    }),
  )
}
