import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { guardCommits } from './guardCommits.ts'

const FRENCH = 'content/fr/articles/a.mdx'
const ENGLISH = 'content/en/articles/a.mdx'

type Files = Readonly<Record<string, string>>

const nameOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')

const requestBody = z.object({
  query: z.string(),
  variables: z.object({
    branch: z.string().optional(),
    input: z
      .looseObject({
        name: z.string().optional(),
        oid: z.string().optional(),
        branch: z.object({ branchName: z.string() }).optional(),
        expectedHeadOid: z.string().optional(),
        fileChanges: z.object({ additions: z.array(z.object({ path: z.string(), contents: z.string() })) }).optional(),
      })
      .optional(),
  }),
})

/** A repository on GitHub, as far as the editor asks for it, with the `fetch` that guards it. */
function gitHub(files: Files, originals: Readonly<Record<string, string>>) {
  const commits = new Map<string, Files>([['c1', files]])
  const branches = new Map([['main', 'c1']])
  const push = (branch: string, changes: Files, base = branches.get(branch) ?? '') => {
    const id = `c${commits.size + 1}`
    const left = Object.entries({ ...commits.get(base), ...changes }).filter(([, text]) => text !== '')
    commits.set(id, Object.fromEntries(left))
    branches.set(branch, id)
    return id
  }
  const answer = (url: string, init: RequestInit | undefined): object => {
    const [, commit] = /\/git\/trees\/(\w+)/.exec(url) ?? []
    if (commit) {
      return { tree: Object.entries(commits.get(commit) ?? {}).map(([path, text]) => ({ path, sha: nameOf(text) })) }
    }
    const [, moved = ''] = /\/git\/refs\/heads\/(.*)/.exec(url) ?? []
    if (moved) return branches.set(moved, z.object({ sha: z.string() }).parse(JSON.parse(String(init?.body))).sha)
    const { query, variables } = requestBody.parse(JSON.parse(String(init?.body)))
    const { name, oid, branch, expectedHeadOid, fileChanges } = variables.input ?? {}
    if (query.includes('createRef(')) return branches.set(String(name).replace('refs/heads/', ''), String(oid))
    if (query.includes('createCommitOnBranch(')) {
      expect(branches.get(branch?.branchName ?? '')).toBe(expectedHeadOid)
      const added = (fileChanges?.additions ?? []).map(({ path, contents }) => [
        path,
        Buffer.from(contents, 'base64').toString(),
      ])
      return {
        data: { createCommitOnBranch: { commit: { oid: push(branch?.branchName ?? '', Object.fromEntries(added)) } } },
      }
    }
    const history = { nodes: [{ oid: branches.get(variables.branch ?? '') }] }
    return { data: { repository: { ref: { target: { history } } } } }
  }
  const send: typeof fetch = async (input, init) => Response.json(answer(String(input), init))
  const originalOf = (written: string) => originals[written]
  const guarded = guardCommits(send, { branch: 'main', originalOf, conflict: '{{file}} has changed.' })
  const ask = async (query: string, variables: object): Promise<unknown> => {
    const body = JSON.stringify({ query, variables })
    return (await guarded('https://api.github.com/graphql', { method: 'POST', body })).json()
  }
  return {
    push,
    filesOf: (branch: string) => commits.get(branches.get(branch) ?? ''),
    headOf: (branch: string) => branches.get(branch),
    read: () => ask('query { history(first: 1) { message } }', { branch: 'main' }),
    begin: (branch: string) =>
      ask('mutation { createRef(input: $input) }', {
        input: { name: `refs/heads/${branch}`, oid: branches.get('main') },
      }),
    commit: (branch: string, changes: Files) => {
      const additions = Object.entries(changes).map(([path, text]) => ({
        path,
        contents: Buffer.from(text).toString('base64'),
      }))
      const input = {
        branch: { repositoryNameWithOwner: 'owner/name', branchName: branch },
        expectedHeadOid: branches.get(branch),
        fileChanges: { additions, deletions: [] },
      }
      return ask('mutation { createCommitOnBranch(input: $input) }', { input })
    },
  }
}

const READ: Files = { [FRENCH]: 'fr 1', [ENGLISH]: 'en 1', 'content/fr/articles/b.mdx': 'b 1' }
const ORIGINALS = { 'fr 1': 'fr 1', 'fr 2': 'fr 1', 'fr 3': 'fr 1', 'en 1': 'en 1', 'en 2': 'en 1' }
const SAVED: Files = { [FRENCH]: 'fr 2', [ENGLISH]: 'en 1' }

/** Begins a draft after the editor has read all files. */
async function draft() {
  const repository = gitHub(READ, ORIGINALS)
  await repository.read()
  return repository
}

test('a draft begins at what is published, and has what was changed, again and again', async () => {
  const repository = await draft()
  const published = repository.push('main', { 'content/fr/articles/b.mdx': 'b 2' })
  await repository.begin('cms')
  expect(repository.headOf('cms')).toBe(published)
  await repository.commit('cms', SAVED)
  await repository.commit('cms', { ...SAVED, [FRENCH]: 'fr 3' })
  expect(repository.filesOf('cms')).toEqual({ ...READ, 'content/fr/articles/b.mdx': 'b 2', [FRENCH]: 'fr 3' })
  await repository.commit('cms', { ...SAVED, [FRENCH]: 'fr 1' })
  expect(repository.filesOf('cms')?.[FRENCH]).toBe('fr 1')
})

test('a draft of what was published anew meanwhile begins at what was read', async () => {
  const repository = await draft()
  repository.push('main', { [FRENCH]: 'fr by a colleague' })
  await repository.read()
  await repository.begin('cms')
  await repository.commit('cms', SAVED)
  expect(repository.filesOf('cms')).toEqual({ ...READ, [FRENCH]: 'fr 2' })
  expect(repository.filesOf('main')?.[FRENCH]).toBe('fr by a colleague')
})

test('a translation that was left alone keeps the change of a colleague', async () => {
  const repository = await draft()
  repository.push('main', { [ENGLISH]: 'en by a colleague' })
  await repository.begin('cms')
  await repository.commit('cms', SAVED)
  expect(repository.filesOf('cms')).toEqual({ ...READ, [FRENCH]: 'fr 2', [ENGLISH]: 'en by a colleague' })
})

test.each([
  ['has changed', 'fr by a reviewer'],
  ['was deleted', ''],
])('on the branch of a pull request nothing is saved over a file that %s', async (_, text) => {
  const repository = await draft()
  await repository.begin('cms')
  await repository.commit('cms', SAVED)
  const reviewed = repository.push('cms', { [FRENCH]: text })
  expect(await repository.commit('cms', { ...SAVED, [FRENCH]: 'fr 3' })).toEqual({
    errors: [{ message: `${FRENCH} has changed.` }],
  })
  expect(repository.headOf('cms')).toBe(reviewed)
})

test('a new document, a copy and a renamed one are saved', async () => {
  const repository = await draft()
  await repository.begin('cms')
  const saved = { 'content/fr/articles/c.mdx': 'new', 'content/fr/articles/d.mdx': 'fr 2', 'content/images/a.jpg': 'x' }
  await repository.commit('cms', saved)
  expect(repository.filesOf('cms')).toEqual({ ...READ, ...saved })
})
