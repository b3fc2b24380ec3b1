import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isError } from '../../tools/content/diagnostics.ts'
import { redirectRules } from '../../tools/site/redirectFiles.ts'
import { checkContent, openAll, withContent } from './brokenContent.ts'

const other = 'content/fr/articles/autres.mdx'
const renamed = 'content/fr/articles/passages.mdx'

/** Commits the content with another article that links to the first one, then renames that one as file managers do. */
function rename(root: string): void {
  const source = readFileSync(join(root, 'content/fr/articles/mots.mdx'), 'utf8')
  const [, head = ''] = source.replace('Des mots qui passent', 'D’autres mots').split(/^---\n/m)
  writeFileSync(join(root, other), `---\n${head}---\n\nLisez [ces mots](/articles/mots).\n`)
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root })
  git('init', '-q', '--initial-branch=main')
  git('add', '.')
  git('-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'content')
  for (const locale of ['fr', 'en']) {
    const folder = join(root, `content/${locale}/articles`)
    renameSync(join(folder, 'mots.mdx'), join(folder, 'passages.mdx'))
  }
}

test('of a renamed article the writer learns how its old address goes on, with each link to it', async () => {
  await withContent(null, async (root) => {
    rename(root)
    const found = await checkContent(root)
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: renamed, rule: 'document-renamed', severity: 'warning' }),
        expect.objectContaining({ file: other, rule: 'link-dead' }),
      ]),
    )
    const file = join(root, renamed)
    writeFileSync(file, readFileSync(file, 'utf8').replace('\ntags:', '\nformerly:\n  - mots\ntags:'))
    const left = await checkContent(root)
    expect(left.filter((one) => isError(one) || one.rule === 'document-renamed')).toEqual([])
    const { documents } = await openAll(root)
    expect(redirectRules(documents)).toContain('/fr/articles/mots /fr/articles/passages 301!\n')
  })
})
