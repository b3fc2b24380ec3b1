import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import subsetFont from 'subset-font'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { copyProject, type ProgramResult, type ProjectCopy } from '../../tools/test/copyProject.ts'
import { addLater, filesThatTell, ITS_DAY, LATER } from './later.ts'

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 600_000

let project: ProjectCopy
let build: ProgramResult
let types: ProgramResult

const inProject = (file: string) => join(project.root, file)
const read = (file: string) => readFileSync(inProject(file), 'utf8')
const page = (address: string) => parse(read(`dist/client${address}.html`))

const write = (file: string, source: string) => {
  mkdirSync(dirname(inProject(file)), { recursive: true })
  writeFileSync(inProject(file), source)
}
const edit = (file: string, pattern: RegExp, replacement: string) => {
  const source = read(file)
  expect(source, file).toMatch(pattern)
  write(file, source.replace(pattern, replacement))
}
const written = ['fr', 'en']
/** "Another name" of docs/how-to.md; the old one is a noun, too. */
const NAME = 'Estuaire'

/** "A page" of docs/how-to.md. */
function addPage(): void {
  for (const locale of written) {
    const texts = {
      metadata: {
        title: 'Translation for museums',
        description: 'Labels, catalogues and audio guides: what a museum asks of a translator, and how we go about it.',
      },
      title: 'Museums',
      lead: 'Labels, catalogues, audio guides.',
    }
    write(`content/${locale}/strings/museums.json`, `${JSON.stringify(texts, null, 2)}\n`)
  }
  edit(
    'renderer/strings.d.ts',
    /^( +)notFound: .*$/m,
    "$1museums: typeof import('../content/fr/strings/museums.json')\n$&",
  )
  write(
    'pages/museums/+Page.tsx',
    `import { useTranslation } from 'react-i18next'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'

export function Page() {
  const { t } = useTranslation('museums')
  return <PageHero title={t('title')} lead={t('lead')} />
}
`,
  )
  write(
    'pages/museums/+metadata.ts',
    "import { metadataFromStrings } from '../../renderer/metadata.ts'\n\nexport const metadata = metadataFromStrings('museums')\n",
  )
}

/** "A field of a form". */
function addField(): void {
  edit(
    'components/forms/ContactForm/ContactForm.island.tsx',
    /^( +)<MessageField/m,
    `$1<TextField name="reference" label={t('contact.reference')} required />\n$&`,
  )
  for (const locale of written) {
    edit(`content/${locale}/strings/forms.json`, /^( +)"phone": /m, '$1"reference": "Reference",\n$&')
    edit(
      `content/${locale}/strings/formMessages.json`,
      /^( +)"documentType": /m,
      '$1"reference": "Write the reference of your project.",\n$&',
    )
  }
}

/** "A category". */
function addCategory(): void {
  edit('content/categories.ts', /'legal', 'localization'/, "'legal', 'medical', 'localization'")
}

function addTextsOfCategory(): void {
  for (const locale of written) {
    for (const name of ['blog', 'blogSearch']) {
      edit(`content/${locale}/strings/${name}.json`, /"categories": \{/, '$&\n    "medical": "Medical",')
    }
    const listing = {
      title: 'Articles on medical translation',
      description:
        'Leaflets, records, trials: our articles on medical translation between France, Canada and Cameroon.',
      heading: 'Translating medicine',
      lead: 'Leaflets, records, trials.',
    }
    edit(`content/${locale}/strings/blog.json`, /"listings": \{/, `$&\n    "medical": ${JSON.stringify(listing)},`)
  }
}

/** "A collection": its schema and a document. */
function addCollection(): void {
  edit(
    'content/collections.ts',
    /^const contactLink = /m,
    'const term = group({ title, description, ...ofEveryDocument })\n\n$&',
  )
  edit(
    'content/collections.ts',
    /^ {2}policies: collection\(\{/m,
    "  terms: collection({ schema: term, route: '/terms/:slug', images: [], references: {} }),\n$&",
  )
  for (const locale of written) {
    const frontmatter = `title: Hypothec\ndescription: A right over a building that guarantees a debt, in the civil law of Québec.`
    write(`content/${locale}/terms/hypothec.mdx`, `---\n${frontmatter}\n---\n\nIn common law, read *mortgage*.\n`)
  }
}

function addPagesOfCollection(): void {
  edit('tools/site/searchIndex.ts', /^( +)policies: 'page',$/m, "$&\n$1terms: 'page',")
  const folder = 'pages/terms/@slug'
  write(
    `${folder}/+onBeforePrerenderStart.ts`,
    "import { pathsOfCollection } from '../../../renderer/content.ts'\n\nexport const onBeforePrerenderStart = () => pathsOfCollection('terms')\n",
  )
  write(
    `${folder}/+data.ts`,
    `import type { PageContextServer } from 'vike/types'
import { readDocument } from '../../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export function data(pageContext: PageContextServer) {
  return readDocument('terms', pageContext)
}
`,
  )
  write(
    `${folder}/+metadata.ts`,
    `import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import type { Data } from './+data.ts'

export function metadata({ data }: PageContextServer & { data: Data }): PageMetadata {
  const { title, description } = data.entry.frontmatter
  return { title, description }
}
`,
  )
  write(
    `${folder}/+Page.tsx`,
    `import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../../components/layout/PageHero/PageHero.tsx'
import { Prose } from '../../../components/document/Prose/Prose.tsx'
import { useData, usePageContext } from '../../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { locale } = usePageContext()
  const { entry: term, body } = useData<Data>()
  const lang = foreignLanguage(term, locale)
  return (
    <article>
      <PageHero title={term.frontmatter.title} lang={lang} />
      <Prose body={body} lang={lang} />
    </article>
  )
}
`,
  )
}

/** "A language", with English texts but for some. */
function addLanguage(): void {
  const entry = "  de: { name: 'Deutsch', tag: 'de-DE', quotes: ['„', '“'], letters: 'äöüß' },\n"
  edit('renderer/languages.ts', /^ {2}en: .*\n/m, `$&${entry}`)
  cpSync(inProject('content/en/strings'), inProject('content/de/strings'), { recursive: true })
  const article = read('content/en/articles/legal-errors.mdx')
  write(
    'content/de/articles/legal-errors.mdx',
    article.replace(/^title: .*$/m, `title: 'Was "Treu und Glauben" heißt'`),
  )
  for (const captions of globSync('content/videos/*.en.vtt')) {
    copyFileSync(captions, inProject(`content/videos/${basename(captions).replace('.en.', '.de.')}`))
  }
}

/** "Another name". */
function rename(): void {
  const files = globSync(
    ['site.config.ts', 'package.json', '{docs,hosting,content,public}/**/*.{md,mdx,json,svg,txt,vtt}'],
    {
      cwd: project.root,
    },
  )
  for (const file of files) write(file, read(file).replaceAll(siteConfig.name, NAME))
}

beforeAll(async () => {
  project = copyProject()
  // They know the collections and languages that there are, and use what is in tests/.
  for (const file of globSync('{tools,renderer,components,pages}/**/*.test.{ts,tsx}', { cwd: project.root })) {
    rmSync(inProject(file))
  }
  addPage()
  addField()
  addCategory()
  addTextsOfCategory()
  addCollection()
  addPagesOfCollection()
  addLanguage()
  await addLater(project.root)
  await project.run(['tools/assets/writeAssets.ts'])
  rename()
  ;[build, types] = await Promise.all([
    project.run(['tools/build/build.ts'], { BUILD_DATE: ITS_DAY }),
    project.run(['node_modules/typescript/bin/tsc']),
  ])
}, BUILD_TIMEOUT)

afterAll(() => project.remove())

test('what docs/how-to.md says is all that has to be done', () => {
  expect(build).toMatchObject({ succeeds: true })
  expect(types).toEqual({ succeeds: true, output: '', errors: '' })
})

test('a page is in every language', () => {
  for (const language of ['fr', 'en', 'de'])
    expect(page(`/${language}/museums`).querySelector('h1')?.text).toBe('Museums')
})

test('a field is in its form, and its message, too', () => {
  const field = page('/fr/contact').querySelector('form[data-form=contact] [name=reference]')
  expect(field?.hasAttribute('required')).toBe(true)
  expect(
    read('dist/client/fr/contact.html') +
      globSync('dist/client/assets/**/*.js', { cwd: project.root })
        .map((file) => read(file))
        .join(''),
  ).toContain('Write the reference of your project.')
})

test('a category has a page', () => {
  expect(page('/en/blog/medical').querySelector('h1')?.text).toBe('Translating medicine')
})

test('a collection has its pages', () => {
  expect(page('/fr/terms/hypothec').querySelector('h1')?.text).toBe('Hypothec')
})

test('a language is an entry and a folder: it has every page, its documents in French where it has none of its own', () => {
  expect(page('/de').querySelector('html')?.getAttribute('lang')).toBe('de')
  expect(page('/de/services/localization').querySelector('[lang=fr] h1, h1[lang=fr]')).not.toBeNull()
  expect(page('/de/articles/legal-errors').querySelector('h1')?.text).toBe('Was „Treu und Glauben“ heißt')
})

test('visitors of that language are sent to it, and all are offered it', () => {
  const redirect = read('dist/client/about.html')
  expect(redirect).toContain('"locales":["fr","en","de"]')
  expect(redirect).toContain('"de":"/de/about"')
  for (const language of ['fr', 'en', 'de']) {
    for (const place of ['header nav [popover]', '#menu']) {
      const links = page(`/${language}/about`).querySelectorAll(`${place} a[hreflang]`)
      expect(links.map(({ text }) => text)).toEqual(['Français', 'English', 'Deutsch'])
    }
  }
})

test('search engines and networks are told of it', () => {
  const about = page('/de/about')
  expect(about.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('de_DE')
  expect(read('dist/client/de/about.html')).toContain('"knowsLanguage":["fr","en","de"]')
  expect(page('/fr/about').querySelector('link[hreflang=de]')?.getAttribute('href')).toMatch(/\/de\/about$/)
  expect(read('dist/client/sitemap.xml')).toContain('/de/about<')
  expect(read('dist/client/llms.txt')).toContain('## Deutsch')
  expect(read('dist/client/de/feed.xml')).toContain('Treu und Glauben')
})

test('what says that there is no page says so in it, too', () => {
  expect(page('/404').querySelectorAll('[lang=de]').length).toBeGreaterThan(0)
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
  expect(page('/en/contact').querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(NAME)
})

test('an article that is dated later is everywhere from its day on', () => {
  const telling = filesThatTell(inProject('dist/client'), LATER)
  const expected = [
    'articles/later-on.html',
    'en/articles/later-on.html',
    'en/articles/later-on.md',
    'en/articles/later-on.pdf',
    'en/articles/later-on.png',
    'en/addresses.json',
    'en/blog.html',
    'en/blog-index.json',
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
