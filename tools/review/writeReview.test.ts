import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  everyKind,
  hostileBranch,
  hostileTitle,
  makeLong,
  notBuilt,
  pageAt,
  untouched,
  withoutBase,
} from '../../tests/fixtures/review/review.ts'
import { locales } from '../../renderer/languages.ts'
import { type Review, reviewSchema } from './review.ts'
import { writeReview } from './writeReview.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'))
  put('index.html', '<!doctype html><html lang="fr"><head></head><body><main>Accueil</main></body></html>')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, html: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), html)
}

async function write(review: Review): Promise<Review> {
  return writeReview({ root: '.', review: reviewSchema.parse(review), after: folder, pictures: false })
}

function read(address: string): HTMLElement {
  return parse(readFileSync(join(folder, `${address}.html`), 'utf8'), { comment: true })
}

/** What is read on the page, with plain spaces. */
async function wordsOf(review: Review, address = '/en/review'): Promise<string> {
  await write(review)
  return plain(read(address).querySelector('main')?.textContent ?? '')
}

const plain = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ')

/** Where its links lead, by what they say. */
function linksOf(element: HTMLElement | null): Record<string, string> {
  const links = element?.querySelectorAll('a') ?? []
  return Object.fromEntries(links.map((link) => [plain(link.textContent), link.getAttribute('href') ?? '']))
}

describe('the summary', () => {
  test('says what changed, what waits for its translation and what is wrong, in one sentence', async () => {
    expect(await wordsOf(everyKind)).toContain(
      '4 documents changed, 2 of them not yet up to date in English; 6 other pages differ; 1 error and 1 warning.',
    )
    expect(plain(read('/fr/review').textContent)).toContain(
      '4 documents ont changé, dont 2 pas encore à jour en anglais ; 6 autres pages sont différentes ; 1 erreur et 1 avertissement.',
    )
  })

  test('says that nothing changed, and nothing else', async () => {
    expect(await wordsOf(untouched)).toContain('This branch changes nothing on the site.')
    expect(read('/en/review').querySelectorAll('main section')).toEqual([])
  })

  test('says that pages stayed the same where only files of the project changed', async () => {
    const review: Review = { ...untouched, files: [{ file: 'docs/decisions.md', change: 'changed' }] }
    expect(await wordsOf(review)).toContain('The pages stayed the same; only files of the project changed.')
  })
})

test('why nothing was compared is told, with what was said where it failed', async () => {
  expect(await wordsOf(withoutBase)).toMatch(/Nothing was compared: .* no common commit\./)
})

test('content that keeps the site from being built has its page all the same, with the errors and no dead links', async () => {
  rmSync(join(folder, 'index.html'))
  expect(await wordsOf(notBuilt)).toContain('The site of this branch could not be built.')
  const page = read('/en/review')
  expect(plain(page.querySelector('#flaws')?.textContent ?? '')).toContain('which does not exist')
  const own = page.querySelectorAll('a[href^="/"]').map((link) => link.getAttribute('href'))
  expect(own).toEqual(locales.map((locale) => `/${locale}/review`))
})

test('what is wrong comes first, errors before warnings, and leads to the line', async () => {
  await write(everyKind)
  const flaws = read('/en/review').querySelectorAll('#flaws li')
  expect(flaws.map((flaw) => flaw.querySelector('strong')?.textContent)).toEqual(['Error', 'Warning'])
  expect(linksOf(flaws[0] ?? null)).toEqual({
    'content/fr/articles/sous-titres.mdx:12:5':
      'https://github.com/example/passerelle/edit/article/erreurs-juridiques/content/fr/articles/sous-titres.mdx#L12',
  })
})

describe('a document', () => {
  const versionsOf = (id: string) => read('/en/review').getElementById(id)?.querySelectorAll('.version') ?? []

  test('has its languages side by side: what became of them, how they stand, where they are', async () => {
    await write(everyKind)
    const [french, english] = versionsOf('articles/legal-errors')
    expect(plain(french?.textContent ?? '')).toContain('Changed')
    expect(plain(english?.textContent ?? '')).toMatch(/Unchanged.*the original has changed/)
    expect(linksOf(english ?? null)).toEqual({
      Preview: '/en/articles/legal-errors',
      'Public site': 'https://www.passerelle.example/en/articles/legal-errors',
      Edit: 'https://github.com/example/passerelle/edit/article/erreurs-juridiques/content/en/articles/legal-errors.mdx',
    })
  })

  test('that waits for its day has it, and nothing on the public site', async () => {
    await write(everyKind)
    const [french, english] = versionsOf('articles/sous-titres')
    expect(plain(french?.textContent ?? '')).toContain('scheduled for December 1, 2026')
    expect(Object.keys(linksOf(french ?? null))).toEqual(['Preview', 'Edit'])
    expect(plain(english?.textContent ?? '')).toMatch(/Absent.*missing/)
    expect(linksOf(english ?? null)).toEqual({})
  })

  test('that was removed leads to the public site alone', async () => {
    await write(everyKind)
    expect(versionsOf('services/ancien').map((version) => Object.keys(linksOf(version)))).toEqual([
      ['Public site'],
      ['Public site'],
    ])
  })

  test('that was renamed says what it was named', async () => {
    await write(everyKind)
    expect(plain(versionsOf('team/nadia-benali')[0]?.textContent ?? '')).toContain(
      'formerly content/fr/team/nadia-b.mdx',
    )
  })
})

describe('the words', () => {
  const blocks = () => read('/en/review').getElementById('/fr/articles/legal-errors')?.querySelectorAll('.block') ?? []

  test('that are new or gone are marked as such, for readers and for listeners', async () => {
    await write(everyKind)
    const [title] = blocks()
    expect(title?.querySelector('del')?.textContent).toBe('removal starts trois removal ends')
    expect(title?.querySelector('ins')?.textContent).toBe('addition starts quatre addition ends')
    expect(title?.textContent).toContain('Page title')
    expect(title?.querySelector('p[lang]')?.getAttribute('lang')).toBe('fr')
  })

  test('keep their headings, and say of pictures what they are', async () => {
    await write(everyKind)
    expect(blocks().map((block) => block.querySelector('h4, h5')?.textContent.slice(0, 14))).toContain('Ce que dit la ')
    expect(blocks().at(-1)?.textContent).toContain('Picture description')
  })

  test('that stayed the same are shortened to what is read along, at whole words', async () => {
    await write(everyKind)
    const paragraph = blocks()[2]?.textContent ?? ''
    expect(paragraph.length).toBeLessThan(400)
    expect(paragraph).toMatch(/^… \S.*voulu dire\. .*tranche sur le texte\..* …$/s)
  })
})

describe('other pages', () => {
  test('whose change is the same are told once, with their number, and each has its place', async () => {
    await write(everyKind)
    const groups = read('/en/review').querySelectorAll('.group')
    expect(groups.map((group) => group.querySelector('h3')?.textContent)).toEqual([
      '4\u00a0pages that differ',
      '2\u00a0pages that differ',
    ])
    expect(groups[0]?.querySelectorAll('.block')).toHaveLength(1)
    expect(groups[0]?.querySelectorAll('li[id]').map(({ id }) => id)).toEqual([
      '/fr/about',
      '/fr/contact',
      '/fr/careers',
      '/fr/process',
    ])
    expect(groups[1]?.textContent).toContain('What differs: the styles')
  })

  test('of three hundred none is left out', async () => {
    const addresses = Array.from({ length: 300 }, (_, index) => `/fr/blog/${index + 2}`)
    await write({ ...untouched, pages: addresses.map((address) => pageAt(address, { aspects: ['styles'] })) })
    const listed = new Set(
      read('/en/review')
        .querySelectorAll('li[id]')
        .map(({ id }) => id),
    )
    expect(addresses.filter((address) => !listed.has(address))).toEqual([])
  })
})

test('new links to other sites and what the page weighs more are told', async () => {
  await write(everyKind)
  const page = read('/en/review').getElementById('/fr/articles/legal-errors')
  expect(linksOf(page ?? null)).toEqual({ 'https://www.justice.gc.ca/fra/': 'https://www.justice.gc.ca/fra/' })
  expect(plain(page?.textContent ?? '')).toContain('Weight: 12 kB, then 13 kB (+950 bytes)')
})

test('a link that would run something is shown, and is none', async () => {
  const evil = 'javascript:alert(1)'
  await write({ ...untouched, pages: [pageAt('/fr/about', { newLinks: [evil] })] })
  const page = read('/en/review')
  expect(page.textContent).toContain(evil)
  expect(page.querySelectorAll('a').filter((link) => link.getAttribute('href') === evil)).toEqual([])
})

test('titles and names of branches are text, whatever is in them', async () => {
  await write({ ...everyKind, branch: hostileBranch })
  const page = read('/en/review')
  expect(page.querySelector('h1')?.textContent).toBe(hostileBranch)
  expect(page.querySelectorAll('h3').map(({ textContent }) => textContent)).toContain(hostileTitle)
  expect(page.querySelectorAll('script').map((script) => script.getAttribute('src'))).toEqual([
    '/review/comparisons.js',
  ])
  expect(linksOf(page.querySelector('.version'))['Edit']).toContain(
    '/edit/caf%C3%A9/%3Cb%3E%2250%20%25%22%20%231/content/',
  )
})

test('each place has its name once, though the branch is long', async () => {
  await write(makeLong(40, 20))
  const ids = read('/fr/review')
    .querySelectorAll('[id]')
    .map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(80)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(read('/fr/review').querySelectorAll('.block')).toHaveLength(800)
})

test('nothing in the pages needs an exception from the strictest policy, and what they load is there', async () => {
  await write(everyKind)
  for (const address of ['/review', '/fr/review', '/en/review']) {
    const page = read(address)
    expect(page.querySelectorAll('style, [style], script:not([src])')).toEqual([])
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const files = page
      .querySelectorAll('script, link[href^="/review/"]')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  }
})

describe('the review bar', () => {
  const body = (words: string) => `<!doctype html><html><head></head><body><main>${words}</main></body></html>`
  const barOf = (address: string) => read(address).querySelectorAll('#review-bar')

  beforeEach(() => {
    put('fr/about.html', body('À propos'))
    put('en/about.html', body('About'))
    put('fr/articles/legal-errors.html', body('Article'))
    put('fr/404.html', body('Introuvable'))
    put(
      'about.html',
      '<html><head><noscript><meta http-equiv="refresh" content="0"></noscript></head><body></body></html>',
    )
  })

  test('says whether the page changed, in its language, and leads to its place, its source and its translation', async () => {
    await write(everyKind)
    const [bar] = barOf('/fr/about')
    expect(linksOf(bar ?? null)).toEqual({
      'État 89abcde': 'https://github.com/example/passerelle/commit/89abcdef0123456789abcdef0123456789abcdef',
      'Page modifiée': '/fr/review#/fr/about',
      Relecture: '/fr/review',
      Source: 'https://github.com/example/passerelle/edit/article/erreurs-juridiques/pages/about/%2BPage.tsx',
      English: '/en/about',
    })
    expect(plain(bar?.textContent ?? '')).toContain('article/erreurs-juridiques')
    expect(plain(bar?.textContent ?? '')).toContain('22 novembre 2026')
  })

  test('leads to the document that a page shows, and to no translation where there is none', async () => {
    await write(everyKind)
    const links = linksOf(barOf('/fr/articles/legal-errors')[0] ?? null)
    expect(links['Source']).toMatch(/\/content\/fr\/articles\/legal-errors\.mdx$/)
    expect(links['English']).toBeUndefined()
  })

  test('of a page that stayed the same says so', async () => {
    await write(untouched)
    expect(plain(barOf('/en/about')[0]?.textContent ?? '')).toContain('Unchanged in this branch')
  })

  test('does without the repository where it is not known', async () => {
    const { repository: _, ...review } = everyKind
    await write(review)
    expect(Object.keys(linksOf(barOf('/en/about')[0] ?? null))).toEqual([
      'Changed in this branch',
      'Review',
      'Français',
    ])
  })

  test('is there once, however often a site is reviewed; with what was said last', async () => {
    await write(everyKind)
    await write(untouched)
    expect(barOf('/en/about')).toHaveLength(1)
    expect(plain(barOf('/en/about')[0]?.textContent ?? '')).toContain('Unchanged')
    expect(read('/en/about').querySelectorAll('link')).toHaveLength(1)
  })

  test('is on what is not found, and not on pages that are left at once', async () => {
    await write(everyKind)
    expect(barOf('/fr/404')).toHaveLength(1)
    expect(barOf('/about')).toEqual([])
    expect(barOf('/review')).toEqual([])
  })
})
