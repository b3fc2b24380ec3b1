import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Diagnostic, isError } from '../../tools/content/diagnostics.ts'
import { redirectRules } from '../../tools/site/redirectFiles.ts'
import { checkContent, openAll, withContent } from './brokenContent.ts'

const article = 'content/fr/articles/mots.mdx'
const other = 'content/fr/articles/autres.mdx'

/** Adds another article that links to the first one, twice, and commits both. */
function linkAndCommit(root: string): void {
  const source = readFileSync(join(root, article), 'utf8').replace(/^---\n/, '')
  const [head = ''] = source.split(/^---\n/m)
  const related = 'related:\n  - mots\n'
  const own = related + head.replace('Des mots qui passent', 'D’autres mots').replace('Un article', 'Un autre article')
  writeFileSync(
    join(root, other),
    `---\n${own}---\n\nLisez [ces mots](/articles/mots), puis [ceux-là](/articles/mots "Mots").\n`,
  )
  execFileSync('git', ['init', '-q', '--initial-branch=main'], { cwd: root })
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', ['add', '.'], { cwd: root })
  execFileSync('git', [...identity, 'commit', '-qm', 'content'], { cwd: root })
}

const rulesOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ rule }) => rule).filter((rule) => /^(?:document|link|reference)-/.test(rule ?? ''))

/** Renames the article in some languages, as file managers do. */
function rename(root: string, change = (source: string) => source): void {
  for (const locale of ['fr', 'en']) {
    const folder = join(root, `content/${locale}/articles`)
    renameSync(join(folder, 'mots.mdx'), join(folder, 'passages.mdx'))
    writeFileSync(join(folder, 'passages.mdx'), change(readFileSync(join(folder, 'passages.mdx'), 'utf8')))
  }
}

const ways: Readonly<Record<string, (root: string) => void>> = {
  'with git mv': (root) => {
    rename(root)
    execFileSync('git', ['add', '.'], { cwd: root })
  },
  'in a file manager, with another title': (root) =>
    rename(root, (source) => source.replace(/(?<=^title: .*)mots|words/m, 'x')),
  'that nothing links to': (root) => {
    const source = readFileSync(join(root, other), 'utf8')
    writeFileSync(
      join(root, other),
      source.replace('related:\n  - mots\n', '').replaceAll('/articles/mots', '/contact'),
    )
    rename(root)
  },
}

test.each(Object.keys(ways))(
  'an article renamed %s is reported; then its old address leads to the new one',
  async (way) => {
    await withContent(null, async (root) => {
      linkAndCommit(root)
      ways[way]?.(root)
      expect(rulesOf(await checkContent(root))).toContain('document-renamed')
      for (const locale of ['fr', 'en']) {
        const path = join(root, `content/${locale}/articles/passages.mdx`)
        writeFileSync(path, readFileSync(path, 'utf8').replace('\ntags:', '\nformerly:\n  - mots\ntags:'))
      }
      const linking = readFileSync(join(root, other), 'utf8')
      writeFileSync(join(root, other), linking.replace('- mots', '- passages'))
      const { documents } = await openAll(root)
      expect(String(redirectRules(documents).write())).toContain('/fr/articles/mots /fr/articles/passages 301!\n')
      expect(rulesOf((await checkContent(root)).filter(isError))).toEqual([])
    })
  },
)
