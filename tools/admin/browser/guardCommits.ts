import { z } from 'zod'

const API = 'https://api.github.com'

/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const commitVariables = z.looseObject({
  input: z.looseObject({
    branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
    expectedHeadOid: z.string(),
    fileChanges: z.looseObject({ additions: z.array(z.object({ path: z.string(), contents: z.string() })) }),
  }),
})
type Commit = z.infer<typeof commitVariables>['input']
const question = z.looseObject({ query: z.string(), variables: z.unknown() })

/** The files that the editor reads; it only adds others. */
const IS_READ = /\.(?:mdx|json)$/

/**
 * Returns a `fetch` for the editor that commits to GitHub nothing over somebody else's change, and leaves out what only
 * somebody else has changed.
 *
 * @param baseOf returns the file that a written file was made from; empty for a new one
 * @param conflict what the editor says then: somebody else has changed `{{file}}`
 */
export function guardCommits(send: typeof fetch, baseOf: (file: string) => string, conflict: string): typeof fetch {
  /** What was committed here by path: an open entry goes on from the file that it was opened with. */
  const own = new Map<string, Set<string>>()
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url !== `${API}/graphql`) return send(input, init)
    const request = new Request(input, init)
    const { variables, ...asked } = question.parse(await request.clone().json())
    if (!asked.query.includes('createCommitOnBranch')) return send(request)

    // What has another form than this is not sent.
    const { input: commit } = commitVariables.parse(variables)
    const { additions } = commit.fileChanges
    const others = new Set<string>()
    for (const { path, contents } of additions.filter((file) => IS_READ.test(file.path))) {
      const text = decode(contents)
      const base = baseOf(text)
      const known = own.get(path) ?? new Set()
      // oxlint-disable-next-line no-await-in-loop -- a document has two files
      const present = await readFile(send, request, commit, path)
      if (![base, text, ...known].includes(present)) others.add(path)
      if (others.has(path) && text !== base) return refuse(conflict.replace('{{file}}', () => path))
      own.set(path, known.add(text))
    }
    const fileChanges = { ...commit.fileChanges, additions: additions.filter(({ path }) => !others.has(path)) }
    const body = JSON.stringify({ ...asked, variables: { input: { ...commit, fileChanges } } })
    return send(url, { method: 'POST', headers: request.headers, body })
  }
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
