import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frontmatterMessages } from '../../tools/check/messages/frontmatter.ts'
import { brokenFixtures, expectedFile } from './brokenContent.ts'

/** What needs a history or a network: moving.test.ts and checkExternalLinks.test.ts have these. */
const elsewhere = ['document-renamed', 'document-deleted', 'link-external-dead']

test('every message of front matter, files, links and translations has a fixture', () => {
  const told = new Set(
    brokenFixtures.flatMap((name) => readFileSync(expectedFile(name), 'utf8').match(/[\w-]+$/gm) ?? []),
  )
  expect(Object.keys(frontmatterMessages).filter((rule) => !told.has(rule))).toEqual(elsewhere)
})
