import { expect, test } from 'vitest'
import { z } from 'zod'
import { guardCommits } from './guardCommits.ts'

const API = 'https://api.github.com'
const FILE = 'content/fr/articles/a.mdx'
/** What each written file was made from. */
const BASES = new Map([
  ['mine', 'read'],
  ['read', 'read'],
])

const mutation = (name: string, input = {}) => ({
  query: `mutation($input: X!) { ${name}(input: $input) }`,
  variables: { input },
})

/** Returns the guard on a repository with some files, and what was asked of it. */
function openEditor(files: Record<string, string>) {
  const asked: string[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const [, file] = /\/contents\/(.+)$/.exec(pathname) ?? []
    if (file !== undefined) return new Response(files[file] ?? '', { status: file in files ? 200 : 404 })
    asked.push(`${request.method} ${pathname}`)
    const { variables } = JSON.parse((await request.text()) || '{}')
    for (const { path, contents } of variables?.input?.fileChanges?.additions ?? [])
      files[path] = Buffer.from(contents, 'base64').toString()
    return Response.json({ data: { createCommitOnBranch: {} } })
  }
  const guarded = guardCommits(send, (file) => BASES.get(file) ?? '', '{{file}} has changed')
  const ask = async (method: string, path: string, body?: object) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await guarded(`${API}${path}`, init)
    return response.ok ? 'sent' : z.object({ message: z.string() }).parse(await response.json()).message
  }
  const commit = (text: string) => {
    const additions = [{ path: FILE, contents: Buffer.from(text).toString('base64') }]
    const branch = { repositoryNameWithOwner: 'owner/name', branchName: 'cms/articles/a' }
    const input = { branch, expectedHeadOid: 'abc', fileChanges: { additions, deletions: [] } }
    return ask('POST', '/graphql', mutation('createCommitOnBranch', input))
  }
  return { files, asked, ask, commit }
}

const REFUSED = `${FILE} has changed`

test.each<[what: string, present: Record<string, string>, text: string, answer: string, after: string | undefined]>([
  ['its writer has changed', { [FILE]: '\uFEFFread\r\n' }, 'mine', 'sent', 'mine'],
  ['is new', {}, 'new', 'sent', 'new'],
  ['its writer has left alone', { [FILE]: 'by a colleague' }, 'read', 'sent', 'by a colleague'],
  ['somebody else has changed', { [FILE]: 'by a colleague' }, 'mine', REFUSED, 'by a colleague'],
  ['somebody else has deleted', {}, 'mine', REFUSED, undefined],
  ['somebody else has written first', { [FILE]: 'by a colleague' }, 'new', REFUSED, 'by a colleague'],
])('commits do not undo others’ work: a file that %s', async (_, present, text, answer, after) => {
  const { files, commit } = openEditor(present)
  expect(await commit(text)).toBe(answer)
  expect(await commit(text), 'again').toBe(answer)
  expect(files[FILE]).toBe(after)
})

test('what is no commit is sent, and a commit of another form is not', async () => {
  const { asked, ask } = openEditor({})
  expect(await ask('GET', '/repos/owner/name/git/trees/abc')).toBe('sent')
  expect(await ask('POST', '/graphql', mutation('createRef'))).toBe('sent')
  expect(asked).toHaveLength(2)
  await expect(ask('POST', '/graphql', mutation('createCommitOnBranch'))).rejects.toThrow('expectedHeadOid')
  expect(asked).toHaveLength(2)
})
