import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadValidContent } from '../../tools/content/load.ts'
import { describeTranslations } from '../../tools/content/translations.ts'
import { withContent } from './brokenContent.ts'

const french = 'content/fr/articles/mots.mdx'
const english = 'content/en/articles/mots.mdx'

/** The status of the valid content after a change. */
function statusAfter(change: (root: string) => void) {
  return withContent(null, async (root) => {
    change(root)
    return describeTranslations(await loadValidContent(root, { drafts: true }))
  })
}

function addUpdate(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('date: 2026-01-31', 'date: 2026-01-31\nupdated: 2026-02-01'))
}

test('content that is the same in both languages has no gaps', async () => {
  const status = await statusAfter(() => undefined)
  expect(status).toEqual([
    { locale: 'fr', translated: 2, total: 2, gaps: [] },
    { locale: 'en', translated: 2, total: 2, gaps: [] },
  ])
})

test('a document that one language lacks is missing there', async () => {
  const [, status] = await statusAfter((root) => rmSync(join(root, english)))
  expect(status).toMatchObject({ translated: 1, gaps: [{ file: english, state: 'missing', source: french }] })
})

test('a document is stale when its other version changed later', async () => {
  const [status, other] = await statusAfter((root) => addUpdate(join(root, english)))
  expect(status?.gaps).toEqual([{ file: french, state: 'stale', source: english }])
  expect(other?.gaps).toEqual([])
})

test('it is up to date again when it says so', async () => {
  const status = await statusAfter((root) => {
    addUpdate(join(root, english))
    addUpdate(join(root, french))
  })
  expect(status.flatMap(({ gaps }) => gaps)).toEqual([])
})
