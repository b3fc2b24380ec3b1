import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLocale, locales } from '../../../renderer/languages.ts'
import { withContent } from '../../../tests/content/brokenContent.ts'
import { readStringsFiles } from '../../content/stringsFile.ts'
import { findChangedAlone } from './compareLanguages.ts'

const fileOf = (locale: string) => `content/${locale}/strings/contact.json`
const others = locales.filter((locale) => locale !== defaultLocale)

test('a text in other words is reported for each of its translations, until they change, too', async () => {
  await withContent(null, async (root) => {
    const git = (...parameters: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...parameters], { cwd: root })
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-qm', 'content')
    const change = (file: string, from: RegExp, to: string) =>
      writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to))
    const find = async () => findChangedAlone(root, readStringsFiles(root)).map(({ file, rule }) => `${file} ${rule}`)

    expect(await find()).toEqual([])
    change(fileOf(defaultLocale), /"title": "/, '"title": "Bien ')
    expect(await find()).toEqual(others.map(() => `${fileOf(defaultLocale)} text-changed-alone`))
    for (const locale of others) change(fileOf(locale), /"title": "/, '"title": "Well ')
    expect(await find()).toEqual([])
  })
})
