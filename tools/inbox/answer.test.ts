import { describe, expect, test } from 'vitest'
import { formOf, inboxUnderTest } from './inboxUnderTest.ts'

const site = inboxUnderTest()
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('a browser that posts the form by itself', () => {
  test.each([
    ['/fr/thank-you', '/fr/thank-you'],
    ['/fr/merci beaucoup?x=é#top', '/fr/merci%20beaucoup?x=%C3%A9#top'],
    ['https://www.example.com/en/thank-you', 'https://www.example.com/en/thank-you'],
    ['http://localhost:3000/fr/thank-you', 'http://localhost:3000/fr/thank-you'],
  ])('goes on to %s', async (next, location) => {
    const answer = await site.post(formOf({ name: 'x', _next: next }), asBrowser)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(location)
    expect(await site.running.inbox.list()).toHaveLength(1)
  })

  test.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'thank-you',
    'https:x',
  ])('is not sent to “%s”', async (next) => {
    const answer = await site.post(formOf({ name: 'x', _next: next }), asBrowser)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('Thank you.')
  })

  test('is not split into two answers by a line break in _next', async () => {
    const answer = await site.post(formOf({ name: 'x', _next: '/fr\r\nX-Evil: 1' }), asBrowser)
    expect(answer.headers.get('location')).toBe('/frX-Evil:%201')
    expect(answer.headers.has('x-evil')).toBe(false)
  })

  test('reads on a page what was wrong', async () => {
    const answer = await site.post(formOf({ name: 'x'.repeat(300_000), _next: '/fr' }), asBrowser)
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('A field is too long.')
  })
})

test('all others read plain text', async () => {
  const answer = await site.post(formOf({ name: 'x' }), { Accept: '*/*' })
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe('Thank you. The form was submitted successfully.\n')
})
