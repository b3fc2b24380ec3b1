import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent, withContent } from '../../tests/content/brokenContent.ts'
import { runGit } from '../../tests/git.ts'
import { isError } from '../content/diagnostics.ts'
import { listRefused, openContent } from '../content/openContent.ts'
import { locate } from '../test/requirements.ts'
import { listChangedFiles } from './branch.ts'
import { checkOutSound } from './builds.ts'
import { compareDocuments } from './compareSources.ts'

const isWithoutGit = locate('git') === undefined
const article = (name: string) => `content/fr/articles/${name}.mdx`

/** Makes a history in which an article names another under `related:` and links to it twice. Returns its commit. */
function begin(root: string): string {
  const source = readFileSync(join(root, article('mots')), 'utf8').replace('Des mots', 'D’autres mots')
  const linking = source.replace('\ntags:', '\nrelated:\n  - mots\ntags:')
  writeFileSync(
    join(root, article('autres')),
    `${linking}\nLisez [ces mots](/articles/mots).\n\nPuis [ceux-là](/articles/mots).\n`,
  )
  writeFileSync(join(root, '.gitignore'), '.cache\n')
  runGit(root, 'init', '--quiet', '--initial-branch=main')
  runGit(root, 'add', '.')
  runGit(root, 'commit', '--quiet', '--message=Begin')
  return runGit(root, 'rev-parse', 'HEAD')
}

/** Returns the checkout from which a preview of the working tree can be built. */
async function checkOut(root: string, hash: string): Promise<string> {
  const wrong = (await checkContent(root)).filter(isError).map(({ file }) => file)
  return checkOutSound(root, hash, [...new Set(wrong)], await listChangedFiles(root, hash))
}

function edit(root: string, file: string, pattern: string | RegExp, text: string): void {
  writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(pattern, text))
}

test.skipIf(isWithoutGit)(
  'the preview has the rest of a branch that deletes a related article and has an error',
  async () => {
    await withContent(null, async (root) => {
      const hash = begin(root)
      for (const locale of ['fr', 'en']) rmSync(join(root, `content/${locale}/articles/mots.mdx`))
      edit(root, 'content/fr/team/ada-exemple.mdx', /$/, '\nUn<br>retour.\n')
      edit(root, 'content/en/team/ada-exemple.mdx', /$/, '\nOne more sentence.\n')
      const checkout = await checkOut(root, hash)
      expect(readFileSync(join(checkout, 'content/fr/team/ada-exemple.mdx'), 'utf8')).not.toContain('<br>')
      expect(readFileSync(join(checkout, 'content/en/team/ada-exemple.mdx'), 'utf8')).toContain('One more sentence')
      expect(existsSync(join(checkout, article('mots')))).toBe(true)
      expect(listRefused(await openContent(checkout, { drafts: true }), true)).toEqual([])
    })
  },
)

test.skipIf(isWithoutGit)('of the links to a deleted article, only those that went are struck out', async () => {
  await withContent(null, async (root) => {
    const hash = begin(root)
    rmSync(join(root, article('mots')))
    edit(root, article('autres'), 'Lisez [ces mots](/articles/mots)', 'Lisez ces mots')
    const before = join(root, '.cache/before')
    runGit(root, 'worktree', 'add', '--quiet', '--detach', before, hash)
    const documents = { before: [], after: [] }
    const pages = compareDocuments({ before, after: root }, documents, await listChangedFiles(root, hash))
    const [linkedFrom] = pages.find(({ change }) => change === 'removed')?.linkedFrom ?? []
    expect(JSON.stringify(linkedFrom?.passages)).toContain('ces mots')
    expect(JSON.stringify(linkedFrom?.passages)).not.toContain('ceux-là')
  })
})
