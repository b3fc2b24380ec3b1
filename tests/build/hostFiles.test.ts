import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseHeaderRules } from '../../tools/server/headers.ts'

const headers = readFileSync('dist/client/_headers', 'utf8')
const redirects = readFileSync('dist/client/_redirects', 'utf8')

/** https://developers.cloudflare.com/pages/configuration/headers/ */
test('_headers keeps to 100 rules of unique paths, and lines of 2,000 characters', () => {
  const paths = headers.split('\n').filter((line) => line.startsWith('/'))
  expect(paths.length).toBeLessThanOrEqual(100)
  expect(new Set(paths).size).toBe(paths.length)
  expect(headers.split('\n').filter((line) => line.length > 2000)).toEqual([])
})

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
describe('_redirects', () => {
  const rules = redirects.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

  test('keeps to 2,100 rules of 1,000 characters; all after the first with a star count as dynamic, at most 100', () => {
    expect(rules.length).toBeLessThanOrEqual(2100)
    expect(rules.filter((rule) => rule.length > 1000)).toEqual([])
    const first = rules.findIndex((rule) => rule.includes('*'))
    expect(rules.length - first).toBeLessThanOrEqual(100)
  })

  // "!" and queries are Netlify's, and Cloudflare Pages leaves such lines out.
  test.each([
    ['Netlify', (rule: string) => / (?:301!|404)$/.test(rule)],
    ['Cloudflare Pages', (rule: string) => rule.endsWith(' 301')],
  ])('has one rule for each address on %s, and none that leads to another', (_, isRead) => {
    const read = rules.filter(isRead).map((rule) => rule.split(' '))
    const from = read.map((words) => words.slice(0, -2).join(' '))
    expect(from.length).toBeGreaterThan(2)
    expect(new Set(from).size).toBe(from.length)
    expect(read.map((words) => words.at(-2) ?? '').filter((to) => from.includes(to))).toEqual([])
  })
})

test('the example for nginx sends what the built file says', () => {
  const [, example = ''] = /```nginx\n(.*?)```/s.exec(readFileSync('docs/hosting.md', 'utf8')) ?? []
  const values = parseHeaderRules(headers).flatMap((rule) => Object.entries(rule.headers))
  expect(values.length).toBeGreaterThan(10)
  const missing = values.filter(
    ([name, value]) =>
      !example.includes(value) || !(example.includes(`add_header ${name} `) || name === 'Content-Type'),
  )
  expect(missing).toEqual([])
})
