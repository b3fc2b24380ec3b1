import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { copyProject, type ProgramResult, type ProjectCopy } from '../../tools/test/copyProject.ts'
import { CERTIFICATE, fillIn, readable, usualFiguresIn } from './otherFigures.ts'
import { plain } from './site.ts'

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 180_000

let project: ProjectCopy

function write(file: string, source: string): void {
  writeFileSync(join(project.root, file), source)
}

function read(file: string): string {
  return readFileSync(join(project.root, file), 'utf8')
}

/** The files of the site whose name or content tells of something; what is compressed is read, too. */
function filesThatTell(words: RegExp): string[] {
  const site = join(project.root, 'dist/client')
  return globSync('**/*', { cwd: site, dot: true })
    .filter((file) => {
      const bytes = readFileSync(join(site, file))
      const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
      return words.test(file) || words.test((isGzip ? gunzipSync(bytes) : bytes).toString('utf8'))
    })
    .toSorted()
}

beforeAll(() => {
  project = copyProject()
})

afterAll(() => project.remove())

describe('a draft, an article in English only, a case study in French only, another price list, a certificate', () => {
  let build: ProgramResult

  beforeAll(async () => {
    // An original of its own.
    const article = read('content/en/articles/legal-errors.mdx').replace(/^translatedFrom: .*\n/m, '')
    const titled = (title: string) => article.replace(/^title: .*$/m, `title: '${title}'`)
    write('content/en/articles/tea-time.mdx', titled('Tea time'))
    write('content/en/articles/half-done.mdx', titled('Half done').replace(/^date:/m, 'draft: true\ndate:'))
    const later = titled('Later on').replace(/^date: .*$/m, 'date: 2999-01-01')
    write('content/en/articles/later-on.mdx', `${later}\n\n![A bridge of wood](later-on.jpg)\n`)
    const photograph = sharp({ create: { width: 640, height: 400, channels: 3, background: '#17616a' } })
    await photograph.jpeg().toFile(join(project.root, 'content/en/articles/later-on.jpg'))
    rmSync(join(project.root, 'content/en/case-studies/app-ui-adaptation.mdx'))
    const study = 'content/fr/case-studies/app-ui-adaptation.mdx'
    write(study, read(study).replace(/^video:\n(?: .*\n)+/m, ''))
    fillIn(project.root)
    build = await project.run(['tools/build/build.ts'])
  }, BUILD_TIMEOUT)

  test('the site is built', () => {
    expect(build).toMatchObject({ succeeds: true })
  })

  test('the draft is nowhere in the site', () => {
    expect(existsSync(join(project.root, 'dist/client/en/articles/half-done.html'))).toBe(false)
    expect(read('dist/client/en/blog-index/0.json')).not.toContain('Half done')
    expect(read('dist/client/en/addresses.json')).not.toContain('Half done')
    for (const file of ['sitemap.xml', 'llms.txt', 'en/feed.xml', 'en/feed.json']) {
      expect(read(`dist/client/${file}`)).not.toMatch(/Half done|half-done/)
    }
    expect(existsSync(join(project.root, 'dist/client/en/articles/half-done.md'))).toBe(false)
  })

  test('the English article has an English page, no French one, and says so to search engines', () => {
    expect(existsSync(join(project.root, 'dist/client/fr/articles/tea-time.html'))).toBe(false)
    const page = parse(read('dist/client/en/articles/tea-time.html'))
    const alternates = page
      .querySelectorAll('link[rel=alternate]:not([type])')
      .map((link) => link.getAttribute('hrefLang'))
    expect(alternates).toEqual(['en', 'x-default'])
    for (const place of ['header nav [popover]', '#menu']) {
      expect(page.querySelectorAll(`${place} a[hreflang]`).map(({ text }) => text)).toEqual(['English'])
      expect(page.querySelector(`${place} span[lang=fr]`)?.text).toBe('Français en anglais seulement')
    }
  })

  test('its language redirect leads to English, with and without JavaScript', () => {
    const redirect = read('dist/client/articles/tea-time.html')
    expect(redirect).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/en/articles/tea-time"/></noscript>',
    )
    expect(redirect).toContain('"destinations":{"en":"/en/articles/tea-time"}')
  })

  test('the case study has a PDF in French, which English readers are offered as such', () => {
    expect(existsSync(join(project.root, 'dist/client/fr/app-ui-adaptation.pdf'))).toBe(true)
    expect(existsSync(join(project.root, 'dist/client/en/app-ui-adaptation.pdf'))).toBe(false)
    const link = parse(read('dist/client/en/app-ui-adaptation.html')).querySelector('article a[href$=".pdf"]')
    expect(link?.attributes).toMatchObject({ href: '/fr/app-ui-adaptation.pdf', hrefLang: 'fr' })
    expect(link?.querySelectorAll('[lang=fr]').map(({ text }) => text)).toEqual([
      'Télécharger l’étude de cas',
      'Français',
    ])
    expect(link?.text).toMatch(/PDF, \d+\u00a0kB, Français$/)
  })

  test('a case study without a video says nothing of one, on its page or on its card', () => {
    const page = parse(read('dist/client/fr/app-ui-adaptation.html'))
    expect(page.querySelectorAll('video, #video')).toHaveLength(0)
    const list = parse(read('dist/client/fr/caseStudies.html'))
    expect(list.querySelectorAll('a[href$="#video"]').map((link) => link.getAttribute('href'))).toEqual([
      '/fr/ecommerceLocalization#video',
      '/fr/legal-translation#video',
    ])
  })

  test('English lists hold it, French ones do not', () => {
    expect(read('dist/client/en/blog-index/0.json')).toContain('Tea time')
    expect(read('dist/client/fr/blog-index/0.json')).not.toContain('Tea time')
    expect(read('dist/client/fr/addresses.json')).not.toContain('Tea time')
    expect(read('dist/client/en/feed.xml')).toContain('Tea time')
    expect(read('dist/client/fr/feed.xml')).not.toContain('Tea time')
    expect(read('dist/client/sitemap.xml')).toContain('/en/articles/tea-time</loc>')
    expect(read('dist/client/sitemap.xml')).not.toContain('/fr/articles/tea-time')
    expect(read('dist/client/en/articles/tea-time.md')).not.toContain('translations:')
  })

  test.each(locales)('no figure of facts.json is written out anywhere else: %s', (locale) => {
    const site = join(project.root, 'dist/client')
    const files = globSync([`${locale}.html`, `${locale}/**/*.{html,md,xml,json}`], { cwd: site })
    const written = files.flatMap((file) => {
      const text = read(`dist/client/${file}`)
      return usualFiguresIn(file.endsWith('.html') ? readable(text) : text, locale).map(
        (figure) => `${file}: ${figure}`,
      )
    })
    expect(files.length).toBeGreaterThan(30)
    expect(written).toEqual([])
  })

  test.each(locales)('pages say by whom the agency is certified, with the number: %s', (locale) => {
    for (const page of [`${locale}.html`, `${locale}/certification.html`]) {
      const html = read(`dist/client/${page}`)
      expect(readable(html), page).toContain(CERTIFICATE.body)
      expect(readable(html), page).toContain(CERTIFICATE.number)
      expect(html, page).not.toMatch(/aucun organisme|no (?:independent )?body has/i)
    }
  })

  test('search engines are told of the certificate', () => {
    expect(read('dist/client/fr.html')).toMatch(/"hasCertification":[^<]*TR-4711/)
  })

  test('nothing of the agency is left to fill in, and nobody is told that it were', () => {
    const pages = globSync('{fr,en}/**/*.html', { cwd: join(project.root, 'dist/client') })
    const unfilled = pages.filter((page) =>
      /\[(?:à compléter|to be filled in)/.test(plain(read(`dist/client/${page}`))),
    )
    expect(unfilled).toEqual([])
    expect(build.output + build.errors).not.toContain('site.config.ts: legal.')
  })
})

describe('an article that is dated later', () => {
  const beforeItsDay: string[] = []

  beforeAll(async () => {
    beforeItsDay.push(...filesThatTell(/later[ -]on/i))
    const { succeeds, errors } = await project.run(['tools/build/build.ts'], { BUILD_DATE: '2999-01-01' })
    if (!succeeds) throw new Error(errors)
  }, BUILD_TIMEOUT)

  test('is told of by nothing in the site before its day: no page, list, feed, search, picture or PDF', () => {
    expect(beforeItsDay).toEqual([])
  })

  test('is everywhere from its day on', () => {
    const telling = filesThatTell(/later[ -]on/i)
    const expected = [
      'articles/later-on.html',
      'en/articles/later-on.html',
      'en/articles/later-on.md',
      'en/articles/later-on.pdf',
      'en/articles/later-on.png',
      'en/addresses.json',
      'en/blog.html',
      'en/blog-index/0.json',
      'en/feed.json',
      'en/feed.xml',
      'llms.txt',
      'sitemap.xml',
    ]
    expect(expected.filter((file) => !telling.includes(file))).toEqual([])
    expect(
      telling.filter((file) => /^assets\/static\/later-on\..*\.(?:avif|webp|jpg)$/.test(file)).length,
    ).toBeGreaterThan(2)
    expect(telling.some((file) => file.startsWith('pagefind/fragment/'))).toBe(true)
  })
})

describe('wrong content', () => {
  beforeAll(() => {
    rmSync(join(project.root, 'dist'), { recursive: true, force: true })
    mkdirSync(join(project.root, 'dist/client'), { recursive: true })
    write('dist/client/index.html', 'the last good site')
    write(
      'content/fr/articles/legal-errors.mdx',
      read('content/fr/articles/legal-errors.mdx').replace(/^date: .*$/m, 'date: 19/04/2023'),
    )
    write(
      'content/en/articles/legal-errors.mdx',
      `${read('content/en/articles/legal-errors.mdx')}\n\nTwo {2} and [a link](/nowhere-at-all).\n`,
    )
  })

  const mistakes = [
    'content/fr/articles/legal-errors.mdx:4:7  date: expected YYYY-MM-DD, got "19/04/2023". Write date: 2023-04-19',
    '{2} would be a program. Content is not code: delete it, or write \\{ for a brace',
    'the link "/nowhere-at-all" leads to no page.',
    '3 errors',
  ]

  test(
    'stops the build with every mistake and exit code 1, and leaves the last good site as it was',
    async () => {
      const { succeeds, errors } = await project.run(['tools/build/build.ts'])
      expect(succeeds).toBe(false)
      for (const mistake of mistakes) expect(errors).toContain(mistake)
      expect(read('dist/client/index.html')).toBe('the last good site')
    },
    BUILD_TIMEOUT,
  )

  test(
    'stops the check with the same list and exit code 1',
    async () => {
      const { succeeds, errors } = await project.run(['tools/check/checkContent.ts'])
      expect(succeeds).toBe(false)
      for (const mistake of mistakes) expect(errors).toContain(mistake)
    },
    BUILD_TIMEOUT,
  )
})
