import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withContent } from '../../../tests/content/brokenContent.ts'
import { readDocuments } from '../../content/load.ts'
import { listUnpublished } from './listUnpublished.ts'

const french = 'content/fr/articles/mots.mdx'
const english = 'content/en/articles/mots.mdx'

function unpublishedAfter(change: (root: string) => void) {
  return withContent(null, async (root) => {
    change(root)
    return listUnpublished(await readDocuments(root))
  })
}

function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

test('of what is published, nothing is marked', async () => {
  expect(await unpublishedAfter(() => undefined)).toEqual([])
})

test('a draft is marked in its language, what is held back with its day', async () => {
  const pages = await unpublishedAfter((root) => {
    edit(join(root, french), (source) => source.replace('\ndate:', '\ndraft: true\ndate:'))
    edit(join(root, english), (source) => source.replace(/\ndate: .*/, '\ndate: 2062-01-01'))
  })
  expect(pages).toEqual([{ address: '/en/articles/mots', day: '2062-01-01' }, { address: '/fr/articles/mots' }])
})

test('where there is no translation, the French draft is marked under both addresses', async () => {
  const pages = await unpublishedAfter((root) => {
    rmSync(join(root, english))
    edit(join(root, french), (source) => source.replace('\ndate:', '\ndraft: true\ndate:'))
  })
  expect(pages.map(({ address }) => address).toSorted()).toEqual(['/en/articles/mots', '/fr/articles/mots'])
})
