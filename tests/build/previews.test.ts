import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { inboxPath } from '../../renderer/formService.ts'
import { copyProject, type ProjectCopy } from '../../tools/test/copyProject.ts'
import { thanksPathOf } from '../../renderer/thanks.ts'
import { readText } from '../../tools/content/texts.ts'
import { siteFolder } from './site.ts'

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 600_000

/** What there is of the pages of previews in a built site: their files, and the lists of addresses that name them. */
function tracesOfPreviewPages(site: string): string[] {
  const files = globSync('**', { cwd: site })
  return [
    ...files.filter((file) => /(?:^|\/)(?:(?:style|translations)\.html|pages_(?:style|translations))/.test(file)),
    ...files.filter(
      (file) =>
        /addresses\.json$|sitemap/.test(file) &&
        /\/(?:style|translations)"/.test(readFileSync(join(site, file), 'utf8')),
    ),
  ].toSorted()
}

const DRAFT = 'un-brouillon'
const SCHEDULED = 'a-paraitre'

/** Two articles that visitors do not see: one for want of a decision, one until its day. */
function writeUnpublished(root: string): void {
  const source = readFileSync(join(root, 'content/fr/articles/francais-trois-rives.mdx'), 'utf8')
  const write = (slug: string, changed: string) =>
    writeFileSync(
      join(root, `content/fr/articles/${slug}.mdx`),
      changed
        .replace(/^title: .*/m, `title: 'Un texte qui attend son heure : ${slug}'`)
        .replace(
          /^description: .*/m,
          `description: 'Ce que les visiteurs ne voient pas encore, et que l’on relit : ${slug}.'`,
        ),
    )
  write(DRAFT, source.replace('\nauthor:', '\ndraft: true\nauthor:'))
  write(SCHEDULED, source.replace(/^date: .*/m, 'date: 2062-01-01'))
}

test('visitors’ site has nothing of the pages of previews', () => {
  expect(tracesOfPreviewPages(siteFolder)).toEqual([])
})

describe('a preview', () => {
  let project: ProjectCopy
  let site: string
  let warnings: string

  beforeAll(async () => {
    project = copyProject()
    site = join(project.root, 'dist/client')
    writeUnpublished(project.root)
    const { succeeds, errors } = await project.run(['tools/build/build.ts'], {
      DEPLOY_CONTEXT: 'preview',
      FORM_ENDPOINT: 'https://formsubmit.co/ajax/a1b2c3',
    })
    warnings = errors
    if (!succeeds) throw new Error(`The preview is not built:\n${errors}`)
  }, BUILD_TIMEOUT)

  afterAll(() => project.remove())

  test.each(['style', 'translations'])('has the page %s in both languages', (name) => {
    const files = [`en/${name}.html`, `fr/${name}.html`, `${name}.html`]
    expect(tracesOfPreviewPages(site)).toEqual(expect.arrayContaining(files))
  })

  test('shows each document in each language, and leads to the pages that there are', () => {
    const rows = parse(readFileSync(join(site, 'en/translations.html'), 'utf8')).querySelectorAll('main tbody tr')
    const documents = globSync('content/fr/{articles,case-studies,services,team,policies}/*.mdx', {
      cwd: project.root,
    })
    expect(rows).toHaveLength(documents.length)
    const links = rows.flatMap((row) => row.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''))
    expect(links).toContain('/en/articles/legal-errors')
    expect(links.filter((link) => !existsSync(join(site, `${link}.html`)))).toEqual([])
    const untranslated = rows.find((row) => row.innerHTML.includes('/fr/articles/francais-trois-rives'))
    expect(untranslated?.querySelectorAll('[data-state]').map((state) => state.getAttribute('data-state'))).toEqual([
      'original',
      'missing',
    ])
  })

  test('sends its forms to nobody, whatever the endpoint of visitors’ forms, and says so in each', () => {
    const document = parse(readFileSync(join(site, 'en/contact.html'), 'utf8'))
    const forms = document.querySelectorAll('form[data-form]')
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([inboxPath, inboxPath])
    expect(forms.map((form) => form.querySelector('[name=_next]')?.getAttribute('value'))).toEqual(
      (['contact', 'newsletter-footer'] as const).map((name) => `/en${thanksPathOf(name)}?sent=${name}`),
    )
    const note = readText('.', 'en', 'formSettings:previewNote')
    expect(forms.filter((form) => !form.textContent.includes(note))).toEqual([])
    expect(readFileSync(join(site, 'fr/contact.html'), 'utf8')).not.toContain('formsubmit')
    expect(warnings).not.toContain('Forms have no endpoint')
  })

  test('shows drafts and what is held back, and says on each that visitors do not see it', () => {
    const noticeOf = (address: string) =>
      parse(readFileSync(join(site, `${address}.html`), 'utf8')).querySelector('main > .unpublished-notice')
        ?.textContent
    expect(noticeOf(`fr/articles/${DRAFT}`)).toBe(readText('.', 'fr', 'translations:unpublished.ofDraft'))
    expect(noticeOf(`en/articles/${DRAFT}`)).toBe(readText('.', 'en', 'translations:unpublished.ofDraft'))
    expect(noticeOf(`fr/articles/${SCHEDULED}`)).toMatch(/1er\sjanvier\s2062/)
    expect(noticeOf('fr/articles/legal-errors')).toBeUndefined()
  })

  test('marks each link to them, and no other', () => {
    const files = globSync('{fr,en}/**/*.html', { cwd: site })
    const links = files.flatMap((file) => parse(readFileSync(join(site, file), 'utf8')).querySelectorAll('a'))
    const leadsToOne = (link: HTMLElement) =>
      new RegExp(`^/(?:fr|en)/articles/(?:${DRAFT}|${SCHEDULED})(?:#|$)`).test(link.getAttribute('href') ?? '')
    const marked = links.filter((link) => link.querySelector('.unpublished'))
    expect(marked.length).toBeGreaterThan(4)
    expect(links.filter((link) => leadsToOne(link) !== marked.includes(link)).map(String)).toEqual([])
  })

  test('keeps them out of its feeds', () => {
    for (const file of globSync('*/feed.*', { cwd: site })) {
      expect(readFileSync(join(site, file), 'utf8')).not.toMatch(new RegExp(`${DRAFT}|${SCHEDULED}`))
    }
  })

  test('is kept out of search engines with all its pages', () => {
    const indexed = globSync('**/*.html', { cwd: site }).filter(
      (file) => !/<meta name="robots" content="noindex"/.test(readFileSync(join(site, file), 'utf8')),
    )
    expect(indexed).toEqual([])
  })

  test('has no sitemap, and names none', () => {
    expect(existsSync(join(site, 'sitemap.xml'))).toBe(false)
    expect(readFileSync(join(site, 'robots.txt'), 'utf8')).not.toContain('Sitemap')
  })

  describe.each(locales)('shows in /%s/style', (locale) => {
    const read = () => parse(readFileSync(join(site, locale, 'style.html'), 'utf8'))

    test('each id once', () => {
      const ids = read()
        .querySelectorAll('[id]')
        .map(({ id }) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    })

    test('one h1, and no gap in the levels of headings', () => {
      const levels = read()
        .querySelectorAll('main h1, main h2, main h3, main h4')
        .map(({ tagName }) => Number(tagName[1]))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    })

    test('every chapter that its contents lead to', () => {
      const page = read()
      const fragments = page
        .querySelectorAll('main nav:first-of-type a')
        .flatMap((link) => link.getAttribute('href')?.match(/^#(.+)$/)?.[1] ?? [])
      expect(fragments.length).toBeGreaterThan(5)
      expect(fragments.filter((id) => !page.getElementById(id))).toEqual([])
    })

    test('colours in both themes, and a control that is really disabled', () => {
      const page = read()
      expect(page.querySelectorAll('[data-theme=light] button[disabled]')).not.toEqual([])
      expect(page.querySelectorAll('[data-theme=dark] button[disabled]')).not.toEqual([])
    })
  })
})
