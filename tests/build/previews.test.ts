import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { copyProject, type ProjectCopy } from '../../tools/copyProject.ts'
import { siteFolder } from './site.ts'

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 180_000

/** What there is of the style page in a built site: its files, and the lists of addresses that name it. */
function tracesOfStylePage(site: string): string[] {
  const files = globSync('**', { cwd: site })
  return [
    ...files.filter((file) => /(?:^|\/)(?:style\.html|pages_style)/.test(file)),
    ...files.filter(
      (file) => /addresses\.json$|sitemap/.test(file) && readFileSync(join(site, file), 'utf8').includes('/style"'),
    ),
  ].toSorted()
}

test('visitors’ site has nothing of the style page', () => {
  expect(tracesOfStylePage(siteFolder)).toEqual([])
})

describe('a preview', () => {
  let project: ProjectCopy
  let site: string
  let warnings: string

  beforeAll(async () => {
    project = copyProject()
    site = join(project.root, 'dist/client')
    const { succeeds, errors } = await project.run(['tools/build.ts'], {
      DEPLOY_CONTEXT: 'preview',
      FORM_ENDPOINT: 'https://formsubmit.co/ajax/a1b2c3',
    })
    warnings = errors
    if (!succeeds) throw new Error(`The preview is not built:\n${errors}`)
  }, BUILD_TIMEOUT)

  afterAll(() => project.remove())

  test('has the style page in both languages', () => {
    expect(tracesOfStylePage(site)).toEqual(expect.arrayContaining(['en/style.html', 'fr/style.html', 'style.html']))
  })

  test('sends its forms to the endpoint that it was built with, and back to its own address', () => {
    const document = parse(readFileSync(join(site, 'en/contact.html'), 'utf8'))
    const forms = document.querySelectorAll('form[data-form]')
    expect(forms.map((form) => form.getAttribute('action'))).toEqual(Array(2).fill('https://formsubmit.co/a1b2c3'))
    expect(forms.map((form) => form.querySelector('[name=_next]')?.getAttribute('value'))).toEqual(
      ['contact', 'newsletter-footer'].map((name) => `${siteConfig.url}/en/thank-you?sent=${name}`),
    )
    expect(warnings).not.toContain('Forms have no endpoint')
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
