import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeReview } from '../../tools/review/makeReview.ts'
import type { Review, ReviewedEntry } from '../../tools/review/review.ts'
import { writePage, writeSummary } from '../../tools/review/writePage.tsx'
import { runGit } from '../git.ts'
import { withContent } from './brokenContent.ts'

const ARTICLE = 'content/fr/articles/mots.mdx'
const PRICES = 'content/fr/strings/facts.json'

/** Reviews a branch of a small project. */
async function reviewBranch(work: (root: string) => void, before: (root: string) => void = () => undefined) {
  return withContent(null, async (root) => {
    before(root)
    runGit(root, 'init', '--quiet', '--initial-branch=main')
    const commit = () => {
      runGit(root, 'add', '--all')
      runGit(root, 'commit', '--quiet', '--message=Work')
    }
    commit()
    runGit(root, 'switch', '--quiet', '--create', 'branch')
    work(root)
    commit()
    return makeReview(root, 'main')
  })
}

function edit(root: string, file: string, changes: ReadonlyArray<readonly [from: string, to: string]>): void {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [from] of changes) expect(text).toContain(from)
  writeFileSync(
    join(root, file),
    changes.reduce((edited, [from, to]) => edited.replaceAll(from, to), text),
  )
}

/** Returns the changed words of an entry in a language, `-before +after`, each with the heading of its section. */
function wordsOf({ versions }: ReviewedEntry, locale: 'fr' | 'en'): string[] {
  return versions[locale].passages.flatMap(({ section, runs }) =>
    runs.flatMap(({ added, removed, value }) =>
      added || removed ? `${section ? `${section}: ` : ''}${added ? '+' : '-'}${value.trim()}` : [],
    ),
  )
}

describe('three sentences, a price and a picture', () => {
  let review: Review
  beforeAll(async () => {
    review = await reviewBranch(
      (root) => {
        edit(root, ARTICLE, [
          ['Elle est courte.', 'Elle est longue.'],
          ['Elle a un ton.', 'Elle a un autre ton.'],
          ['Voir [plus haut]', 'Relire [plus haut]'],
        ])
        edit(root, PRICES, [['100 €', '110 €']])
        renameSync(join(root, 'content/images/bridge.svg'), join(root, 'content/images/passage.svg'))
        for (const locale of ['fr', 'en']) {
          for (const file of ['articles/mots', 'team/ada-exemple']) {
            edit(root, `content/${locale}/${file}.mdx`, [['bridge.svg', 'passage.svg']])
          }
        }
      },
      (root) =>
        edit(root, ARTICLE, [
          ['Un paragraphe, avec', 'Une phrase. Elle est courte. Elle a un ton. Un paragraphe, avec'],
        ]),
    )
  })

  test('the words of each, in their section, and nothing else', () => {
    const [article, person, prices, ...others] = review.texts
    expect(others).toEqual([])
    expect(article && wordsOf(article, 'fr')).toEqual([
      '-bridge.svg',
      '+passage.svg',
      '-courte',
      '+longue',
      '+autre',
      'Une partie: -Voir',
      'Une partie: +Relire',
    ])
    for (const entry of [article, person])
      expect(entry && wordsOf(entry, 'en')).toEqual(['-bridge.svg', '+passage.svg'])
    expect(prices && [prices.title, wordsOf(prices, 'fr'), wordsOf(prices, 'en')]).toEqual([
      'strings/facts.json',
      ['-100', '+110'],
      [],
    ])
    expect(review.files).toEqual(['content/images/bridge.svg', 'content/images/passage.svg'])
    expect(review.errors).toEqual([])
  })

  test('the translation that became stale', () => {
    expect(review.texts[0]?.versions.en.states).toContain('stale')
    expect(review.warnings.map(({ file }) => file)).toContain('content/en/articles/mots.mdx')
  })
})

test('what was added, removed, left alone, and what readers will not see yet', async () => {
  const { texts } = await reviewBranch((root) => {
    const source = readFileSync(join(root, ARTICLE), 'utf8')
    writeFileSync(join(root, 'content/fr/articles/neuf.mdx'), source.replace('\ndate:', '\ndraft: true\ndate:'))
    renameSync(join(root, 'content/en/articles/mots.mdx'), join(root, 'content/en/articles/words.mdx'))
    rmSync(join(root, 'content/en/team/ada-exemple.mdx'))
  })
  const versions = texts.map(({ versions: { fr, en } }) => [fr.states, en.states])
  expect(versions).toEqual(
    expect.arrayContaining([
      [['added', 'draft'], ['missing']],
      [['missing'], ['added']],
      [['unchanged'], ['removed']],
    ]),
  )
  const added = texts.find(({ versions: { en } }) => en.states.includes('added'))?.versions.en
  expect(added).toMatchObject({ address: '/en/articles/words' })
})

describe('a branch that cannot be built', () => {
  let review: Review
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')

  beforeAll(async () => {
    review = await reviewBranch((root) => {
      edit(root, ARTICLE, [
        ['date: 2026-01-31', 'date: hier'],
        ['Voir [plus haut]', 'Relire [plus haut]'],
      ])
    })
    await writePage(folder, review)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(['review.html', 'index.html', 'fr/review.html', 'en/review.html'])(
    'is published as %s: its errors, then its words, and links to no page that is not there',
    (file) => {
      const html = read(file)
      expect(html).toMatch(/articles\/mots\.mdx:4:7.*<ins[^>]*>Relire<\/ins>/s)
      expect(html).not.toContain('href="/fr/articles/mots"')
    },
  )

  test('has the same in the summary of a job, as one block of HTML', async () => {
    const file = join(folder, 'summary.md')
    await writeSummary(file, review)
    expect(readFileSync(file, 'utf8')).toMatch(/^<div>.*mots\.mdx:4:7.*Relire.*<\/div>\n$/s)
    expect(readFileSync(file, 'utf8')).not.toMatch(/\n\s*\n/)
  })

  test('links to its pages once they are there', async () => {
    mkdirSync(join(folder, 'fr/articles'))
    writeFileSync(join(folder, 'fr/articles/mots.html'), '')
    await writePage(folder, review)
    expect(read('en/review.html')).toContain('href="/fr/articles/mots"')
  })
})
