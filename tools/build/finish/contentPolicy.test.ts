import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addContentPolicy } from './contentPolicy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page with this in its head, by directive. */
function policyOf(head: string, formEndpoint = ''): Readonly<Record<string, string>> {
  const html = addContentPolicy(`<!doctype html><html><head><meta charSet="utf-8"/>${head}</head></html>`, formEndpoint)
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s, 2)))
}

test('it comes right after the encoding, before all that it governs', () => {
  expect(addContentPolicy('<head><link><meta charSet="utf-8"/><style>a{}</style></head>', '')).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"\/><link><style>/,
  )
})

test('what stands in the page is let through by its hash, accents and line ends as they are', () => {
  const policy = policyOf('<style>a::after { content: "é" }</style><script>go("$&")\n</script><script>b</script>')
  expect(policy['style-src']).toBe(`'self' ${hash('a::after { content: "é" }')}`)
  expect(policy['script-src']).toBe(`'self' ${hash('go("$&")\n')} ${hash('b')}`)
})

test('files and data need no hash', () => {
  const policy = policyOf('<script src="/a.js" type="module"></script><script type="application/ld+json">{}</script>')
  expect([policy['script-src'], policy['style-src']]).toEqual(["'self'", "'self'"])
})

test.each([
  ['', "'self'"],
  ['https://formsubmit.co/ajax/alias', "'self' https://formsubmit.co"],
  ['https://forms.example.com:8443/a?b=c', "'self' https://forms.example.com:8443"],
])('with the endpoint %j forms go to %s', (endpoint, sources) => {
  const policy = policyOf('', endpoint)
  expect([policy['form-action'], policy['connect-src']]).toEqual([sources, sources])
})

test('a page that does not name its encoding is an error', () => {
  expect(() => addContentPolicy('<head></head>', '')).toThrow('must have')
})
