import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withContent } from '../../../tests/content/brokenContent.ts'
import { cacheFolder } from '../../build/cache.ts'
import { isError } from '../diagnostics.ts'
import { checkContent, forgetContent, readDocuments } from '../load.ts'
import { checkSpelling } from './checkSpelling.ts'

/** Loading dictionaries takes seconds. */
const PATIENTLY = 60_000

async function check(root: string): Promise<string> {
  forgetContent()
  const diagnostics = await checkSpelling(root, await readDocuments(root), { isComplete: true })
  return diagnostics.map(({ message }) => message).join('\n')
}

test(
  'what the dictionaries said of a file is kept until the file changes',
  () =>
    withContent('spelling-wrong', async (root) => {
      expect(await check(root)).toContain('"tradution" (2 times)')
      // Only what is read from there can say so.
      const kept = join(cacheFolder(root, 'spelling'), 'kept.json')
      writeFileSync(kept, readFileSync(kept, 'utf8').replaceAll('tradution', 'traduxion'))
      expect(await check(root)).toContain('"traduxion" (2 times)')

      const words = join(root, 'content/words.txt')
      writeFileSync(words, `${readFileSync(words, 'utf8')}traduxion\n`)
      expect(await check(root)).not.toContain('tradu')

      const article = join(root, 'content/fr/articles/mots.mdx')
      writeFileSync(article, `${readFileSync(article, 'utf8')}\nEncore.\n`)
      expect(await check(root)).toContain('"tradution" (2 times)')
    }),
  PATIENTLY,
)

test(
  'products that translators write about, and the names of the team, are words',
  () =>
    withContent(null, async (root) => {
      const article = join(root, 'content/fr/articles/mots.mdx')
      const [, surname = ''] =
        /^name: *['"]?\S+ (\S+?)['"]? *$/m.exec(readFileSync(join(root, 'content/fr/team/ada-exemple.mdx'), 'utf8')) ??
        []
      expect(surname).not.toBe('')
      writeFileSync(
        article,
        `${readFileSync(article, 'utf8')}\nAda ${surname} compare DeepL et ChatGPT, en srt ou en vtt.\n`,
      )
      expect(await check(root)).toBe('')
    }),
  PATIENTLY,
)

test(
  'the words of the list are in order, each is there once, and each is needed',
  async () => {
    const root = process.cwd()
    expect((await checkContent(root)).filter(isError)).toEqual([])
    const diagnostics = await checkSpelling(root, await readDocuments(root), { isComplete: true })
    expect(diagnostics.filter(({ file }) => file === 'content/words.txt')).toEqual([])
  },
  PATIENTLY,
)
