import { glob } from 'tinyglobby'
import { collections } from '../../content/collections.ts'
import { locales } from '../../renderer/languages.ts'
import type { Diagnostic } from './diagnostics.ts'
import { isNamedLikePicture } from './pictureNames.ts'
import { didYouMean } from './suggest.ts'

const folders = [...Object.keys(collections), 'strings']

/** Files under `content/` that nothing would read: in a folder too deep or too high, with another ending. */
export async function checkPlaces(root: string): Promise<Diagnostic[]> {
  const files = await glob('content/*/**', {
    cwd: root,
    dot: true,
    ignore: ['content/{images,videos}/**', '**/.DS_Store'],
  })
  return files.toSorted().flatMap((file) => {
    // Wherever they stand: tools/content/pictureFiles.ts.
    const message = isNamedLikePicture(file) ? undefined : describePlace(file)
    return message ? [{ file, line: 1, column: 1, message }] : []
  })
}

function describePlace(file: string): string | undefined {
  const [, locale = '', folder = '', name, ...deeper] = file.split('/')
  if (!locales.some((known) => known === locale)) {
    return `there is no language "${locale}". Put the file under ${locales.map((known) => `content/${known}/`).join(' or ')}`
  }
  if (name === undefined) {
    return `a document stands in the folder of its collection. Put it in ${folders.map((known) => `content/${locale}/${known}/`).join(', ')}`
  }
  if (!folders.includes(folder)) return `there is no collection "${folder}". ${didYouMean(folder, folders)}`
  if (deeper.length > 0) return `nothing reads folders within ${folder}. Put the file in content/${locale}/${folder}/`
  const ending = folder === 'strings' ? '.json' : '.mdx'
  return name.endsWith(ending) ? undefined : `nothing reads this file. Name it with ${ending} at the end`
}
