import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import type { Diagnostic } from '../../tools/content/diagnostics.ts'
import { unlinkEarly } from '../../tools/content/earlyLinks.ts'
import { parse } from '../../tools/content/parse.ts'
import { articlesInMarkdown } from '../../tools/site/articleMarkdown.ts'
import { redirectRules } from '../../tools/site/redirectFiles.ts'
import { locate } from '../../tools/test/requirements.ts'
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
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...parameters], { cwd: root })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'content')
}

const rulesOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ rule }) => rule)

test.skipIf(locate('git') === undefined)(
  'a deleted article is reported once, and its links become plain text',
  async () => {
    await withContent(null, async (root) => {
      linkAndCommit(root)
      for (const locale of ['fr', 'en']) rmSync(join(root, `content/${locale}/articles/mots.mdx`))
      const reported = await checkContent(root)
      expect(rulesOf(reported).filter((rule) => /^(?:document|link|reference)-/.test(rule ?? ''))).toEqual([
        'document-deleted',
      ])
      applyFixes(root, reported)
      expect(readFileSync(join(root, other), 'utf8')).not.toContain('related')
      expect(readFileSync(join(root, other), 'utf8')).toContain('\nLisez ces mots, puis ceux-là.\n')
    })
  },
)

test.skipIf(locate('git') === undefined)(
  'a renamed article is reported once, and its former address redirects to it',
  async () => {
    await withContent(null, async (root) => {
      linkAndCommit(root)
      for (const locale of ['fr', 'en']) {
        renameSync(
          join(root, `content/${locale}/articles/mots.mdx`),
          join(root, `content/${locale}/articles/passages.mdx`),
        )
      }
      execFileSync('git', ['add', '.'], { cwd: root })
      const reported = await checkContent(root)
      expect(rulesOf(reported).filter((rule) => /^(?:document|link|reference)-/.test(rule ?? ''))).toEqual([
        'document-renamed',
      ])
      applyFixes(root, reported)
      const left = await checkContent(root)
      expect(rulesOf(left).filter((rule) => rule?.startsWith('link-'))).toEqual(['link-redirected', 'link-redirected'])

      const { documents } = await openAll(root)
      expect(redirectRules(documents).write()).toContain('/fr/articles/mots /fr/articles/passages 301!\n')
      applyFixes(root, left)
      expect(readFileSync(join(root, other), 'utf8')).toContain('](/articles/passages)')
      expect(readFileSync(join(root, other), 'utf8')).toContain('related:\n  - passages\n')
    })
  },
)

test.skipIf(locate('git') === undefined)(
  'a link to a draft is plain text for visitors, and one remark for the writer',
  async () => {
    await withContent(null, async (root) => {
      linkAndCommit(root)
      for (const locale of ['fr', 'en']) {
        const file = join(root, `content/${locale}/articles/mots.mdx`)
        writeFileSync(file, readFileSync(file, 'utf8').replace('\ntags:', '\ndraft: true\ntags:'))
      }
      const reported = await checkContent(root)
      expect(
        reported.filter(({ rule }) => rule === 'link-early').map(({ file, severity }) => [file, severity]),
      ).toEqual([[other, 'warning']])
      const content = await openAll(root)
      const markdown = articlesInMarkdown(content, 'fr').find(({ fileName }) => fileName.endsWith('/autres.md'))
      expect(await markdown?.write()).toContain('Lisez ces mots, puis ceux-là.')
      const tree = parse(readFileSync(join(root, other), 'utf8'))
      expect(JSON.stringify(tree)).toContain('/articles/mots')
      unlinkEarly(tree, content.early)
      expect(JSON.stringify(tree)).not.toContain('/articles/mots')
    })
  },
)
