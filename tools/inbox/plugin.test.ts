import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createServer, resolveConfig, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inboxPlugin } from './plugin.ts'

const SECRET = 'sent in confidence'
/** As it is, and in a data: address, wherever it begins in there. */
const secrets = [SECRET, ...[0, 1, 2].map((skipped) => btoa(SECRET.slice(skipped)).slice(0, 16))]
const files = {
  '1-drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>"${SECRET}"</script></svg>`,
  '3-script.js': `export default '${SECRET}'`,
  '5-text.txt': SECRET,
}

let root = ''
let server: ViteDevServer

function write(folder: string): void {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, folder, name), content)
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-vite-'))
  writeFileSync(join(root, 'package.json'), '{}')
  write('.inbox/messages/abcdefgh')
  write('elsewhere')
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inboxPlugin(root)],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
  })
  await server.listen()
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** Asks for exactly this address: `fetch` would tidy it up first. */
async function load(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const address = server.httpServer?.address()
  if (typeof address !== 'object') throw new Error('The server does not listen.')
  const asked = ask({ port: address?.port, host: '127.0.0.1', path, headers }).end()
  const answer = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  return text(answer)
}

/** Ways to a file of the project that Vite knows, and spellings of its path. */
function waysTo(folder: string, name: string): string[] {
  const path = `/${folder}/${name}`
  return [
    ...['', '?raw', '?url&inline', '?import', '?.svg?.wasm?init'].flatMap((query) => [
      path + query,
      `/@fs${root}${path}${query}`,
    ]),
    path.replaceAll('.', '%2e'),
    path.replaceAll('.', '%252e'),
    `/elsewhere/%2e%2e${path}`,
    path.replaceAll('/', '//'),
    path.toUpperCase(),
    `/@id${path}`,
    `/@fs${root}/elsewhere/..${path}?raw`,
  ]
}

describe('what came in is not served beside the page', () => {
  test.each(Object.keys(files))(
    '%s',
    async (name) => {
      const ways = waysTo('.inbox/messages/abcdefgh', name)
      const answers = await Promise.all(
        ways.map(async (way) => ({ way, said: [await load(way), await load(way, { 'Sec-Fetch-Dest': 'document' })] })),
      )
      const leaks = answers.filter(({ said }) => said.some((body) => secrets.some((secret) => body.includes(secret))))
      expect(leaks.map(({ way }) => way)).toEqual([])
    },
    60_000,
  )
})

test.each(['1-drawing.svg', '3-script.js', '5-text.txt'])('%s of the project is', async (name) => {
  expect(await load(`/elsewhere/${name}`)).toContain(SECRET)
  expect(await load(`/@fs${root}/elsewhere/${name}?raw`)).toContain(SECRET)
})

test('Vite still keeps back what it kept back before', async () => {
  const [before, after] = await Promise.all(
    [[], [inboxPlugin(root)]].map((plugins) => resolveConfig({ root, configFile: false, plugins }, 'serve')),
  )
  expect(before?.server.fs.deny.length).toBeGreaterThan(3)
  expect(after?.server.fs.deny).toEqual(expect.arrayContaining(before?.server.fs.deny ?? []))
})
