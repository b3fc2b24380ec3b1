import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { globSync } from 'tinyglobby'
import type { CollectionName } from '../../content/collections.ts'
import { writeEditor } from '../../tools/admin/bundle.ts'
import { canonical } from '../../tools/content/frontmatter/canonical.ts'
import { startServer } from '../../tools/server/staticServer.ts'
import { headersFile } from '../../tools/site/headerRules.ts'
import { type TestedLocale, testedLocales } from '../testedLocales.ts'
import { expect, test as base } from './test.ts'

/** Playwright's test on the editor alone, served with the headers of the site. */
export const test = base.extend<object, { editorUrl: string }>({
  editorUrl: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-editor-'))
      await writeEditor('.', folder)
      writeFileSync(join(folder, 'index.html'), '')
      writeFileSync(join(folder, '_headers'), headersFile())
      const { url, close } = await startServer({ folder, port: 0 })
      await use(url)
      await close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ editorUrl }, use) => use(editorUrl),
  locale: 'fr-FR',
  viewport: { width: 1200, height: 700 },
  contextOptions: { reducedMotion: 'reduce' },
})

declare global {
  /** In the page: returns a file of the folder that the editor works on, which is made if there is none. */
  var fileOfProject: (path: string) => Promise<FileSystemFileHandle>
}

/** Opens the editor on a folder of the browser's own with all of the content, in place of one that people choose. */
export async function openFolder(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.addInitScript(() => {
    const chosen = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true })
    globalThis.fileOfProject = async (path) => {
      const folders = path.split('/')
      const name = folders.pop() ?? ''
      let folder = await chosen()
      for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true })
      return folder.getFileHandle(name, { create: true })
    }
    Object.assign(window, { showDirectoryPicker: chosen })
    Object.assign(FileSystemHandle.prototype, { requestPermission: async () => 'granted' })
  })
  await page.goto('/admin')
  const paths = globSync('content/{fr,en,images}/**/*.{mdx,json,svg}')
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  // By its .git folder the editor knows a project.
  await page.evaluate(writeFiles, { '.git/HEAD': '', ...files, ...more })
  await page.getByRole('button', { name: 'local' }).click()
  // The editor goes on to the first collection by itself, over an address that is opened before.
  await page.waitForURL(/#\/collections\/articles$/)
  await expect(page.getByRole('row').first()).toBeVisible()
}

async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const stream = await (await fileOfProject(path)).createWritable()
    await stream.write(text)
    await stream.close()
  }
}

/** Returns a file of the browser's folder; nothing until it is there. */
export async function readSaved(page: Page, path: string): Promise<Buffer> {
  const read = async (file: string) => [
    ...new Uint8Array(await (await (await fileOfProject(file)).getFile()).arrayBuffer()),
  ]
  return Buffer.from(await page.evaluate(read, path))
}

/** Expects files to be saved, byte for byte. */
export async function expectSaved(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files))
    await expect.poll(async () => `${await readSaved(page, path)}`, path).toBe(text)
}

/** Changes the title and the text of a document in each of its languages, and expects its files to have nothing else. */
export async function editDocument(
  page: Page,
  collection: CollectionName,
  name: string,
  sources: Readonly<Record<string, string>> = {},
) {
  await page.goto(`/admin#/collections/${collection}/entries/${name}`)
  const [key, label] = collection === 'team' ? ['name', 'Nom'] : ['title', 'Titre']
  const expected: Record<string, string> = {}
  for (const locale of testedLocales) {
    const path = `content/${locale}/${collection}/${name}.mdx`
    const source = sources[path] ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
    if (source === undefined) continue
    await showLanguage(page, locale)
    await fieldOf(page, label, locale).first().getByRole('textbox').fill('Un « titre » : #1')
    const body = await bodyOf(page, locale)
    await body.fill(`${await body.inputValue()}\n\n5*6*7 \\{x\\}\n`)
    const changed = source.trimEnd().replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: 'Un « titre » : #1'`)
    expected[path] = canonical(collection, `${changed}\n\n5*6*7 \\{x\\}\n`)
  }
  await save(page)
  await expectSaved(page, expected)
}

/** Languages as the editor calls them in French. */
const LANGUAGES: Readonly<Record<TestedLocale, string>> = { fr: 'Français', en: 'Anglais' }

/** Shows a language in the first pane. An editor that is still opening a document may show another after the press. */
export async function showLanguage(page: Page, locale: TestedLocale): Promise<void> {
  await expect(async () => {
    if (!(await formOf(page, locale).isVisible()))
      await page.getByRole('radio', { name: LANGUAGES[locale] }).first().click()
    await expect(formOf(page, locale)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** The fields of a language. */
function formOf(page: Page, locale: TestedLocale): Locator {
  return page.getByRole('group', { name: `Modifier le contenu en \u2068${LANGUAGES[locale]}\u2069` })
}

export function fieldOf(page: Page, label: string, locale: TestedLocale): Locator {
  return formOf(page, locale).getByRole('group', { name: `Champ « \u2068${label}\u2069 »`, exact: true })
}

/** Returns the box of the document's text. Fields are made as they come into view. */
export async function bodyOf(page: Page, locale: TestedLocale): Promise<Locator> {
  const form = formOf(page, locale)
  const body = form.locator('[data-key-path="body"]').getByRole('textbox').first()
  await expect(async () => {
    await form
      .locator('[data-key-path]')
      .last()
      .evaluate((field) => field.scrollIntoView())
    await expect(body).toBeVisible({ timeout: 100 })
  }).toPass()
  return body
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
}
