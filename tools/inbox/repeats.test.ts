import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formOf, inboxUnderTest } from './inboxUnderTest.ts'

const site = inboxUnderTest()
const ID = 'abcdef0123456789'
const OTHER_ID = '9876543210fedcba'

const start = Date.UTC(2026, 0, 1)
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

async function send(fields: Readonly<Record<string, string | File>>): Promise<void> {
  const answer = await site.post(formOf(fields))
  expect(await answer.json()).toMatchObject({ success: 'true' })
}

/** How often each message came, the fullest first. */
async function times(): Promise<number[]> {
  const messages = await site.running.inbox.list()
  expect(site.namesIn('incoming')).toEqual([])
  return messages.map((message) => message.times).toSorted((one, other) => other - one)
}

describe('the same id', () => {
  test('with the same content is counted, however late', async () => {
    for (const minutes of [0, 1, 600]) {
      wait(minutes)
      await send({ submissionId: ID, name: 'Ada', attachment: new File(['x'], 'a.pdf') })
    }
    expect(await site.running.inbox.list()).toMatchObject([{ id: ID, times: 3, files: [{ size: 1 }] }])
    expect(await times()).toEqual([3])
  })

  test('is counted where it comes at the very same time', async () => {
    const attachment = new File([randomBytes(200_000)], 'a.pdf')
    await Promise.all(Array.from({ length: 8 }, () => send({ submissionId: ID, attachment })))
    expect(await site.running.inbox.list()).toMatchObject([{ id: ID, times: 8 }])
    expect(await times()).toEqual([8])
  })

  test.each([
    ['another text', { name: 'Grace' }],
    ['another file', { name: 'Ada', attachment: new File(['other'], 'a.pdf') }],
    ['a field more', { name: 'Ada', attachment: new File(['x'], 'a.pdf'), more: 'x' }],
  ])('with %s is a message of its own, with its own repeats', async (_, other) => {
    const first = { name: 'Ada', attachment: new File(['x'], 'a.pdf') }
    for (const fields of [first, other, other, first, other]) await send({ submissionId: ID, ...fields })
    expect(await times()).toEqual([3, 2])
    const messages = await site.running.inbox.list()
    expect(messages.map(({ submissionIds }) => submissionIds)).toEqual([[ID], [ID]])
    expect(messages.map(({ id }) => id)).toContain(ID)
  })

  test('loses nothing where several contents come at the very same time', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `name ${index}`)
    await Promise.all([...names, ...names].map((name) => send({ submissionId: ID, name })))
    expect(await times()).toEqual(names.map(() => 2))
    const kept = await site.running.inbox.list()
    expect(kept.map(({ fields }) => fields['name']).toSorted()).toEqual(names)
  })

  test('is the same from another page, in another language', async () => {
    await send({ submissionId: ID, name: 'Ada', language: 'fr', page: '/fr/about', _subject: 'Infolettre' })
    await send({ submissionId: ID, name: 'Ada', language: 'en', page: '/en/blog', _subject: 'Newsletter' })
    expect(await times()).toEqual([2])
  })

  test.each(['short', 'x'.repeat(65), '../../../../outside', 'with a space'])(
    '“%s” names no folder, and tells repeats all the same',
    async (submissionId) => {
      for (const minutes of [0, 600]) {
        wait(minutes)
        await send({ submissionId, name: 'Ada' })
      }
      expect(await times()).toEqual([2])
      expect((await site.running.inbox.list())[0]?.id).not.toBe(submissionId)
    },
  )
})

test('two ids are two messages, even of the same words', async () => {
  await Promise.all([ID, OTHER_ID].map((submissionId) => send({ submissionId, name: 'Ada' })))
  expect(await times()).toEqual([1, 1])
})

describe('without an id', () => {
  const typed = { name: 'Ada', message: 'One\ntwo' }
  const attachment = () => new File(['x'], 'a.pdf')
  /** What a script makes of the same form. */
  const byScript = (submissionId: string) => ({
    submissionId,
    ...typed,
    message: 'One\r\ntwo',
    yourEmail: 'ada@example.com',
    _replyto: 'ada@example.com',
    _format: 'json',
    attachmentName: 'a.pdf',
    attachmentSize: '1',
    attachmentSha256: createHash('sha256').update('x').digest('hex'),
    attachment: attachment(),
  })
  const byBrowser = () => ({ ...typed, _honey: '', attachment: attachment() })

  test('the same content is a repeat for ten minutes', async () => {
    await send(byBrowser())
    wait(10)
    await send(byBrowser())
    expect(await times()).toEqual([2])
    wait(1)
    await send(byBrowser())
    expect(await times()).toEqual([2, 1])
  })

  test('an empty id is none', async () => {
    await send({ ...byBrowser(), submissionId: '' })
    await send(byBrowser())
    expect(await times()).toEqual([2])
    expect((await site.running.inbox.list())[0]?.submissionIds).toEqual([])
  })

  test('two at the very same time are one message', async () => {
    await Promise.all([send(byBrowser()), send(byBrowser())])
    expect(await times()).toEqual([2])
  })

  test.each([
    ['text', { ...typed, message: 'One two' }],
    ['file', { ...typed, attachment: new File(['y'], 'a.pdf') }],
  ])('another %s is another message', async (_, other) => {
    await send(byBrowser())
    await send(other)
    expect(await times()).toEqual([1, 1])
  })

  test.each([
    ['first', () => [byBrowser(), byScript(ID)]],
    ['second', () => [byScript(ID), byBrowser()]],
  ])('what a script sends, too, is a repeat: without one %s', async (_, makeForms) => {
    for (const fields of makeForms()) await send(fields)
    expect(await times()).toEqual([2])
    expect((await site.running.inbox.list())[0]?.submissionIds).toEqual([ID])
  })

  test('what a script sends later is a message of its own', async () => {
    await send(byBrowser())
    wait(11)
    await send(byScript(ID))
    expect(await times()).toEqual([1, 1])
  })

  test('once a script has marked it, another id is another message', async () => {
    await send(byBrowser())
    await send(byScript(ID))
    await send(byScript(OTHER_ID))
    expect(await times()).toEqual([2, 1])
    wait(60)
    await send(byScript(ID))
    expect(await times()).toEqual([3, 1])
  })
})

test('repeats that were noted before ids were noted with them still count', async () => {
  await send({ submissionId: ID, name: 'Ada' })
  writeFileSync(join(site.folder, 'messages', ID, 'repeat-1'), new Date(start).toISOString())
  expect(await times()).toEqual([2])
})
