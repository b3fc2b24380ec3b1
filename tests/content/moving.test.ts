import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { type Diagnostic, isError } from '../../tools/content/diagnostics.ts'
import { unlinkEarly } from '../../tools/content/earlyLinks.ts'
import { parse } from '../../tools/content/parse.ts'
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
  execFileSync('git', ['init', '-q', '--initial-branch=main'], { cwd: root })
  commit(root)
}

function commit(root: string): void {
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', ['add', '.'], { cwd: root })
  execFileSync('git', [...identity, 'commit', '-qm', 'content'], { cwd: root })
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

/** Renames the article in some languages, as file managers do. */
function rename(root: string, locales: readonly string[], change = (source: string) => source): void {
  for (const locale of locales) {
    const folder = join(root, `content/${locale}/articles`)
    renameSync(join(folder, 'mots.mdx'), join(folder, 'passages.mdx'))
    writeFileSync(join(folder, 'passages.mdx'), change(readFileSync(join(folder, 'passages.mdx'), 'utf8')))
  }
}

const ways: Readonly<Record<string, (root: string) => void>> = {
  'with git mv': (root) => {
    rename(root, ['fr', 'en'])
    execFileSync('git', ['add', '.'], { cwd: root })
  },
  'in a file manager': (root) => rename(root, ['fr', 'en']),
  'in a file manager, with another title': (root) =>
    rename(root, ['fr', 'en'], (source) => source.replace(/(?<=^title: '.*)mots|words/m, 'x')),
  'in French only': (root) => rename(root, ['fr']),
  'in English only': (root) => rename(root, ['en']),
  'with a former name already': (root) =>
    rename(root, ['fr', 'en'], (source) => source.replace('\ntags:', '\nformerly: [paroles]\ntags:')),
  'with a former name on its own line': (root) =>
    rename(root, ['fr', 'en'], (source) => source.replace('\ntags:', '\nformerly:\n  - paroles\ntags:')),
  'that nothing links to': (root) => {
    const source = readFileSync(join(root, other), 'utf8')
    writeFileSync(
      join(root, other),
      source.replace('related:\n  - mots\n', '').replaceAll('/articles/mots', '/contact'),
    )
    rename(root, ['fr', 'en'])
  },
}

test.skipIf(locate('git') === undefined).each(Object.keys(ways))(
  'an article renamed %s is reported once, and its former address redirects to it',
  async (way) => {
    await withContent(null, async (root) => {
      linkAndCommit(root)
      ways[way]?.(root)
      const linking = readFileSync(join(root, other), 'utf8')
      const reported = await checkContent(root)
      expect(rulesOf(reported).filter((rule) => /^(?:document|link|reference)-/.test(rule ?? ''))).toEqual([
        way.endsWith('only') ? 'document-renamed-alone' : 'document-renamed',
      ])
      applyFixes(root, reported)
      const left = await checkContent(root)
      const { documents } = await openAll(root)
      const rules = String(redirectRules(documents).write())
      for (const locale of ['fr', 'en']) {
        expect(rules).toContain(`/${locale}/articles/mots /${locale}/articles/passages 301!\n`)
      }
      expect(rules.includes('/fr/articles/paroles /fr/articles/passages 301!\n')).toBe(way.includes('former name'))
      applyFixes(root, left)
      expect(rulesOf((await checkContent(root)).filter(isError))).toEqual([])
      expect(readFileSync(join(root, other), 'utf8')).toBe(linking.replaceAll(/(?<=articles\/|- )mots/g, 'passages'))
    })
  },
)

test.skipIf(locate('git') === undefined)(
  'links to an article that may have been rewritten under another name are left alone',
  async () => {
    await withContent(null, async (root) => {
      linkAndCommit(root)
      rename(root, ['fr', 'en'], (source) => {
        const kept = source.split('\n').filter((line) => /^(?:---|date|author|category|image):?/.test(line))
        return `${kept.join('\n')}\n\nTout autre chose : ${'rien ne reste de ce qui était là. '.repeat(20)}\n`
      })
      const before = readFileSync(join(root, other), 'utf8')
      const reported = await checkContent(root)
      expect(rulesOf(reported)).toContain('document-deleted')
      applyFixes(root, reported)
      expect(readFileSync(join(root, other), 'utf8')).toBe(before)
    })
  },
)

test.skipIf(locate('git') === undefined)('an article renamed twice is found where it is now', async () => {
  await withContent(null, async (root) => {
    linkAndCommit(root)
    rename(root, ['fr', 'en'])
    commit(root)
    for (const locale of ['fr', 'en']) {
      const folder = join(root, `content/${locale}/articles`)
      renameSync(join(folder, 'passages.mdx'), join(folder, 'traversee.mdx'))
    }
    const reported = await checkContent(root)
    const renamed = reported.filter(({ rule }) => rule === 'document-renamed')
    expect(renamed.map(({ message }) => /articles\/\w+/.exec(message)?.[0])).toEqual([
      'articles/mots',
      'articles/passages',
    ])
    expect(rulesOf(reported)).not.toContain('document-deleted')
  })
})

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
      const tree = parse(readFileSync(join(root, other), 'utf8'))
      expect(JSON.stringify(tree)).toContain('/articles/mots')
      unlinkEarly(tree, content.early)
      expect(JSON.stringify(tree)).not.toContain('/articles/mots')
    })
  },
)
