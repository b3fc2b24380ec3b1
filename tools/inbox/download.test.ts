import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { attachment } from './download.ts'
import { formOf, inboxUnderTest } from './inboxUnderTest.ts'

const site = inboxUnderTest()

test('a file is downloaded as it was sent', async () => {
  const bytes = randomBytes(300_000)
  await site.post(
    formOf({
      submissionId: 'abcdefgh',
      a: new File(['first'], 'first.txt'),
      b: new File([bytes], 'page.html', { type: 'text/html' }),
    }),
  )
  const answer = await fetch(`${site.address}/abcdefgh/2`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '300000',
    'content-disposition': `attachment; filename="page.html"; filename*=UTF-8''page.html`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)

  const head = await fetch(`${site.address}/abcdefgh/2`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('300000')
  expect(await head.text()).toBe('')
})

test.each(['/abcdefgh/2', '/abcdefgh/0', '/abcdefgh/1/2', '/abcdefgh', '/unknown-id/1', '/%2e%2e%2f/1', '/messages/1'])(
  '%s: 404',
  async (path) => {
    await site.post(formOf({ submissionId: 'abcdefgh', a: new File(['x'], 'x') }))
    expect((await fetch(`${site.address}${path}`)).status).toBe(404)
  },
)

test.each([
  ['brief.pdf', `filename="brief.pdf"; filename*=UTF-8''brief.pdf`],
  ['été (1).pdf', `filename="ete (1).pdf"; filename*=UTF-8''%C3%A9t%C3%A9%20%281%29.pdf`],
  ['契約.pdf', `filename="__.pdf"; filename*=UTF-8''%E5%A5%91%E7%B4%84.pdf`],
  ['a"b%\r\nX: y', `filename="a_b___X: y"; filename*=UTF-8''a%22b%25%0D%0AX%3A%20y`],
  ['../../x', `filename="x"; filename*=UTF-8''x`],
  ['\ud800', `filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ['', `filename="file"; filename*=UTF-8''file`],
])('the name %j', (name, expected) => {
  expect(attachment(name)).toBe(`attachment; ${expected}`)
})
