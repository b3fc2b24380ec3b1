import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compile } from '@mdx-js/mdx'
import { expect, test, vi } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { openContent } from '../../tools/content/openContent.ts'
import { documentOptions } from '../../tools/markdown/documentOptions.ts'
import { locate } from '../../tools/test/requirements.ts'
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

// As on Windows and macOS: a file is there under its name in any case.
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const existsSync = (file: string) => {
    if (fs.existsSync(file)) return true
    const names = fs.existsSync(dirname(file)) ? fs.readdirSync(dirname(file)) : []
    return names.some((name) => name.toLowerCase() === basename(file).toLowerCase())
  }
  return { ...fs, existsSync, default: { ...fs, existsSync } }
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
      addressOf: (file) => `at ${file}`,
    })
    const code = String(await compile({ value: readFileSync(path), path }, options))
    expect(code).toContain('src: "at /content/images/bridge.svg"')
    expect(await confirmTranslations(root, [ENGLISH], root)).toMatchObject([{ isDone: true }])
  })
})

const isWithoutGit = locate('git') === undefined

test.each([
  ['without Git', false],
  ['in a repository, which hears of it', true],
])('where names ignore case, a file is renamed by its case alone, %s', async (_, hasGit) => {
  if (hasGit && isWithoutGit) return
  await withContent(null, async (root) => {
    renameSync(join(root, FRENCH), join(root, 'content/fr/articles/Mots.mdx'))
    const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
    if (hasGit) {
      git('init', '--quiet')
      git('add', '.')
    }
    applyFixes(root, await checkContent(root))
    expect(readdirSync(join(root, 'content/fr/articles'))).toEqual(['mots.mdx'])
    const tracked = hasGit ? git('ls-files', 'content/fr/articles') : 'content/fr/articles/mots.mdx\n'
    expect(tracked).toBe('content/fr/articles/mots.mdx\n')
  })
})
