import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withContent } from '../../../tests/content/brokenContent.ts'
import { findChangedAlone } from './compareLanguages.ts'
import { readStringsFiles } from './stringsFile.ts'

const french = 'content/fr/strings/contact.json'
const english = 'content/en/strings/contact.json'

test('a text in other words is reported beside its translation, until that changes, too', async () => {
  await withContent(null, async (root) => {
    const git = (...parameters: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...parameters], { cwd: root })
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-qm', 'content')
    const change = (file: string, from: RegExp, to: string) =>
      writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to))
    const find = async () =>
      findChangedAlone(root, await readStringsFiles(root)).map(({ file, rule }) => `${file} ${rule}`)

    expect(await find()).toEqual([])
    change(french, /"title": "/, '"title": "Bien ')
    expect(await find()).toEqual([`${french} text-changed-alone`])
    change(english, /"title": "/, '"title": "Well ')
    expect(await find()).toEqual([])
  })
})
