import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@mdx-js/mdx'
import { expect, test, vi } from 'vitest'
import { isError } from '../../tools/content/diagnostics.ts'
import { openContent } from '../../tools/content/openContent.ts'
import { documentOptions } from '../../tools/markdown/documentOptions.ts'
import { whereTheyAre } from '../../tools/pictures/media.ts'
import { confirmTranslations } from '../../tools/writing/status/confirmTranslations.ts'
import { checkContent, withContent } from './brokenContent.ts'

// As on Windows: paths are written with backslashes, though files are opened with slashes here.
vi.mock('node:path', async (importOriginal) => {
  const path = await importOriginal<typeof import('node:path')>()
  const windows = {
    ...path,
    sep: '\\',
    relative: (from: string, to: string) => path.relative(from, to).replaceAll('/', '\\'),
  }
  return { ...windows, default: windows }
})

const FRENCH = 'content/fr/articles/mots.mdx'
const ENGLISH = 'content/en/articles/mots.mdx'

test('with backslashes in paths, documents are read, compiled and confirmed as with slashes', async () => {
  await withContent(null, async (root) => {
    const path = join(root, FRENCH)
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n![Un pont de bois](../../images/bridge.svg)\n`)
    expect((await checkContent(root)).filter(isError)).toEqual([])
    const content = await openContent(root, { drafts: false })
    const options = documentOptions({
      root,
      texts: content,
      content: async () => content,
      locale: 'fr',
      media: { ...whereTheyAre, place: (picture) => ({ ...picture, src: `at ${picture.src}` }) },
    })
    const code = String(await compile({ value: readFileSync(path), path }, options))
    expect(code).toContain('src: "at /content/images/bridge.svg"')
    expect(await confirmTranslations(root, [ENGLISH], root)).toMatchObject([{ isDone: true }])
  })
})
