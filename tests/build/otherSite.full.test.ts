import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { copyProject, type ProgramResult, type ProjectCopy } from '../copyProject.ts'
import { text as textOf } from '../e2e/texts.ts'
import { addPhotographs, SECRETS } from './addPhotographs.ts'
import { addHostileDocuments, hostileArticles } from './hostileDocuments.ts'
import { addLater, filesThatTell, ITS_DAY, LATER, STILL_LATER } from './later.ts'
import { CERTIFICATE, fillIn, otherDetails, readable, usualFiguresIn } from './otherFigures.ts'
import { followRecipes, NAME } from './recipes.ts'
import { plain } from './site.ts'

/** The folders that judge, compare, edit and measure: a build works without them. */
const NOT_FOR_BUILDS = ['tools/check', 'tools/review', 'tools/admin', 'tools/bench']

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 600_000

/** A site with everything that this one has not, and without some of what it has. */
let project: ProjectCopy
let build: ProgramResult
let types: ProgramResult

const inProject = (file: string) => join(project.root, file)
const read = (file: string) => project.read(file)
const getPage = (address: string) => parse(read(`dist/client${address}.html`))

/** An article whose English version is removed. */
const FRENCH_ARTICLE = 'francais-trois-rives'

/** The documents whose English versions are removed. */
const untranslated = [
  {
    file: `articles/${FRENCH_ARTICLE}`,
    path: `/articles/${FRENCH_ARTICLE}`,
    ofThePage: textOf('en', 'blog:article.related'),
  },
  { file: 'policies/confidentialite', path: '/confidentialite', ofThePage: textOf('en', 'policy:question.title') },
  {
    file: 'services/legalTranslation',
    path: '/services/legalTranslation',
    ofThePage: textOf('en', 'services:service.glance.title'),
  },
  {
    file: 'team/nadia-belhadj-roy',
    path: '/nadia-belhadj-roy',
    ofThePage: textOf('en', 'team:profile.contactTitle'),
  },
  {
    file: 'case-studies/legal-translation',
    path: '/legal-translation',
    ofThePage: textOf('en', 'caseStudies:study.others'),
  },
]

/** An article in English only, a draft, a case study and other documents in French only, one written in the editor. */
async function changeContent(): Promise<void> {
  // An original, not a translation.
  const article = read('content/en/articles/legal-errors.mdx').replace(/^translatedFrom: .*\n/m, '')
  const titled = (title: string) => article.replace(/^title: .*$/m, `title: '${title}'`)
  project.write('content/en/articles/tea-time.mdx', titled('Tea time'))
  project.write('content/en/articles/half-done.mdx', titled('Half done').replace('draft: false', 'draft: true'))
  // As tests/e2e/editor.full.spec.ts has it written in the editor.
  const picture = inProject('content/images/marche-de-douala.webp')
  await sharp(inProject('content/images/portrait.jpg')).autoOrient().webp().toFile(picture)
  for (const locale of locales) {
    copyFileSync(`tests/fixtures/editor/${locale}.mdx`, inProject(`content/${locale}/articles/marche-de-douala.mdx`))
  }
  rmSync(inProject('content/en/case-studies/app-ui-adaptation.mdx'))
  for (const { file } of untranslated) rmSync(inProject(`content/en/${file}.mdx`))
}

beforeAll(async () => {
  project = copyProject()
  await addLater(project.root)
  await addPhotographs(project.root)
  await changeContent()
  // Another price list, a certificate.
  fillIn(project.root)
  await followRecipes(project)
  addHostileDocuments(project)
  // Each further checker would check the same libraries again, beside other tests.
  types = await project.run(['node_modules/typescript/bin/tsc', '--checkers', '1'])
  for (const folder of NOT_FOR_BUILDS) rmSync(inProject(folder), { recursive: true })
  build = await project.run(['tools/build/build.ts'], { BUILD_DATE: ITS_DAY })
}, BUILD_TIMEOUT)

afterAll(() => project.remove())

describe('a category, a language and a name, added as docs/ says', () => {
  test('what they say is all that has to be done; the build needs no tool that judges, compares, edits or measures', () => {
    expect(build, build.errors).toMatchObject({ succeeds: true })
    expect(types).toEqual({ succeeds: true, output: '', errors: '' })
  })

  test('a category has a page', () => {
    expect(getPage('/en/blog/medical').querySelector('h1')?.text).toBe('Translating medicine')
  })

  test('a language is an entry and a folder: it has every page, its documents in French where it has none of its own', () => {
    expect(getPage('/de').querySelector('html')?.getAttribute('lang')).toBe('de')
    expect(getPage('/de/services/localization').querySelector('[lang=fr] h1, h1[lang=fr]')).not.toBeNull()
    expect(getPage('/de/articles/legal-errors').querySelector('h1')?.text).toBe('Was „Treu und Glauben“ heißt')
  })

  test('visitors of that language are sent to it, all are offered it, and search engines and networks are told', () => {
    expect(read('dist/client/about.html')).toContain('"de":"/de/about"')
    for (const language of ['fr', 'en', 'de']) {
      const links = getPage(`/${language}/about`).querySelectorAll('#menu a[hreflang]')
      expect(links.map(({ text }) => text)).toEqual(['Français', 'English', 'Deutsch'])
    }
    expect(getPage('/de/about').querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('de_DE')
    expect(getPage('/fr/about').querySelector('link[hreflang=de]')?.getAttribute('href')).toMatch(/\/de\/about$/)
    expect(read('dist/client/sitemap.xml')).toContain('/de/about<')
    expect(read('dist/client/de/feed.xml')).toContain('Treu und Glauben')
    expect(getPage('/404').querySelectorAll('[lang=de]').length).toBeGreaterThan(0)
  })

  test('its letters are in the fonts', async () => {
    const [file = ''] = globSync('dist/client/assets/static/text.*.woff2', { cwd: project.root })
    const sizeOf = async (letter: string) =>
      (await subsetFont(readFileSync(inProject(file)), letter, { targetFormat: 'sfnt' })).length
    const empty = await sizeOf('Ж')
    const sizes = await Promise.all([...'äß„'].map(sizeOf))
    expect(sizes.filter((size) => size <= empty)).toEqual([])
  })

  test('its PDFs are in it', () => {
    const pdf = readFileSync(inProject('dist/client/de/articles/legal-errors.pdf'), 'latin1')
    expect(pdf).toMatch(/\/Lang ?\(de\)/)
  })

  test('the agency has its other name on every page', () => {
    const pages = globSync('dist/client/{fr,en,de}/**/*.html', { cwd: project.root }).map(read)
    expect(pages.filter((html) => html.includes(siteConfig.name))).toEqual([])
    expect(getPage('/en/contact').querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(NAME)
  })

  test('an article that is dated later is everywhere from its day on', () => {
    const telling = filesThatTell(inProject('dist/client'), LATER)
    const expected = [
      'articles/later-on.html',
      'en/articles/later-on.html',
      'en/articles/later-on.pdf',
      'en/articles/later-on.png',
      'en/addresses.json',
      'en/blog.html',
      'en/blog-index.json',
      'en/feed.xml',
      'sitemap.xml',
    ]
    expect(expected.filter((file) => !telling.includes(file))).toEqual([])
    expect(telling.filter((file) => /^assets\/static\/later-on\..*\.(?:avif|jpg)$/.test(file)).length).toBeGreaterThan(
      2,
    )
    expect(telling.some((file) => file.startsWith('pagefind/fragment/'))).toBe(true)
  })
})

describe('a draft, an article in English only, a case study in French only, another price list, a certificate', () => {
  test('the draft is nowhere in the site', () => {
    expect(filesThatTell(inProject('dist/client'), /half[ -]done/i)).toEqual([])
  })

  test('the English article has an English page and no French one; menus, redirects and lists say so', () => {
    expect(existsSync(inProject('dist/client/fr/articles/tea-time.html'))).toBe(false)
    const page = getPage('/en/articles/tea-time')
    const alternates = page
      .querySelectorAll('link[rel=alternate]:not([type])')
      .map((link) => link.getAttribute('hrefLang'))
    expect(alternates).toEqual(['en', 'x-default'])
    expect(page.querySelectorAll('#menu a[hreflang]').map(({ text }) => text)).toEqual(['English'])
    expect(page.querySelector('#menu span[lang=fr]')?.text).toBe('Français en anglais seulement')
    expect(read('dist/client/articles/tea-time.html')).toContain('content="0; url=/en/articles/tea-time"')
    const telling = filesThatTell(inProject('dist/client'), /tea[ -]time/i)
    expect(telling).toEqual(expect.arrayContaining(['en/blog-index.json', 'en/feed.xml', 'sitemap.xml']))
    // The French page of an address that doesn't exist suggests it, too.
    expect(telling.filter((file) => file.startsWith('fr/'))).toEqual(['fr/addresses.json'])
  })

  const languageOf = (element: HTMLElement | undefined) => element?.closest('[lang]')?.getAttribute('lang')

  test.each(untranslated)(
    '$file is shown in French and marked so; what the page says is not',
    ({ path, ofThePage }) => {
      const page = parse(read(`dist/client/en${path}.html`))
      expect(page.querySelector('main')?.text).toContain(textOf('en', 'common:fallback.title'))
      expect(languageOf(page.querySelector('h1') ?? undefined)).toBe('fr')
      expect(languageOf(page.querySelectorAll('h2').find((heading) => heading.text === ofThePage))).toBe('en')
    },
  )

  test.each([
    ['/en', '/services/legalTranslation'],
    ['/en/services', '/services/legalTranslation'],
    ['/en/team', '/nadia-belhadj-roy'],
    ['/en/about', '/nadia-belhadj-roy'],
    ['/en/caseStudies', '/legal-translation'],
    // After those in English, on one of the pages.
    ['/en/blog/*', `/articles/${FRENCH_ARTICLE}`],
  ])('%s links %s as French', (list, path) => {
    const files = globSync(`dist/client${list}.html`, { cwd: project.root })
    const links = files.flatMap((file) => parse(read(file)).querySelectorAll(`main a[href="/en${path}"]`))
    const french = links.filter((link) => languageOf(link) === 'fr')
    expect(french.length).toBeGreaterThan(0)
    expect(french.filter((link) => link.getAttribute('hreflang') !== 'fr').map(String)).toEqual([])
  })

  test('the article in French only has the French page as its canonical one, and is in no English list for programs', () => {
    const page = getPage(`/en/articles/${FRENCH_ARTICLE}`)
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en')
    const linksTo = (relation: string) => page.querySelectorAll(`link[rel=${relation}]`).map((link) => link.attributes)
    const french = `/fr/articles/${FRENCH_ARTICLE}`
    expect(linksTo('canonical')).toEqual([expect.objectContaining({ href: expect.stringMatching(`${french}$`) })])
    expect(linksTo('alternate').filter(({ hrefLang, hreflang }) => hrefLang ?? hreflang)).toEqual([])
    expect(page.querySelectorAll(`article a[href="${french}"]`).map(String)).toEqual([])
    expect(page.querySelector('[data-script=tableOfContents] ol')?.getAttribute('lang')).toBe('fr')
    expect(page.querySelector('script[type="application/ld+json"]')?.text).toContain('"inLanguage":"fr"')
    expect(read('dist/client/sitemap.xml')).not.toContain(`/en/articles/${FRENCH_ARTICLE}`)
    // Other articles in the feed may link to it.
    expect(read('dist/client/en/feed.xml')).not.toContain(`/en/articles/${FRENCH_ARTICLE}</id>`)
  })

  test('the case study has a French PDF, which English readers see marked as French', () => {
    expect(existsSync(inProject('dist/client/fr/app-ui-adaptation.pdf'))).toBe(true)
    expect(existsSync(inProject('dist/client/en/app-ui-adaptation.pdf'))).toBe(false)
    const link = parse(read('dist/client/en/app-ui-adaptation.html')).querySelector('article a[href$=".pdf"]')
    expect(link?.attributes).toMatchObject({ href: '/fr/app-ui-adaptation.pdf', hrefLang: 'fr' })
    expect(link?.querySelectorAll('[lang=fr]').map(({ text }) => text)).toEqual([
      'Télécharger l’étude de cas',
      'Français',
    ])
    expect(link?.text).toMatch(/PDF, \d+\u00a0kB, Français$/)
  })

  test.each(locales)('every figure comes from facts.json and prices.json: %s', (locale) => {
    const site = inProject('dist/client')
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

  test.each(locales)('pages name the certifying body, with the number: %s', (locale) => {
    for (const page of [`${locale}.html`, `${locale}/certification.html`]) {
      const html = read(`dist/client/${page}`)
      expect(readable(html), page).toContain(CERTIFICATE.body)
      expect(readable(html), page).toContain(CERTIFICATE.number)
      expect(html, page).not.toMatch(/aucun organisme|no (?:independent )?body has/i)
    }
  })

  test.each(locales)('an article from the editor is shown, with its photograph, note and table: %s', (locale) => {
    const text = parse(read(`dist/client/${locale}/articles/marche-de-douala.html`)).querySelector('[data-prose]')
    expect(text?.querySelectorAll('h2, aside, tbody tr, figure picture').map(({ tagName }) => tagName)).toEqual([
      'H2',
      'ASIDE',
      'TR',
      'TR',
      'PICTURE',
    ])
    expect(build.output + build.errors).not.toMatch(/marche-de-douala\.mdx:\d+:\d+ (?!.*--confirm)/)
  })

  test.each(locales)('legal pages name the agency of site.config.ts, nowhere that of the specimen: %s', (locale) => {
    const pages = globSync(`${locale}/**/*.html`, { cwd: inProject('dist/client') })
    const texts = pages.map((page) => plain(readable(read(`dist/client/${page}`)))).join('\n')
    expect(Object.values(otherDetails).filter((detail) => !texts.includes(detail))).toEqual([])
    const { legalName, insurer, hostName, formService } = siteConfig.legal
    for (const invented of [legalName, insurer, hostName, formService]) expect(texts).not.toContain(invented)
  })

  test('an article dated later appears nowhere before its day: no page, list, feed, search, picture or PDF', () => {
    expect(filesThatTell(inProject('dist/client'), STILL_LATER)).toEqual([])
  })
})

describe('photographs', () => {
  test('nothing of the original is in the site: neither its bytes, nor the camera, nor the place', () => {
    const original = readFileSync(inProject('content/fr/articles/marche.jpg'))
    for (const secret of SECRETS) expect(original.includes(secret)).toBe(true)
    const files = globSync('dist/**/*', { cwd: project.root, absolute: true })
    const telling = files.filter((file) => {
      const bytes = readFileSync(file)
      return SECRETS.some((secret) => bytes.includes(secret)) || bytes.includes('Exif\0\0')
    })
    expect(telling).toEqual([])
  })

  test.each([
    ['/fr/articles/legal-errors', 'article header picture', [320, 640, 960, 1400]],
    ['/fr/articles/legal-errors', '[data-prose] figure picture', [320, 640, 960, 1400]],
    ['/fr/team', 'main li picture', [320, 700]],
  ] as const)('%s has AVIF in every available width: %s', async (address, selector, widths) => {
    const picture = getPage(address).querySelector(selector)
    const source = picture?.querySelector('source[type="image/avif"]')
    expect(source?.getAttribute('sizes')).toMatch(/\d(?:vw|rem)$/)
    const files = (source?.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' '))
    expect(files.map(([, width]) => width)).toEqual(widths.map((width) => `${width}w`))
    expect(files.filter(([file = '']) => !existsSync(inProject(`dist/client/${file}`)))).toEqual([])
    const image = picture?.querySelector('img')
    const { width, height, format } = await sharp(inProject(`dist/client${image?.getAttribute('src')}`)).metadata()
    expect([width, height].map(String)).toEqual([image?.getAttribute('width'), image?.getAttribute('height')])
    expect(format).toBe('jpeg')
  })
})

describe('hostile values in documents are text, wherever they end', () => {
  /** A text without spaces and marks, which typography changes. */
  const bare = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}<>&#$/(){}[\]]/gu, '')
  const isAmong = (text: string | undefined, value: string) => bare(text ?? '').includes(bare(value))

  test('pages show them, have no element, attribute or address more, and structured data that no value ends early', () => {
    const usual = getPage('/en/articles/tea-time')
    for (const { name, title, description } of hostileArticles) {
      const page = getPage(`/en/articles/${name}`)
      const described = page.querySelector('meta[name=description]')?.getAttribute('content')
      expect([isAmong(page.querySelector('h1')?.text, title), isAmong(described, description)], title).toEqual([
        true,
        true,
      ])
      for (const tag of ['script', 'iframe', 'object', 'style', 'form'])
        expect(page.querySelectorAll(tag), `${title}: ${tag}`).toHaveLength(usual.querySelectorAll(tag).length)
      const attributes = page.querySelectorAll('*').flatMap((element) => Object.entries(element.attributes))
      expect(
        attributes.filter(
          ([key, value]) => key.startsWith('on') || /^(?:href|src|action)javascript:/i.test(key + value.trim()),
        ),
      ).toEqual([])
      // Browsers do not decode what is in a script.
      for (const { rawText } of page.querySelectorAll('script[type="application/ld+json"]')) {
        expect(JSON.parse(rawText)).toBeInstanceOf(Object)
        expect(rawText).not.toMatch(/<[/!]/)
      }
    }
  })

  test('Typst sets them as text', async () => {
    for (const { name, title } of hostileArticles) {
      const data = new Uint8Array(readFileSync(inProject(`dist/client/en/articles/${name}.pdf`)))
      const pdf = await getDocument({ data, verbosity: 0 }).promise
      const { info } = await pdf.getMetadata()
      expect(isAmong(String(Reflect.get(info, 'Title')), title), title).toBe(true)
      const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
      expect(items.map((item) => ('str' in item ? item.str : '')).join('')).not.toContain('root:')
    }
  })
})

describe('wrong content', () => {
  beforeAll(() => {
    rmSync(inProject('dist'), { recursive: true, force: true })
    project.write('dist/client/index.html', 'the last good site')
    project.edit('content/fr/articles/legal-errors.mdx', /^date: .*$/m, 'date: 19/04/2023')
    project.edit('content/en/articles/legal-errors.mdx', /$/, '\n\nTwo {2} and [a link](/nowhere-at-all).\n')
  })

  const mistakes = [
    'content/fr/articles/legal-errors.mdx:4:7  date : « 19/04/2023 » n’est pas un jour',
    'a brace in the text: {2}.',
    'the link /nowhere-at-all leads to no page.',
    '3 erreurs',
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
})
