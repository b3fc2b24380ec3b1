import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawingPolicyPlugin } from './drawingPolicy.ts'

const site = await createServer({
  configFile: false,
  root: new URL('../../public', import.meta.url).pathname,
  plugins: [drawingPolicyPlugin()],
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'silent',
})
beforeAll(() => site.listen())
afterAll(() => site.close())

test.each(['/favicon.svg', '/favicon.svg?t=1', '/FAVICON.SVG'])('%s is sandboxed while developing', async (path) => {
  const address = site.resolvedUrls?.local[0] ?? ''
  const answer = await fetch(new URL(path, address))
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*\bsandbox\b/)
})

test('all else is served as it was', async () => {
  const answer = await fetch(new URL('/icon-192.png', site.resolvedUrls?.local[0] ?? ''))
  expect([answer.status, answer.headers.get('Content-Security-Policy')]).toEqual([200, null])
})
