import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openValidContent } from '../../tools/content/openContent.ts'
import { withContent } from './brokenContent.ts'

/** The articles of a small project one of which is dated in December, on a day. */
async function articlesOn(root: string, day: string, drafts: boolean): Promise<string[]> {
  process.env['BUILD_DATE'] = day
  const { documents } = await openValidContent(root, { drafts })
  return documents.flatMap(({ entry }) =>
    entry.collection === 'articles' && entry.locale === 'fr' ? `${entry.slug} ${entry.publication}` : [],
  )
}

test('what is dated later is there while writing, and on the site from its day on', async () => {
  await withContent(null, async (root) => {
    const source = readFileSync(join(root, 'content/fr/articles/mots.mdx'), 'utf8')
    const later = source
      .replace('2026-01-31', '2026-12-01')
      .replace('Des mots qui passent', 'Des mots à venir')
      .replace('Un article', 'Un autre article')
    writeFileSync(join(root, 'content/fr/articles/decembre.mdx'), later)
    expect(await articlesOn(root, '2026-11-22', false)).toEqual(['mots published'])
    expect(await articlesOn(root, '2026-11-22', true)).toEqual(['decembre scheduled', 'mots published'])
    expect(await articlesOn(root, '2026-12-01', false)).toEqual(['decembre published', 'mots published'])
  })
})
