import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { z } from 'zod'

type Files = ReadonlyMap<string, string>

interface Commit {
  readonly parent: string | undefined
  readonly files: Files
}

const commitInput = z.object({
  input: z.object({
    branch: z.object({ branchName: z.string() }),
    expectedHeadOid: z.string(),
    fileChanges: z.object({
      additions: z.array(z.object({ path: z.string(), contents: z.string() })),
      deletions: z.array(z.object({ path: z.string() })).default([]),
    }),
  }),
})
const refInput = z.object({ input: z.object({ name: z.string(), oid: z.string() }) })
const question = z.object({ query: z.string(), variables: z.looseObject({ branch: z.string().optional() }) })
const pullRequestInput = z.object({ title: z.string(), head: z.string() })

const PERSON = { login: 'claire', name: 'Claire', email: 'claire@example.com', id: 1 }
const DAY = '2026-11-02T08:00:00Z'

/** A repository on GitHub as the editor's requests see it: https://docs.github.com/graphql, https://docs.github.com/rest */
export class GitHub {
  private readonly commits = new Map<string, Commit>()
  private readonly blobs = new Map<string, string>()
  private readonly branches = new Map<string, string>()
  private readonly pullRequests: Array<{ readonly title: string; readonly branch: string }> = []

  constructor(files: Readonly<Record<string, string>>) {
    this.branches.set('main', this.addCommit(undefined, new Map(Object.entries(files))))
  }

  /** Answers a page's requests to GitHub. */
  async serve(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => {
      const request = route.request()
      return route.fulfill({ json: this.answer(request.url(), request.method(), request.postDataJSON()) })
    })
    await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: {} }))
  }

  /** Commits files to a branch, as somebody else does; empty ones are deleted. */
  push(branch: string, changes: Readonly<Record<string, string>>): void {
    const head = this.headOf(branch)
    const files = Object.entries({ ...this.filesOn(branch), ...changes }).filter(([, text]) => text !== '')
    this.branches.set(branch, this.addCommit(head, new Map(files)))
  }

  /** The files of a branch by path. */
  filesOn(branch: string): Readonly<Record<string, string>> {
    return Object.fromEntries(this.filesOf(this.headOf(branch)))
  }

  read(branch: string, path: string): string | undefined {
    return this.filesOf(this.headOf(branch)).get(path)
  }

  /** The branches of drafts. */
  drafts(): string[] {
    return [...this.branches.keys()].filter((name) => name !== 'main')
  }

  /** The commit that a branch begins at. */
  parentOf(branch: string): string | undefined {
    return this.commits.get(this.headOf(branch))?.parent
  }

  headOf(branch: string): string {
    const head = this.branches.get(branch)
    if (!head) throw new Error(`There is no branch ${branch}.`)
    return head
  }

  private filesOf(commit: string): Files {
    return this.commits.get(commit)?.files ?? new Map()
  }

  private addCommit(parent: string | undefined, files: Files): string {
    for (const text of files.values()) this.blobs.set(blobName(text), text)
    const oid = createHash('sha1').update(`${parent}${this.commits.size}`).digest('hex')
    this.commits.set(oid, { parent, files })
    return oid
  }

  /** Returns the JSON that answers a request. */
  answer(url: string, method: string, body: unknown): object {
    const { pathname } = new URL(url)
    if (pathname === '/graphql') return this.answerQuestion(question.parse(body))
    if (pathname === '/user') return PERSON
    const [, commit] = /\/git\/trees\/([^/]+)$/.exec(pathname) ?? []
    if (commit) return { tree: this.listTree(decodeURIComponent(commit)) }
    const [, branch] = /\/git\/refs\/heads\/(.+)$/.exec(pathname) ?? []
    if (branch) {
      this.branches.set(decodeURI(branch), z.object({ sha: z.string() }).parse(body).sha)
      return {}
    }
    if (pathname.endsWith('/pulls') && method === 'POST') {
      const { title, head } = pullRequestInput.parse(body)
      this.pullRequests.push({ title, branch: head.split(':').at(-1) ?? '' })
      const number = this.pullRequests.length
      return {
        number,
        node_id: `${number}`,
        title,
        html_url: '',
        head: { sha: '' },
        created_at: DAY,
        updated_at: DAY,
      }
    }
    return { permissions: { push: true } }
  }

  private listTree(commit: string) {
    const files = this.filesOf(this.branches.get(commit) ?? commit)
    return [...files].map(([path, text]) => ({
      type: 'blob',
      path,
      sha: blobName(text),
      size: Buffer.byteLength(text),
    }))
  }

  private answerQuestion({ query, variables }: z.infer<typeof question>): object {
    if (query.includes('createCommitOnBranch(')) return this.commit(commitInput.parse(variables).input)
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
    const pullRequests = { totalCount: this.pullRequests.length, nodes: [] }
    const repository = { id: 'R', defaultBranchRef: { name: 'main' }, ref, pullRequests }
    return {
      data: {
        repository: { ...repository, ...Object.fromEntries(blobs), ...Object.fromEntries(histories) },
        fork: repository,
        base: repository,
      },
    }
  }

  private commit({ branch, expectedHeadOid, fileChanges }: z.infer<typeof commitInput>['input']): object {
    if (this.headOf(branch.branchName) !== expectedHeadOid) {
      return { errors: [{ message: `Expected branch to point to "${expectedHeadOid}" but it did not.` }] }
    }
    const files = new Map(this.filesOf(expectedHeadOid))
    for (const { path } of fileChanges.deletions) files.delete(path)
    for (const { path, contents } of fileChanges.additions) files.set(path, Buffer.from(contents, 'base64').toString())
    const oid = this.addCommit(expectedHeadOid, files)
    this.branches.set(branch.branchName, oid)
    return { data: { createCommitOnBranch: { commit: { oid, committedDate: DAY } } } }
  }
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function blobName(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
}
