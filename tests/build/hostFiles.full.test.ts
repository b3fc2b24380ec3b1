import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseHeaderRules } from '../../tools/server/headers.ts'

/** Reads both files with the programs that Netlify reads them with. */
const READ = `
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
const headers = await parseAllHeaders({ headersFiles: ['dist/client/_headers'], minimal: false })
const redirects = await parseAllRedirects({ redirectsFiles: ['dist/client/_redirects'], minimal: false })
console.log(JSON.stringify({ ...headers, ...redirects, errors: [...headers.errors, ...redirects.errors].map(String) }))
`
const asRead = z.object({
  errors: z.array(z.string()),
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number(), force: z.boolean() })),
})

test('Netlify reads every header and every redirect as it is meant', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', READ], { encoding: 'utf8' })
  const { errors, headers, redirects } = asRead.parse(JSON.parse(output))
  expect(errors).toEqual([])
  const written = parseHeaderRules(readFileSync('dist/client/_headers', 'utf8'))
  expect(headers).toEqual(written.map(({ path, headers: values }) => ({ for: path, values })))
  const lines = readFileSync('dist/client/_redirects', 'utf8').split('\n')
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' '))
  expect(redirects.map(({ to, status, force }) => [to, `${status}${force ? '!' : ''}`])).toEqual(
    rules.map((words) => words.slice(-2)),
  )
})
