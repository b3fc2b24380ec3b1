import { parse } from 'node-html-parser'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import sharp from 'sharp'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { everyKind, nowhere, pageAt, untouched } from '../../tests/fixtures/review/review.ts'
import { linesWithPrice } from './commitments.ts'
import { compareWords } from './compareWords.ts'
import { formatComment } from './formatComment.tsx'
import { choosePages, cropToDifference } from './pictures.ts'
import { type Review, type ReviewedPage, reviewSchema } from './review.ts'

const PREVIEW = 'https://preview.example'
const comment = (review: Review) => formatComment(review, PREVIEW)
const entriesOf = (review: Review) => parse(comment(review)).querySelectorAll('h4 + ul > li')

describe('the comment', () => {
  test('lists the most important entries first, in the language of the changed text, with links', () => {
    const entries = entriesOf(everyKind).map((entry) => entry.textContent)
    expect(entries.map((entry) => /leads to|pricePerPage|alert|contact|nowhere|careers/.exec(entry)?.[0])).toEqual([
      'leads to',
      'pricePerPage',
      'alert',
      'contact',
      'careers',
      'nowhere',
      'careers',
    ])
    expect(entries[1]).toMatch(/100.*110.*€.*€100 \(inchangé\)/)
    const links = parse(comment(everyKind))
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href'))
    const production = 'https://www.passerelle.example/fr/articles/prix'
    expect(links).toEqual(expect.arrayContaining([`${PREVIEW}/review`, `${PREVIEW}/fr/contact`, production]))
    const notBuilt = comment({ ...everyKind, notice: { reason: 'notBuilt', message: '' } })
    expect(notBuilt).toContain(`${PREVIEW}/review`)
    expect(notBuilt).not.toContain(`${PREVIEW}/fr`)
    expect(comment({ ...untouched, locale: 'en' })).toContain('Open the review page')
  })

  test('says in one sentence that nothing changes for visitors', () => {
    const documentation: Review = { ...untouched, files: [{ name: 'docs/hosting.md', passages: [] }] }
    expect(comment(untouched)).toContain('. Rien ne change pour les visiteurs.')
    expect(comment(documentation)).toContain('. Rien ne change pour les visiteurs (1 autre fichier).')
    expect(comment(everyKind)).not.toContain('Rien ne change')
  })

  test('names what a person must approve after the errors: figures, prices anywhere, and policies, with their pages', () => {
    const text = (name: string, before: string, after: string) => ({
      name,
      values: { ...nowhere, fr: { before, after }, en: { before: '', after: '' } },
      pages: ['/fr/services'],
    })
    const changed = (address: string, before: string, after: string, more: Partial<ReviewedPage> = {}) =>
      pageAt(address, { passages: [compareWords(before, after, 'fr')], ...more })
    const review: Review = {
      ...everyKind,
      diagnostics: [{ file: 'a.mdx', page: '/fr/articles/a', line: 1, column: 1, message: 'wrong' }],
      texts: [
        text('about.json: title', 'Depuis 2023', 'Depuis 2024'),
        text('estimate.json: total', 'dès 50 € HT', 'dès 60 € HT'),
        text('facts.json: replyTime', '24 heures', '48 heures'),
      ],
      pages: [
        changed('/fr/contact', 'Sous 24 heures, pour 50 €.', 'Sous 48 heures, pour 50 €.'),
        changed('/en/articles/a', 'From 100 dollars on', 'From 90 dollars on'),
        changed('/fr/terms', 'Vous pouvez partir.', 'Vous devez partir.', { isPolicy: true }),
        changed('/fr/nda', '', '', { isPolicy: true, change: 'removed' }),
        pageAt('/fr/privacy', { isPolicy: true, passages: [], cause: 'a' }),
        pageAt('/fr/articles/cher', {
          change: 'added',
          passages: linesWithPrice(
            "---\ntitle: 'Le prix des mots'\n---\n\nUn mot en vaut mille.\n\nÀ 1,50\u00a0$ CA, il est cher.\n",
          ),
        }),
        pageAt('/fr/articles/sans-prix', { change: 'added', passages: linesWithPrice('Un mot en vaut mille.') }),
      ],
    }
    const titled = parse(comment(review)).querySelectorAll('h4')
    const rows = titled.map(({ nextElementSibling }) =>
      (nextElementSibling?.children ?? []).map(
        ({ textContent }) => /\w+\.json|\/(?:fr|en)\/[\w/]+/.exec(textContent)?.[0],
      ),
    )
    expect(rows.slice(0, 4)).toEqual([
      ['/fr/articles/a'],
      ['estimate.json', 'facts.json', '/en/articles/a', '/fr/terms', '/fr/nda', '/fr/articles/cher'],
      ['about.json'],
      ['/fr/contact', '/fr/articles/sans'],
    ])
    expect(comment(review)).toContain(`<a href="${PREVIEW}/fr/articles/a">`)
    expect(comment(review)).toContain('6 prix, chiffres ou conditions à valider')
  })

  test('shows many changes of one place as one, and others each', () => {
    const addresses = Array.from({ length: 200 }, (_, index) => `/fr/articles/${index}`)
    const review: Review = {
      ...untouched,
      diagnostics: addresses.map((address) => ({
        file: `content${address}.mdx`,
        line: 1,
        column: 1,
        message: 'is long',
        severity: 'warning',
      })),
      pages: [...addresses.map((address) => pageAt(address, { change: 'added' })), pageAt('/fr/articles/changed')],
      files: addresses.map((_, index) => ({ name: `public/${index}.svg`, passages: [] })),
    }
    expect(entriesOf(review).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching('^200 pages ajoutées /fr/articles'),
      expect.stringMatching('^Modifiée Titre /fr/articles/changed'),
      expect.stringMatching('^200 avertissements content/fr/articles'),
      expect.stringMatching('^200 autres fichiers public'),
    ])
    expect(comment(review)).not.toContain('autres changements')
    expect(comment(review)).toContain('201 pages touchées')
  })

  test('says how many commits the branch lacks, and what to do', () => {
    const base = { name: 'origin/main', commit: untouched.commit }
    expect(comment({ ...untouched, base: { ...base, newerCommits: 12 } })).toContain(
      'Cette branche a 12 commits de retard sur <code class="file">origin/main</code>. Fusionnez',
    )
    expect(comment({ ...untouched, base: { ...base, newerCommits: 0 } })).not.toContain('Fusionnez')
  })

  test('fits on GitHub', () => {
    const [price] = everyKind.texts
    const addresses = Array.from({ length: 200 }, (_, index) => `/fr/articles/${index}`)
    const runs = Array.from({ length: 200 }, (_, index) => ({ kind: 'added' as const, text: `mot ${index}` }))
    const long: Review = {
      ...everyKind,
      texts: price ? [{ ...price, pages: addresses }] : [],
      // One of each place, so that each is shown.
      pages: addresses.map((address) => pageAt(`${address}/a`, { passages: [runs, runs, runs, runs] })),
    }
    expect(comment(long)).toMatch(/pricePerPage.*200 pages le montrent.*Modifiée.*autres changements/)
    expect(comment(long).length).toBeLessThan(65_536)
  })

  test.each([
    '@everyone',
    'fixes #12 and owner/repo#3 and GH-4',
    '<img src=x onerror=alert(1)>',
    '![picture](https://evil.example/x.png) https://evil.example www.evil.example',
    'one\n\n# two\n\n[x]: https://evil.example',
    '</li></ul>\n\n*bold* :tada:',
    '&lt;b&gt; &#64;everyone \u202e \0',
  ])('shows %j, and does nothing else with it', (text) => {
    const hostile: Review = {
      ...everyKind,
      diagnostics: [{ file: text, line: 1, column: 1, message: text }],
      texts: [{ name: text, values: { ...nowhere, fr: { before: '', after: text } }, pages: [] }],
      pages: [pageAt('/fr/a', { title: text, passages: [[{ kind: 'added', text }]] })],
      notice: { reason: 'notBuilt', message: text },
    }
    const written = comment(hostile)
    const tree = unified().use(remarkParse).use(remarkGfm).parse(written)
    expect(tree.children.map(({ type }) => type)).toEqual(['html', 'html'])
    const html = parse(written)
    expect(html.querySelectorAll('img, script')).toEqual([])
    expect(written).not.toMatch(/[\u202e\0]/)
    for (const code of html.querySelectorAll('code')) code.remove()
    expect(html.textContent).not.toMatch(/@\w|#\d|:\/\/|www\.|GH-\d|:tada:/)
  })
})

test.each(['//evil.example/', '/fr/a?b=c', '/fr/"onclick=', 'https://evil.example'])(
  'a page at %j is no review',
  (address) => {
    expect(reviewSchema.safeParse({ ...untouched, pages: [pageAt('/fr/a')] }).success).toBe(true)
    expect(reviewSchema.safeParse({ ...untouched, pages: [pageAt(address)] }).success).toBe(false)
  },
)

describe('pictures', () => {
  const image = (height: number, line: number) =>
    sharp({ create: { width: 50, height, channels: 3, background: 'white' } })
      .composite([{ input: { create: { width: 50, height: 10, channels: 3, background: 'red' } }, top: line, left: 0 }])
      .png()
      .toBuffer()

  test('show pages whose own words or styles changed: one for each cause', () => {
    expect(choosePages(everyKind.pages).map(({ address }) => address)).toEqual([
      '/fr/articles/tarifs',
      '/fr/contact',
      '/fr/careers',
    ])
  })

  test('are cropped to the difference, and absent if there is none', async () => {
    const files = await cropToDifference(await image(4000, 3000), await image(4100, 3020))
    const sizes = await Promise.all(files.map(async ({ data }) => (await sharp(data).metadata()).height))
    expect(files.map(({ side }) => side)).toEqual(['before', 'after'])
    // From above the changed line to the end of the longer picture.
    expect(sizes).toEqual([1220, 1220])
    expect(await cropToDifference(await image(200, 20), await image(200, 20))).toEqual([])
    const [all] = await cropToDifference(await image(4000, 20), await image(4000, 3800), 12_000)
    expect((await sharp(all?.data).metadata()).height).toBe(3929)
  })
})
