import { z } from 'zod'

/** What decides whether a commit would overwrite somebody's work. */
export interface CommitGuard {
  /** The branch that is published. */
  readonly branch: string
  /** Returns the file that a written file was made from; nothing for a new file. */
  readonly originalOf: (written: string) => string | undefined
  /** What the editor says instead of saving, with `{{file}}` in place of the file's path. */
  readonly conflict: string
}

type Send = typeof fetch

const API = 'https://api.github.com'

/** The parts of the package's requests that count here. https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const commitRequest = z.looseObject({
  variables: z.looseObject({
    input: z.looseObject({
      branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
      expectedHeadOid: z.string(),
      fileChanges: z.looseObject({ additions: z.array(z.object({ path: z.string(), contents: z.string() })) }),
    }),
  }),
})
const branchRequest = z.object({ variables: z.object({ input: z.object({ name: z.string(), oid: z.string() }) }) })
const headRequest = z.object({ variables: z.object({ branch: z.string() }) })
const commitIds = z.object({ nodes: z.tuple([z.object({ oid: z.string() })]).rest(z.unknown()) })
const headAnswer = z.object({
  data: z.object({
    repository: z.object({ ref: z.object({ target: z.object({ history: commitIds }) }) }),
  }),
})
const commitAnswer = z.object({ data: z.object({ createCommitOnBranch: z.looseObject({}) }) })
const treeAnswer = z.object({ tree: z.array(z.object({ path: z.string(), sha: z.string() })) })

type CommitRequest = z.infer<typeof commitRequest>

/** A file to be committed. Names of contents are Git's: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
interface Addition {
  readonly path: string
  readonly contents: string
  readonly name: string
  /** The name of the contents that it was made from; none for a new file. */
  readonly original: string | undefined
}

/** The names of contents by path, in one commit. */
type Tree = ReadonlyMap<string, string>

/** What the requests so far have told. */
interface Known {
  /** The published commits that the editor has read, the last one first. */
  readonly heads: string[]
  /** Where branches begin that have no commit of their own yet. */
  readonly begun: Map<string, string>
  /** The names of what was committed, by the name of what it was made from. */
  readonly committed: Map<string, Set<string>>
}

/**
 * Returns a `fetch` for the editor that commits to GitHub only what its writer has changed, and nothing over somebody
 * else's change. A new draft then begins at the commit that was read, so that GitHub shows the conflict in its pull
 * request; on a branch that has one already, the writer is told.
 */
export function guardCommits(send: Send, guard: CommitGuard): Send {
  const known: Known = { heads: [], begun: new Map(), committed: new Map() }
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const body: unknown = url === `${API}/graphql` && typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const query = z.object({ query: z.string() }).safeParse(body).data?.query ?? ''
    if (query.includes('createCommitOnBranch(')) return commit(commitRequest.parse(body), send, init, guard, known)
    const response = await send(input, init)
    if (query.includes('createRef(')) {
      const { name, oid } = branchRequest.parse(body).variables.input
      known.begun.set(name.replace('refs/heads/', ''), oid)
    }
    if (query.includes('history(first: 1)') && headRequest.safeParse(body).data?.variables.branch === guard.branch) {
      const { data } = headAnswer.safeParse(await response.clone().json())
      const oid = data?.data.repository.ref.target.history.nodes[0].oid
      if (oid && known.heads[0] !== oid) known.heads.unshift(oid)
    }
    return response
  }
}

async function commit(
  body: CommitRequest,
  send: Send,
  init: RequestInit | undefined,
  { originalOf, conflict }: CommitGuard,
  known: Known,
): Promise<Response> {
  const { input } = body.variables
  const { branchName, repositoryNameWithOwner } = input.branch
  const repository = repositoryOf(repositoryNameWithOwner, send, init)
  const additions = await Promise.all(input.fileChanges.additions.map((file) => describe(file, originalOf)))
  const isOld = additions.some(({ original }) => original !== undefined)
  let base = { head: input.expectedHeadOid, tree: isOld ? await repository.treeOf(input.expectedHeadOid) : NO_FILES }
  const found = additions.find((addition) => isConflict(addition, base.tree, known))
  if (found) {
    const read = known.begun.get(branchName) === base.head ? await findRead(additions, repository, known) : undefined
    if (!read || !(await repository.moveBranch(branchName, read.head))) {
      return Response.json({ errors: [{ message: conflict.replace('{{file}}', () => found.path) }] })
    }
    base = read
  }
  const changed = additions.filter((addition) => isChanged(addition, base.tree, known))
  const fileChanges = { ...input.fileChanges, additions: changed.map(({ path, contents }) => ({ path, contents })) }
  const variables = { ...body.variables, input: { ...input, expectedHeadOid: base.head, fileChanges } }
  const response = await send(`${API}/graphql`, { ...init, body: JSON.stringify({ ...body, variables }) })
  if (commitAnswer.safeParse(await response.clone().json()).success) {
    known.begun.delete(branchName)
    for (const { name, original = name } of changed) {
      known.committed.set(original, (known.committed.get(original) ?? new Set()).add(name))
    }
  }
  return response
}

const NO_FILES: Tree = new Map()

/** Finds the last commit that the editor has read in which files are as they were read. */
async function findRead(additions: readonly Addition[], { treeOf }: Repository, known: Known) {
  for (const head of known.heads) {
    // As a rule, the first one is right.
    // oxlint-disable-next-line no-await-in-loop
    const tree = await treeOf(head)
    if (!additions.some((addition) => isConflict(addition, tree, known))) return { head, tree }
  }
  return undefined
}

interface Repository {
  readonly treeOf: (commit: string) => Promise<Tree>
  /** Makes a branch begin at another commit, and returns whether it does. */
  readonly moveBranch: (branch: string, commit: string) => Promise<boolean>
}

/** Returns what can be asked of a repository with the token of another request. */
function repositoryOf(name: string, send: Send, init: RequestInit | undefined): Repository {
  const headers = new Headers(init?.headers)
  const git = `${API}/repos/${name}/git`
  return {
    treeOf: async (commitId) => {
      const response = await send(`${git}/trees/${commitId}?recursive=1`, { headers })
      const { tree } = treeAnswer.parse(await response.json())
      return new Map(tree.map(({ path, sha }) => [path, sha]))
    },
    moveBranch: async (branch, commitId) => {
      const body = JSON.stringify({ sha: commitId, force: true })
      return (await send(`${git}/refs/heads/${encodeURI(branch)}`, { method: 'PATCH', headers, body })).ok
    },
  }
}

/** The files that the editor reads; it only adds others. */
const READ = /\.(?:mdx|json)$/

async function describe(
  { path, contents }: { readonly path: string; readonly contents: string },
  originalOf: CommitGuard['originalOf'],
): Promise<Addition> {
  if (!READ.test(path)) return { path, contents, name: '', original: undefined }
  const bytes = Uint8Array.from(atob(contents), (character) => character.charCodeAt(0))
  const original = originalOf(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  return {
    path,
    contents,
    name: await nameOf(bytes),
    original: original === undefined ? undefined : await nameOf(new TextEncoder().encode(original)),
  }
}

/** Returns Git's name for the contents of a file. */
async function nameOf(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...header, ...bytes]))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether contents are what the writer has read, or has committed since. */
function isKnown(name: string | undefined, original: string, { committed }: Known): boolean {
  return name === original || (name !== undefined && (committed.get(original)?.has(name) ?? false))
}

/** Whether a file would overwrite what its writer has not read, or bring back what was deleted. */
function isConflict({ path, name, original }: Addition, tree: Tree, known: Known): boolean {
  if (original === undefined) return false
  const present = tree.get(path)
  // A copy and a renamed file are made from one at another path.
  if (present === undefined) return ![...tree.values()].some((each) => isKnown(each, original, known))
  return present !== name && name !== original && !isKnown(present, original, known)
}

/** Whether a file is to be committed: not if it is there already, nor if its writer has left it as it was. */
function isChanged({ path, name, original }: Addition, tree: Tree, known: Known): boolean {
  const present = tree.get(path)
  if (name === present) return false
  return original === undefined || name !== original || present === undefined || isKnown(present, original, known)
}
