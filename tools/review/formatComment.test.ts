import { describe, expect, test } from 'vitest'
import { COMMENT_MARK, formatComment } from './formatComment.ts'
import { pageLinkOf } from './pageLink.ts'
import { type Review, type ReviewedPage, reviewSchema } from './review.ts'

const commit = { hash: '0'.repeat(40), date: '2026-11-22T09:00:00+01:00', subject: 'Begin' }
const nothing: Review = {
  branch: 'branch',
  commit,
  base: { name: 'main', commit },
  hasUncommittedChanges: false,
  production: 'https://evil.example',
  documents: [],
  texts: [],
  files: [],
  pages: [],
  flaws: [],
}
const links = {
  preview: pageLinkOf('https://preview.example/path?x'),
  production: pageLinkOf('https://www.site.example'),
}

function page(address: string, rest: Partial<ReviewedPage> = {}): ReviewedPage {
  const [, locale] = address.split('/')
  return {
    address,
    ...((locale === 'fr' || locale === 'en') && { locale }),
    title: 'Un titre',
    change: 'changed',
    aspects: ['words'],
    blocks: [],
    weight: { before: 1000, after: 1234 },
    newLinks: [],
    pictures: [],
    ...rest,
  }
}

function comment(review: Partial<Review>): string {
  const text = formatComment(reviewSchema.parse({ ...nothing, ...review }), links)
  expect(text.startsWith(`${COMMENT_MARK}\n`)).toBe(true)
  expect(text.length).toBeLessThan(65_536)
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length)
  return text
}

const reviewLink = '**[See the review page](<https://preview.example/review>)**'

test('nothing changed', () => {
  expect(comment({})).toBe(`${COMMENT_MARK}\n\nThis branch changes nothing that the site is made of. ${reviewLink}\n`)
})

test('both languages of a page stand side by side, each with the preview and what there is now', () => {
  expect(comment({ pages: [page('/en/a', { title: 'A title', aspects: ['styles'] }), page('/fr/a')] })).toContain(
    '\n| <code>/a</code> | Un titre ([preview](<https://preview.example/fr/a>) · [now](<https://www.site.example/fr/a>)) | A title ([preview](<https://preview.example/en/a>) · [now](<https://www.site.example/en/a>)) | styles, words | +234 B |\n',
  )
})

test('added, removed and renamed pages have the links that lead somewhere', () => {
  const text = comment({
    pages: [
      page('/fr/new', { change: 'added', weight: { after: 500 } }),
      page('/fr/gone', { change: 'removed' }),
      page('/fr/b', { change: 'renamed', before: '/fr/a' }),
    ],
  })
  expect(text).toContain('Un titre, added ([preview](<https://preview.example/fr/new>)) ')
  expect(text).toContain('Un titre, removed ([now](<https://www.site.example/fr/gone>)) ')
  expect(text).toContain(
    'Un titre, renamed ([preview](<https://preview.example/fr/b>) · [now](<https://www.site.example/fr/a>)) ',
  )
})

test('without a preview there is no link to one', () => {
  const text = formatComment({ ...nothing, pages: [page('/fr/a')] }, { ...links, preview: undefined })
  expect(text).toContain('Un titre ([now](<https://www.site.example/fr/a>))')
  expect(text).toContain('`npm run review`')
})

test('what could not be compared, or built, is said first', () => {
  expect(comment({ notCompared: { reason: 'noBase', message: 'main is @away.' } })).toContain(
    `\n**Nothing could be compared, for the branch has no base.** ${reviewLink}\n\n> main is &#64;&#8203;away.\n`,
  )
  const flaw = { file: 'content/fr/a.mdx', line: 4, column: 7, message: 'date: expected | a day' }
  const text = comment({ notCompared: { reason: 'notBuilt', message: 'The content has errors.' }, flaws: [flaw] })
  expect(text).toContain('**The site can’t be built from this branch.** 1 error.')
  expect(text).not.toContain('The content has errors')
  expect(text).toContain('- **error**, <code>content/fr/a.mdx&#58;4&#58;7</code> date&#58; expected &#124; a day')
})

test('a long list is folded', () => {
  const files = Array.from({ length: 9 }, (_, index) => ({ file: `tools/${index}.ts`, change: 'changed' as const }))
  expect(comment({ files })).toContain(
    '<details>\n<summary><b>Other files</b> (9)</summary>\n\n- <code>tools/0.ts</code>: changed\n',
  )
  expect(comment({ files: files.slice(0, 2) })).toContain('### Other files\n\n- <code>')
})

describe('from anybody', () => {
  const evil = '@everyone <img src=x> `x` | [a](javascript:alert(1)) ](https://evil.example)\n\n# x\n<!-- review -->'

  test('texts of all kinds are texts', () => {
    const version = {
      file: evil,
      title: evil,
      change: 'changed',
      state: 'stale',
      address: '/fr/)>](//evil.example',
    } as const
    const text = comment({
      branch: evil,
      notCompared: { reason: 'baseNotBuilt', message: evil },
      documents: [
        {
          collection: 'articles',
          slug: evil,
          title: evil,
          change: 'changed',
          versions: { fr: { ...version, publication: 'scheduled', day: evil }, en: version },
        },
      ],
      texts: [{ file: evil, keys: [evil] }],
      files: [{ file: evil, change: 'added' }],
      pages: [page(`/fr/${evil}`, { title: evil, newLinks: [evil], before: '//evil.example/x', change: 'renamed' })],
      flaws: [{ file: evil, line: 1, column: 1, message: evil, severity: 'warning' }],
    })
    expect(text).not.toMatch(/@everyone|<img|`x`|\]\(javascript|\]\(https|\n# x/)
    expect(text.match(/<!--/g)).toHaveLength(1)
    const addresses = [...text.matchAll(/\]\(<([^>]*)>\)/g)].map(([, address = '']) => new URL(address).origin)
    expect(new Set(addresses)).toEqual(new Set(['https://preview.example', 'https://www.site.example']))
    expect(text.match(/\]\(/g)).toHaveLength(addresses.length)
  })

  test('thousands of them fit, and those that do not are counted', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `${index} ${evil} ${'|'.repeat(500)}`)
    const text = comment({
      notCompared: { reason: 'baseNotBuilt', message: '|'.repeat(5000) },
      texts: many.map((file) => ({ file, keys: many.slice(0, 20) })),
      files: many.map((file) => ({ file, change: 'added' })),
      pages: many.map((title) => page(`/fr/${title}`, { title, newLinks: [title] })),
      flaws: many.map((file) => ({ file, line: 1, column: 1, message: file, severity: 'warning' })),
    })
    expect(text.match(/… and 2,9\d\d more/g)).toHaveLength(5)
  })

  test('one that is too long for any list does not keep the others out', () => {
    const text = comment({ pages: [page(`/fr/${'x'.repeat(100_000)}`), page('/fr/b')] })
    expect(text).toContain('<https://preview.example/fr/b>')
  })
})

test.each(['javascript:alert(1)', 'preview', 'ftp://preview.example', ''])('%j is no address of a preview', (site) => {
  expect(() => pageLinkOf(site)).toThrow('is no address of a site. Write the preview')
})
