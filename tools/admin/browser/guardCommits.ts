import { z } from 'zod'

/** What the editor says instead of asking GitHub. */
export interface Refusals {
  /** Somebody else has changed `{{file}}`. */
  readonly conflict: string
  /** The request changes something, and is not known here. */
  readonly unknown: string
}

const API = 'https://api.github.com'

const COMMIT = 'mutation createCommitOnBranch'

/** Requests that change only drafts, forks and pull requests, by mutation, or by method and address. */
const HARMLESS =
  /^(?:mutation (?:createRef|convertPullRequestToDraft|markPullRequestReadyForReview)|POST \S+\/(?:pulls|forks|merge-upstream|issues\/\d+\/labels)|PATCH \S+\/(?:pulls|issues)\/\d+|(?:PATCH|DELETE) \S+\/git\/refs\/heads\/cms\/\S+)$/

/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const commitVariables = z.looseObject({
  input: z.looseObject({
    branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
    expectedHeadOid: z.string(),
    fileChanges: z.looseObject({ additions: z.array(z.object({ path: z.string(), contents: z.string() })) }),
  }),
})
type Commit = z.infer<typeof commitVariables>['input']
const question = z.strictObject({ query: z.string(), variables: z.record(z.string(), z.unknown()) })

/** The files that the editor reads; it only adds others. */
const IS_READ = /\.(?:mdx|json)$/

/**
 * Returns a `fetch` for the editor that commits to GitHub nothing over somebody else's change, and leaves out what only
 * somebody else has changed. What changes anything in another way is refused, unless it is known to be harmless.
 *
 * @param baseOf returns the file that a written file was made from; empty for a new one
 */
export function guardCommits(send: typeof fetch, baseOf: (file: string) => string, refusals: Refusals): typeof fetch {
  /** What was committed here by path: an open entry goes on from the file that it was opened with. */
  const own = new Map<string, Set<string>>()
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith(API)) return send(input, init)
    const request = new Request(input, init)
    const { operation, variables } = await describe(request.clone())
    if (/^(?:GET|query) /.test(operation) || HARMLESS.test(operation)) return send(request)
    const commit = operation === COMMIT ? commitVariables.safeParse(variables).data?.input : undefined
    if (!commit) return refuse(refusals.unknown)

    const { additions } = commit.fileChanges
    const others = new Set<string>()
    for (const { path, contents } of additions.filter((file) => IS_READ.test(file.path))) {
      const text = decode(contents)
      const base = baseOf(text)
      const known = own.get(path) ?? new Set()
      // oxlint-disable-next-line no-await-in-loop -- a document has two files
      const present = await readFile(send, request, commit, path)
      if (![base, text, ...known].includes(present)) others.add(path)
      if (others.has(path) && text !== base) return refuse(refusals.conflict.replace('{{file}}', () => path))
      own.set(path, known.add(text))
    }
    const fileChanges = { ...commit.fileChanges, additions: additions.filter(({ path }) => !others.has(path)) }
    const body = { ...question.parse(await request.json()), variables: { input: { ...commit, fileChanges } } }
    return send(url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) })
  }
}

/** Names what a request does: `query repository`, `mutation createRef`, `POST /repos/owner/name/pulls`. */
async function describe(request: Request) {
  if (request.url !== `${API}/graphql`) return { operation: `${request.method} ${new URL(request.url).pathname}` }
  const { query = '', variables } = question.safeParse(await request.json()).data ?? {}
  const [, kind = '', name = ''] = /^\s*(query|mutation)\b[^{]*\{\s*(\w+)/.exec(query) ?? []
  return { operation: `${kind} ${name}`, variables }
}

/** Reads a file where a commit is to go; empty if there is none. */
async function readFile(send: typeof fetch, { headers: sent }: Request, commit: Commit, path: string): Promise<string> {
  const address = `${API}/repos/${commit.branch.repositoryNameWithOwner}/contents/${encodeURI(path)}?ref=${commit.expectedHeadOid}`
  const headers = { Authorization: sent.get('Authorization') ?? '', Accept: 'application/vnd.github.raw+json' }
  const response = await send(address, { headers })
  if (!response.ok && response.status !== 404) throw new Error(`${address}: ${response.status}`)
  return response.ok ? plain(await response.text()) : ''
}

/** Returns a file as the editor reads it. */
function plain(text: string): string {
  return text.trim().replaceAll(/\r\n?/g, '\n')
}

function decode(contents: string): string {
  return plain(new TextDecoder().decode(Uint8Array.from(atob(contents), (character) => character.charCodeAt(0))))
}

function refuse(message: string): Response {
  return Response.json({ message, errors: [{ message }] }, { status: 422 })
}
