import { expect, test } from 'vitest'
import { GitHub } from '../../../tests/e2e/gitHub.ts'
import { guardCommits } from './guardCommits.ts'

const FRENCH = 'content/fr/articles/a.mdx'
const ENGLISH = 'content/en/articles/a.mdx'

type Files = Readonly<Record<string, string>>

const READ: Files = { [FRENCH]: 'fr 1', [ENGLISH]: 'en 1', 'content/fr/articles/b.mdx': 'b 1' }
const ORIGINALS = new Map(Object.entries({ 'fr 1': 'fr 1', 'fr 2': 'fr 1', 'fr 3': 'fr 1', 'en 1': 'en 1' }))
const SAVED: Files = { [FRENCH]: 'fr 2', [ENGLISH]: 'en 1' }

/** Returns a repository on GitHub, and what an editor asks of it that has read all of its files. */
async function openEditor() {
  const gitHub = new GitHub(READ)
  const send: typeof fetch = async (input, init) => {
    const body: unknown = JSON.parse(String(init?.body ?? null))
    return Response.json(gitHub.answer(String(input), init?.method ?? 'GET', body))
  }
  const originalOf = (written: string) => ORIGINALS.get(written)
  const guarded = guardCommits(send, { branch: 'main', originalOf, conflict: '{{file}} has changed.' })
  const ask = async (query: string, variables: object): Promise<unknown> => {
    const body = JSON.stringify({ query, variables })
    return (await guarded('https://api.github.com/graphql', { method: 'POST', body })).json()
  }
  const read = () => ask('query { history(first: 1) { message } }', { branch: 'main' })
  const begin = (branch: string) => {
    const input = { name: `refs/heads/${branch}`, oid: gitHub.headOf('main') }
    return ask('mutation { createRef(input: $input) }', { input })
  }
  const commit = (branchName: string, changes: Files) => {
    const additions = Object.entries(changes).map(([path, text]) => ({
      path,
      contents: Buffer.from(text).toString('base64'),
    }))
    const input = {
      branch: { repositoryNameWithOwner: 'owner/name', branchName },
      expectedHeadOid: gitHub.headOf(branchName),
      fileChanges: { additions, deletions: [] },
    }
    return ask('mutation { createCommitOnBranch(input: $input) }', { input })
  }
  await read()
  return { gitHub, read, begin, commit, filesOn: (branch: string) => gitHub.filesOn(branch) }
}

test('a draft begins at what is published, and has what was changed, again and again', async () => {
  const { gitHub, begin, commit, filesOn } = await openEditor()
  gitHub.push('main', { 'content/fr/articles/b.mdx': 'b 2' })
  await begin('cms')
  expect(gitHub.headOf('cms')).toBe(gitHub.headOf('main'))
  await commit('cms', SAVED)
  await commit('cms', { ...SAVED, [FRENCH]: 'fr 3' })
  expect(filesOn('cms')).toEqual({ ...READ, 'content/fr/articles/b.mdx': 'b 2', [FRENCH]: 'fr 3' })
  await commit('cms', { ...SAVED, [FRENCH]: 'fr 1' })
  expect(filesOn('cms')[FRENCH]).toBe('fr 1')
})

test('a draft of what was published anew meanwhile begins at what was read', async () => {
  const { gitHub, read, begin, commit, filesOn } = await openEditor()
  const wasRead = gitHub.headOf('main')
  gitHub.push('main', { [FRENCH]: 'fr by a colleague' })
  await read()
  await begin('cms')
  await commit('cms', SAVED)
  expect(gitHub.parentOf('cms')).toBe(wasRead)
  expect(filesOn('cms')).toEqual({ ...READ, [FRENCH]: 'fr 2' })
  expect(filesOn('main')[FRENCH]).toBe('fr by a colleague')
})

test('a translation that was left alone keeps the change of a colleague', async () => {
  const { gitHub, begin, commit, filesOn } = await openEditor()
  gitHub.push('main', { [ENGLISH]: 'en by a colleague' })
  await begin('cms')
  await commit('cms', SAVED)
  expect(filesOn('cms')).toEqual({ ...READ, [FRENCH]: 'fr 2', [ENGLISH]: 'en by a colleague' })
})

test.each([
  ['has changed', 'fr by a reviewer'],
  ['was deleted', ''],
])('on the branch of a pull request nothing is saved over a file that %s', async (_, text) => {
  const { gitHub, begin, commit } = await openEditor()
  await begin('cms')
  await commit('cms', SAVED)
  gitHub.push('cms', { [FRENCH]: text })
  const reviewed = gitHub.headOf('cms')
  expect(await commit('cms', { ...SAVED, [FRENCH]: 'fr 3' })).toEqual({
    errors: [{ message: `${FRENCH} has changed.` }],
  })
  expect(gitHub.headOf('cms')).toBe(reviewed)
})

test('a new document, a copy and a renamed one are saved', async () => {
  const { begin, commit, filesOn } = await openEditor()
  await begin('cms')
  const saved = { 'content/fr/articles/c.mdx': 'new', 'content/fr/articles/d.mdx': 'fr 2', 'content/images/a.jpg': 'x' }
  await commit('cms', saved)
  expect(filesOn('cms')).toEqual({ ...READ, ...saved })
})
