import { readFileSync } from 'node:fs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { ARTICLE } from './broken/mistake.ts'
import { checkContent, isOfOtherLocale, isOfTranslation, onContent } from './brokenContent.ts'

const root = mkdtempSync(join(tmpdir(), 'site-content-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Mistakes in the targets of links, which the fixes remove, with what is written then. */
const fixable = {
  'link-to-a-redirect': 'Demander [un devis](/contact).',
  'link-to-our-own-site': 'Voir [nos pages](/contact).',
  'link-with-language': 'Un [lien](/contact).',
}

test.each(Object.entries(fixable))('%s', async (name, written) => {
  await onContent(root, name, async () => {
    expect(applyFixes(root, await checkContent(root)).fixed).toBeGreaterThan(0)
    expect(readFileSync(join(root, ARTICLE), 'utf8')).toContain(`\n${written}\n`)
    const told = (await checkContent(root)).filter(
      (diagnostic) => !isOfTranslation(diagnostic) && !isOfOtherLocale(diagnostic),
    )
    expect(told.filter(({ fix }) => fix)).toEqual([])
  })
})
