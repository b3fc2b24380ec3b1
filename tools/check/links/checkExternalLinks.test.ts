import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAll, withContent } from '../../../tests/content/brokenContent.ts'
import { locate } from '../../test/requirements.ts'
import { checkExternalLinks } from './checkExternalLinks.ts'

const FILE = 'content/fr/articles/mots.mdx'

/** Answers 404 everywhere, and keeps what it is asked. */
function createHosts() {
  const asked: string[] = []
  const ask = async (url: string) => {
    asked.push(url)
    return 404
  }
  return { asked, ask }
}

test.skipIf(locate('git') === undefined)(
  'links that the branch adds are requested, and dead ones are reported in their place',
  async () => {
    await withContent(null, async (root) => {
      const git = (...parameters: string[]) =>
        execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...parameters], { cwd: root })
      const path = join(root, FILE)
      writeFileSync(path, `${readFileSync(path, 'utf8')}\nLisez [ceci](https://old.example).\n`)
      git('init', '-q', '-b', 'main')
      git('add', '.')
      git('commit', '-qm', 'content')
      writeFileSync(path, `${readFileSync(path, 'utf8')}\nLisez [cela](https://new.example/a).\n`)
      const { asked, ask } = createHosts()
      const found = await checkExternalLinks(root, (await openAll(root)).documents, ask)
      expect(asked).toEqual(['https://new.example/a'])
      const line = readFileSync(path, 'utf8').split('\n').length - 1
      expect(found).toMatchObject([{ rule: 'link-external-dead', file: FILE, line, severity: 'warning' }])
    })
  },
)

test('without history nothing is asked', async () => {
  await withContent(null, async (root) => {
    const { asked, ask } = createHosts()
    expect(await checkExternalLinks(root, (await openAll(root)).documents, ask)).toEqual([])
    expect(asked).toEqual([])
  })
})
