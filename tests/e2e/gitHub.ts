import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { z } from 'zod'

type Files = Readonly<Record<string, string>>

const question = z.object({ query: z.string(), variables: z.looseObject({ branch: z.string().optional() }) })
const refInput = z.object({ input: z.object({ name: z.string(), oid: z.string() }) })
const commitInput = z.object({
  input: z.object({
    branch: z.object({ branchName: z.string() }),
    expectedHeadOid: z.string(),
    fileChanges: z.object({ additions: z.array(z.object({ path: z.string(), contents: z.string() })) }),
  }),
})

const PERSON = { login: 'claire', name: 'Claire', email: 'claire@example.com', id: 1 }
const DAY = '2026-11-02T08:00:00Z'

/** A repository on GitHub as the editor's requests see it: https://docs.github.com/graphql, https://docs.github.com/rest */
export class GitHub {
  private readonly commits = new Map<string, Files>()
  private readonly blobs = new Map<string, string>()
  private readonly branches = new Map<string, string>()

  constructor(files: Files) {
    this.commit('main', files)
  }

  /** Answers a page's requests to GitHub. */
  async serve(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => {
      const request = route.request()
      const file = this.fileAt(new URL(request.url()))
      if (file !== undefined) return route.fulfill({ body: file, status: file === '' ? 404 : 200 })
      return route.fulfill({ json: this.answer(request.url(), request.method(), request.postDataJSON()) })
    })
  }

  /** Commits files to a branch. */
  commit(branch: string, changes: Files): string {
    const files = { ...this.filesOn(branch), ...changes }
    for (const text of Object.values(files)) this.blobs.set(blobName(text), text)
    const oid = createHash('sha1').update(`${this.commits.size}`).digest('hex')
    this.commits.set(oid, files)
    this.branches.set(branch, oid)
    return oid
  }

  /** The files of a branch by path. */
  filesOn(branch: string): Files {
    return this.commits.get(this.branches.get(branch) ?? '') ?? {}
  }

  /** The branches of drafts. */
  drafts(): string[] {
    return [...this.branches.keys()].filter((name) => name !== 'main')
  }

  /** Returns a file by its address; nothing if the address is not that of a file. */
  private fileAt({ pathname, searchParams }: URL): string | undefined {
    const [, path] = /\/contents\/(.+)$/.exec(pathname) ?? []
    return path && (this.commits.get(searchParams.get('ref') ?? '')?.[path] ?? '')
  }

  private answer(url: string, method: string, body: unknown): object {
    const { pathname } = new URL(url)
    if (pathname === '/graphql') return this.answerQuestion(question.parse(body))
    if (pathname === '/user') return PERSON
    const [, tree = ''] = /\/git\/trees\/([^/]+)$/.exec(pathname) ?? []
    if (tree !== '') {
      const files = Object.entries(this.commits.get(this.branches.get(tree) ?? tree) ?? {})
      return { tree: files.map(([path, text]) => ({ type: 'blob', path, sha: blobName(text), size: text.length })) }
    }
    if (pathname.endsWith('/pulls') && method === 'POST')
      return { number: 1, node_id: '1', title: '', html_url: '', head: { sha: '' }, created_at: DAY, updated_at: DAY }
    return { permissions: { push: true } }
  }

  private answerQuestion({ query, variables }: z.infer<typeof question>): object {
    if (query.includes('createCommitOnBranch(')) {
      const { branch, expectedHeadOid, fileChanges } = commitInput.parse(variables).input
      if (this.branches.get(branch.branchName) !== expectedHeadOid)
        return { errors: [{ message: 'The branch moved.' }] }
      const written = fileChanges.additions.map(({ path, contents }) => [
        path,
        Buffer.from(contents, 'base64').toString(),
      ])
      const oid = this.commit(branch.branchName, Object.fromEntries(written))
      return { data: { createCommitOnBranch: { commit: { oid, committedDate: DAY } } } }
    }
    if (query.includes('createRef(')) {
      const { name, oid } = refInput.parse(variables).input
      this.branches.set(name.replace('refs/heads/', ''), oid)
      return { data: { createRef: { ref: { name } } } }
    }
    const oid = this.branches.get(variables.branch ?? 'main') ?? ''
    const history = { nodes: [{ oid, message: '', author: { ...PERSON, user: PERSON }, committedDate: DAY }] }
    const ref = { target: { oid, history } }
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, alias = '', name = '']) => [
      alias,
      { text: this.blobs.get(name), isTruncated: false },
    ])
    const histories = [...query.matchAll(/(\w+): ref\(/g)].map(([, alias = '']) => [alias, ref])
    const pullRequests = { totalCount: 0, nodes: [] }
    const known = { id: 'R', defaultBranchRef: { name: 'main' }, ref, refs: { nodes: [] }, pullRequests }
    const repository = { ...known, ...Object.fromEntries([...blobs, ...histories]) }
    return { data: { repository, fork: repository, base: repository } }
  }
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function blobName(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
}
