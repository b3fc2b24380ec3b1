import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withContent } from '../../tests/content/brokenContent.ts'
import { listRefused, openContent } from '../content/openContent.ts'
import { locate } from '../test/requirements.ts'
import { listChangedFiles } from './branch.ts'
import { checkOutSound } from './builds.ts'

const ARTICLE = 'content/fr/articles/mots.mdx'
const RELATED = 'content/fr/articles/autres.mdx'
const PROFILE = 'content/fr/team/ada-exemple.mdx'
const TEXTS = 'content/fr/strings/contact.json'

test.skipIf(locate('git') === undefined)(
  'beside a tag in another file, a deleted article that others name leaves a preview of the rest of the branch',
  async () => {
    await withContent(null, async (root) => {
      const git = (...parameters: string[]) => {
        const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
        return execFileSync('git', [...identity, ...parameters], { cwd: root, encoding: 'utf8' }).trim()
      }
      const read = (file: string, folder = root) => readFileSync(join(folder, file), 'utf8')
      const edit = (file: string, found: string | RegExp, text: string) =>
        writeFileSync(join(root, file), read(file).replace(found, text))
      const article = read(ARTICLE).replace('Des mots', 'D’autres mots').replace('Un article', 'Un autre article')
      writeFileSync(join(root, RELATED), article)
      edit(ARTICLE, 'category:', 'related:\n  - autres\ncategory:')
      git('init', '--quiet', '--initial-branch=main')
      git('add', '--all')
      git('commit', '--quiet', '--message=Begin')
      const profile = read(PROFILE)

      rmSync(join(root, RELATED))
      edit(PROFILE, /$/, '\nUn <br> retour.\n')
      edit(TEXTS, '"title": "', '"title": "Écrire : ')
      const files = listRefused(await openContent(root, { drafts: true }), false).map(({ file }) => file)
      expect(files).toEqual(expect.arrayContaining([ARTICLE, PROFILE]))

      const folder = await checkOutSound(root, git('rev-parse', 'HEAD'), files, await listChangedFiles(root, 'main'))
      expect(listRefused(await openContent(folder, { drafts: true }), true)).toEqual([])
      expect(read(PROFILE, folder)).toBe(profile)
      expect(read(RELATED, folder)).toBe(article)
      expect(read(TEXTS, folder)).toContain('Écrire')
    })
  },
)
