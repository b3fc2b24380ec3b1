import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishPages } from './finishPages.ts'

const addresses = Array.from({ length: 40 }, (_, index) => `/fr/page-${String(index).padStart(2, '0')}`)

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-pages-'))
  mkdirSync(join(folder, 'fr'))
  writeFileSync(join(folder, 'style.css'), 'p { color: red }')
  for (const address of addresses) {
    writeFileSync(
      join(folder, `${address}.html`),
      '<html><head><meta charset="utf-8"><link rel="stylesheet" href="/style.css"></head><body></body></html>',
    )
  }
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Finishes the pages; returns the addresses that the search and the images got, and the error. */
async function finish(addImage: (address: string) => Promise<void>) {
  const searched: string[] = []
  const drawn: string[] = []
  const result = finishPages({
    folder,
    images: {
      add: async (address) => {
        drawn.push(address)
        await addImage(address)
      },
      end: async () => undefined,
    },
    search: {
      add: async ({ address }) => void searched.push(address),
      write: async () => undefined,
      close: async () => null,
    },
    mark: undefined,
  })
  const error: unknown = await result.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { searched, drawn, error }
}

test('every page is searched in order and has its image', async () => {
  expect(await finish(async () => undefined)).toEqual({ searched: addresses, drawn: addresses, error: undefined })
})

test('an image that cannot be drawn ends the build at once, with the name of its page', async () => {
  const { searched, error } = await finish((address) =>
    // The other images take forever.
    address === addresses[3] ? Promise.reject(new Error('No such picture.')) : new Promise(() => undefined),
  )
  expect(error).toMatchObject({
    message: 'The Open Graph image of /fr/page-03 cannot be drawn.',
    cause: { message: 'No such picture.' },
  })
  expect(searched.length).toBeLessThan(addresses.length / 2)
})
