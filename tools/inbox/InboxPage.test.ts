import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parse, type HTMLElement } from 'node-html-parser'
import { readText } from '../content/texts.ts'
import { formOf, inboxUnderTest } from './inboxUnderTest.ts'

const site = inboxUnderTest()

async function loadPage(): Promise<HTMLElement> {
  return parse(await (await fetch(site.address)).text())
}

const textOf = (page: HTMLElement, selector: string) => page.querySelectorAll(selector).map((element) => element.text)

test('an empty inbox says how to send something to it', async () => {
  const page = await loadPage()
  expect(page.querySelector('pre')?.text).toContain(`curl -F _subject=Hello`)
  expect(page.querySelector('pre')?.text).toContain(site.address.replace('http://', ''))
  expect(page.querySelectorAll('script, [style]')).toEqual([])
})

test('a message shows all that came, and how often', async () => {
  const fields = {
    submissionId: 'abcdefgh',
    _subject: 'New quote request',
    _template: 'table',
    language: 'fr',
    page: 'https://www.example.com/fr/requestaquote',
    email: 'a@example.com',
  }
  const attachment = () => new File(['x'], 'brief é.pdf', { type: 'application/pdf' })
  await site.post(formOf({ ...fields, attachment: attachment() }))
  await site.post(formOf({ ...fields, attachment: attachment() }))
  const page = await loadPage()
  expect(textOf(page, 'article h2')).toEqual(['New quote request'])
  expect(textOf(page, '.envelope span')).toEqual([
    'received 2 times',
    'language: fr',
    'page: https://www.example.com/fr/requestaquote',
  ])
  expect(textOf(page, '.content > dl dt code')).toEqual(['submissionId', 'email'])
  expect(textOf(page, 'details dt code')).toEqual(['_subject', '_template'])
  expect(page.querySelector('.files a')?.getAttribute('href')).toBe('/__inbox/abcdefgh/1')
  expect(textOf(page, '.files a')).toEqual(['brief é.pdf'])
  expect(textOf(page, '.files span')).toEqual([
    'attachment: 1 byte, application/pdf',
    `SHA-256 ${createHash('sha256').update('x').digest('hex')}`,
  ])
})

test('fields of our forms stand under what they are called there, others under their names', async () => {
  await site.post(formOf({ filesLink: 'https://drive.example.com', toString: 'x' }))
  const names = textOf(await loadPage(), '.content > dl dt').map((name) => name.trim())
  expect(names).toEqual([`${readText('.', 'en', 'quote:fields.filesLink')} filesLink`, 'toString'])
})

test('what was sent is text, never HTML', async () => {
  const evil = '</style><script>alert(1)</script><img src=x onerror=alert(1)>"\''
  await site.post(formOf({ _subject: evil, [evil]: evil, page: evil, a: new File(['x'], evil, { type: evil }) }))
  const page = await loadPage()
  expect(page.querySelectorAll('script, img')).toEqual([])
  expect(textOf(page, 'article h2')).toEqual([evil])
})

describe('files are compared with what the sender’s browser says of them', () => {
  const attachmentSha256 = createHash('sha256').update('sent').digest('hex')
  test.each([
    ['matches', { attachmentSha256, attachment: new File(['sent'], 'a.pdf') }],
    ['differs', { attachmentSha256, attachment: new File(['other'], 'a.pdf') }],
    ['missing', { attachmentSha256 }],
    ['missing', { attachmentSha256: '', attachmentName: 'a.pdf' }],
  ])('%s: %o', async (check, fields) => {
    await site.post(formOf(fields))
    expect((await loadPage()).querySelector('.check')?.getAttribute('data-check')).toBe(check)
  })

  test.each([{ attachment: new File(['x'], 'a.pdf') }, { name: 'x' }])('nothing to compare: %o', async (fields) => {
    await site.post(formOf(fields))
    expect((await loadPage()).querySelector('.check')).toBeNull()
  })
})

test('the present fault stands out, with the way back', async () => {
  expect((await loadPage()).querySelector('.fault')).toBeNull()
  site.running.inbox.misbehave({ status: 503, withoutCors: true })
  const page = await loadPage()
  expect(page.querySelector('.fault p')?.text).toContain('status 503, no CORS header; messages are not kept')
  expect(page.querySelector('.fault button')?.getAttribute('value')).toBe('')
})

describe('deleting', () => {
  const remove = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.address}/delete`, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers,
      redirect: 'manual',
    })
  const ids = async () => (await site.running.inbox.list()).map(({ id }) => id).toSorted()

  test('one, or all', async () => {
    for (const submissionId of ['message-1', 'message-2', 'message-3']) await site.post(formOf({ submissionId }))
    expect((await remove('id=message-2')).status).toBe(303)
    expect(await ids()).toEqual(['message-1', 'message-3'])
    expect((await remove('all=yes')).status).toBe(303)
    expect(await ids()).toEqual([])
    expect(site.namesIn('incoming')).toEqual([])
  })

  test('is no mistake where it is gone already', async () => {
    expect((await remove('id=message-9')).status).toBe(303)
    expect((await remove('all=yes')).status).toBe(303)
  })

  test.each(['', 'id=', 'x=y'])('“%s” says nothing to delete: 400', async (body) => {
    expect((await remove(body)).status).toBe(400)
  })

  test('does not reach outside the inbox', async () => {
    await site.post(formOf({ submissionId: 'message-1' }))
    await remove('id=../messages')
    expect(await ids()).toEqual(['message-1'])
  })

  test('is not for other websites', async () => {
    await site.post(formOf({ submissionId: 'message-1' }))
    expect((await remove('all=yes', { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await remove('all=yes', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect(await ids()).toEqual(['message-1'])
  })
})

test('nothing is cached, sniffed or run', async () => {
  const { headers } = await fetch(site.address)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})
