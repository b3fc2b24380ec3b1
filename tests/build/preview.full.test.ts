import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxPath } from '../../renderer/formService.ts'
import { openTexts, readText } from '../../tools/content/texts.ts'
import { copyProject, type ProjectCopy } from '../copyProject.ts'

const texts = openTexts('.')
const MODEL = 'content/fr/articles/francais-trois-rives.mdx'
const DRAFT = 'un-brouillon'
const SCHEDULED = 'a-paraitre'

let project: ProjectCopy
const read = (file: string) => readFileSync(join(project.root, 'dist/client', file), 'utf8')
const list = (pattern: string) => globSync(pattern, { cwd: join(project.root, 'dist/client') })

/** A preview with a draft and an article to come. */
beforeAll(async () => {
  project = copyProject()
  const source = project.read(MODEL).replace(/^title: .*/m, 'title: Un texte qui attend son heure')
  project.write(MODEL.replace('francais-trois-rives', DRAFT), source.replace('draft: false', 'draft: true'))
  project.write(MODEL.replace('francais-trois-rives', SCHEDULED), source.replace(/^date: .*/m, 'date: 2062-01-01'))
  const { errors, succeeds } = await project.run(['tools/build/build.ts'], {
    BUILD_DATE: '2026-11-22',
    DEPLOY_CONTEXT: 'preview',
    FORM_ENDPOINT: 'https://formsubmit.co/ajax/a1b2c3',
  })
  if (!succeeds) throw new Error(errors)
}, 600_000)
afterAll(() => project.remove())

test('drafts and scheduled documents are shown, each marked as not public', () => {
  const noticeOf = (address: string) => parse(read(`${address}.html`)).querySelector('body')?.attrs['data-unpublished']
  for (const locale of ['fr', 'en'] as const) {
    expect(noticeOf(`${locale}/articles/${DRAFT}`)).toBe(readText(texts, locale, 'unpublished:ofDraft'))
  }
  expect(noticeOf(`fr/articles/${SCHEDULED}`)).toMatch(/1er\sjanvier\s2062/)
  expect(noticeOf('fr/articles/francais-trois-rives')).toBeUndefined()
  const sheet = parse(read(`fr/articles/${DRAFT}.html`)).querySelector('link[href*=unpublished]')?.attrs['href'] ?? ''
  expect(read(sheet)).toContain('attr(data-unpublished)')
})

test('each link to them is marked, and no other', () => {
  const links = list('{fr,en}/**/*.html').flatMap((file) => parse(read(file)).querySelectorAll('a'))
  const leadsToOne = (link: HTMLElement) =>
    new RegExp(`^/(?:fr|en)/articles/(?:${DRAFT}|${SCHEDULED})(?:#|$)`).test(link.attrs['href'] ?? '')
  const marked = links.filter((link) => link.hasAttribute('data-unpublished'))
  expect(marked.length).toBeGreaterThan(4)
  expect(links.filter((link) => leadsToOne(link) !== marked.includes(link)).map(String)).toEqual([])
})

test('feeds leave them out', () => {
  const feeds = list('*/feed.*')
  expect(feeds.length).toBeGreaterThan(0)
  for (const file of feeds) expect(read(file)).not.toMatch(new RegExp(`${DRAFT}|${SCHEDULED}`))
})

test('search engines are kept out of every page, and no sitemap calls them', () => {
  expect(list('**/*.html').filter((file) => !/<meta name="robots" content="noindex"/.test(read(file)))).toEqual([])
  expect(existsSync(join(project.root, 'dist/client/sitemap.xml'))).toBe(false)
  expect(read('robots.txt')).not.toContain('Sitemap')
})

test('forms send nothing to the agency, and say so', () => {
  const forms = parse(read('en/contact.html')).querySelectorAll('form[data-form]')
  expect(forms.length).toBeGreaterThan(0)
  const note = readText(texts, 'en', 'formSettings:previewNote')
  for (const form of forms) {
    expect(form.getAttribute('action')).toBe(inboxPath)
    expect(form.textContent).toContain(note)
  }
})
