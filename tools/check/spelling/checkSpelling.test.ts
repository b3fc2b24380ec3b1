import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withContent } from '../../../tests/content/brokenContent.ts'
import { checkSpellingOfContent, invalidateContent } from '../../content/load.ts'

/** Loading dictionaries takes seconds. */
const PATIENTLY = 60_000

async function check(root: string): Promise<string> {
  invalidateContent()
  return (await checkSpellingOfContent(root)).map(({ message }) => message).join('\n')
}

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
