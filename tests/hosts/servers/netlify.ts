import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { z } from 'zod'
import type { Reply, Request } from '../exchange.ts'
import type { Build, RunningHost } from './host.ts'

const rulesSchema = z.object({
  errors: z.array(z.string()).max(0),
  headers: z.array(z.object({ pattern: z.string(), values: z.record(z.string(), z.string()) })),
  redirects: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      status: z.number(),
      force: z.boolean(),
      query: z.record(z.string(), z.string()).default({}),
      conditions: z.strictObject({}),
    }),
  ),
})
type Rules = z.infer<typeof rulesSchema>

/**
 * Netlify runs nowhere but there: its own parsers read the rules, and this follows them over the built folder as its manual
 * says. Rules with a path that ends with `*` match all below; one counts where a file is only if it is forced; of two
 * headers of one name the later is sent, as Netlify's command line does.
 * https://docs.netlify.com/manage/routing/redirects/overview/,
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing,
 * https://github.com/slorber/trailing-slash-guide
 */
export async function startNetlify({ folder }: Build): Promise<RunningHost> {
  const site = join(folder, 'client')
  const printed = execFileSync(process.execPath, [resolve('tests/hosts/servers/netlifyRules.mjs'), site])
  const parsed: unknown = JSON.parse(printed.toString())
  const rules = rulesSchema.parse(parsed)
  const files = new Set(globSync('**', { cwd: site, dot: true }))
  return { ask: async (request) => follow({ site, files, ...rules }, request), stop: async () => {} }
}

/** A built folder, and what is in it. */
interface Folder {
  readonly site: string
  readonly files: ReadonlySet<string>
}

function follow({ site, files, headers, redirects }: Rules & Folder, { method, path: address }: Request): Reply {
  const [rawPath = '', query] = address.split('?', 2)
  const search = query === undefined ? '' : `?${query}`
  const path = new URL(`https://host${rawPath}`).pathname
  const own: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' }
  for (const { pattern, values } of headers) {
    if (!new RegExp(pattern, 'iu').test(path)) continue
    for (const [name, value] of Object.entries(values)) own[name.toLowerCase()] = value
  }
  const reply = (status: number, file?: string): Reply => ({
    status,
    headers: own,
    body: file && method !== 'HEAD' ? readFileSync(file) : Buffer.alloc(0),
  })
  const send = (status: number, location: string): Reply => ({
    ...reply(status),
    headers: { ...own, location },
  })

  const name = findFile(files, path)
  const file = name && join(site, name)
  const rule = redirects.find(
    ({ from, force, query: asked }) => matches(from, path) && asksFor(search, asked) && (force || !file),
  )
  if (rule && rule.status !== 404) return send(rule.status, `${rule.to}${search}`)
  if (!file) return reply(404, join(site, rule?.to ?? '404.html'))
  return path !== '/' && path.endsWith('/') ? send(301, `${path.slice(0, -1)}${search}`) : reply(200, file)
}

function matches(from: string, path: string): boolean {
  const plain = path.replace(/(?<=.)\/$/, '')
  return from.endsWith('/*') ? plain.startsWith(from.slice(0, -1)) : plain === from.replace(/(?<=.)\/$/, '')
}

function asksFor(search: string, asked: Readonly<Record<string, string>>): boolean {
  const query = new URLSearchParams(search)
  return Object.entries(asked).every(([name, value]) => query.get(name) === value)
}

function findFile(files: ReadonlySet<string>, path: string): string | undefined {
  let name: string
  try {
    name = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (/^\/_(?:headers|redirects)$/.test(name)) return undefined
  const plain = name.replace(/\/$/, '')
  const candidates = name.endsWith('/') ? [`${name}index.html`, `${plain}.html`] : [name, `${name}.html`]
  return candidates.map((candidate) => candidate.slice(1)).find((candidate) => files.has(candidate))
}
