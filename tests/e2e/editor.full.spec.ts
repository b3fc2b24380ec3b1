import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { collections, isCollectionName } from '../../content/collections.ts'
import { readFrontmatter } from '../../tools/content/frontmatter.ts'
import { documentNameOf } from '../../tools/content/slug.ts'
import { documentNames } from '../documentNames.ts'
import { type TestedLocale, testedLocales } from '../testedLocales.ts'
import {
  bodyOf,
  editDocument,
  expectSaved,
  fieldOf,
  openFolder,
  readSaved,
  save,
  showLanguage,
  test,
} from './editor.ts'
import { GitHub } from './gitHub.ts'
import { expect } from './test.ts'

/** The editor asks GitHub; the test answers. */
test.use({ serversElsewhere: ['https://api.github.com'] })
// On a busy machine the editor takes long to read all of the content.
test.describe.configure({ timeout: 120_000 })

const [name] = documentNames('fr', 'articles')
const ARTICLE = `content/fr/articles/${name}.mdx`
const FILES = [
  ARTICLE,
  `content/en/articles/${name}.mdx`,
  ...documentNames('fr', 'team').map((person) => `content/fr/team/${person}.mdx`),
]

test('a title and a text of each kind are saved in the form of the site, whatever form they had', async ({ page }) => {
  const english = readFileSync('tests/fixtures/editor/en.mdx', 'utf8').replace(
    /^tags:(?:\n .*)+/m,
    '# Words\ntags: ["labels",  market]',
  )
  const sources = { 'content/en/articles/zz-english.mdx': `\uFEFF${english.replaceAll('\n', '\r\n').trimEnd()}` }
  await openFolder(page, sources)
  await test.step('an article in English only', () => editDocument(page, 'articles', 'zz-english', sources))
  for (const collection of Object.keys(collections).filter(isCollectionName)) {
    const [document] = documentNames('fr', collection)
    await test.step(document, () => editDocument(page, collection, document))
  }
  await test.step('the texts of a page', async () => {
    await page.goto('/admin#/collections/strings/entries/services')
    const [french = '', other = ''] = testedLocales.map((locale) => `content/${locale}/strings/services.json`)
    await page.getByRole('button', { name: 'Développer' }).first().click()
    await fieldOf(page, 'title', 'fr').first().getByRole('textbox').fill('Nos services')
    await save(page)
    const changed = readFileSync(french, 'utf8').replace(/"title": ".*"/, '"title": "Nos services"')
    await expectSaved(page, { [french]: changed, [other]: readFileSync(other, 'utf8') })
  })
})

const article = z.looseObject({
  title: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  imageAlt: z.string(),
})

// tests/build/otherSite.full.test.ts has the site checked and built with these files.
test('a new article in both languages, with a photograph', async ({ page }) => {
  await openFolder(page)
  await page.getByRole('button', { name: 'Créer une entrée', exact: true }).click()
  const field = (label: string) => fieldOf(page, label, 'fr')
  const fixture = (locale: TestedLocale) => readFileSync(`tests/fixtures/editor/${locale}.mdx`, 'utf8')
  const written = testedLocales.map((locale) => ({ locale, file: fixture(locale) }))
  for (const { locale, file } of written) {
    const read = readFrontmatter(file, ARTICLE)
    if (read.problem) throw new Error(read.problem.message)
    const { title, description, tags, imageAlt } = article.parse(read.data)
    await showLanguage(page, locale)
    const texts = { Titre: title, Description: description, 'Mots-clés': tags[0], 'Ce que montre l’image': imageAlt }
    for (const [label, text] of Object.entries(texts))
      await fieldOf(page, label, locale).getByRole('textbox').fill(text)
    await (await bodyOf(page, locale)).fill(read.body)
  }
  await showLanguage(page, 'fr')
  await field('Date de parution').getByRole('textbox').fill('2026-11-02')
  await field('Auteur').getByRole('radio', { name: 'Clarisse Mbarga' }).click()
  await field('Catégorie').getByRole('radio', { name: 'Localisation' }).click()
  await field('Image').getByRole('button', { name: 'Parcourir' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Téléverser' }).click()
  // As a telephone takes it: it tells where.
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 42/1 0/1' }
  const photograph = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#d81010' } })
  const buffer = await photograph.withExif({ IFD3: gps }).jpeg().toBuffer()
  await (await chooser).setFiles({ name: 'Marché de Douala.JPG', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Insérer' }).click()
  await expect(field('Image').getByRole('button', { name: 'Remplacer' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Traduire' }), 'nothing offers machine translation').toHaveCount(0)
  await save(page)
  const saved = documentNameOf('Au marché de Douala, ce que disent les étiquettes')
  await expectSaved(
    page,
    Object.fromEntries(written.map(({ locale, file }) => [`content/${locale}/articles/${saved}.mdx`, file])),
  )
  const picture = await sharp(await readSaved(page, 'content/images/marche-de-douala.webp')).metadata()
  expect(picture).toMatchObject({ format: 'webp', width: 1600 })
  expect(picture.exif, 'it no longer tells where it was taken').toBeUndefined()
})

const configuration = z.looseObject({ config: z.looseObject({ backend: z.looseObject({}) }) })

/** Opens the editor on a repository, as somebody who has signed in, and the article in it. */
async function openArticle(page: Page, gitHub: GitHub): Promise<void> {
  await gitHub.serve(page)
  await page.route('**/admin/configuration.fr.json', async (route) => {
    const json = configuration.parse(await (await route.fetch()).json())
    Object.assign(json.config.backend, { repo: 'agency/site' })
    await route.fulfill({ json })
  })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'jeton' }).click()
  await page.getByRole('textbox').fill('ghp_000000000000000000000000000000000000')
  await page.keyboard.press('Enter')
  await page.getByRole('row').first().click()
}

const readAll = () => Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')]))
const titleOf = (page: Page) => fieldOf(page, 'Titre', 'fr').getByRole('textbox')

test('of two people who edit a document, the second is told, and nothing is lost', async ({ page }) => {
  const gitHub = new GitHub(readAll())
  await openArticle(page, gitHub)
  await titleOf(page).fill('Les erreurs juridiques')
  await save(page)
  await page.getByRole('button', { name: 'Plus tard' }).click()
  const [draft = ''] = gitHub.drafts()
  const [, english = ''] = FILES
  const changes = { [ARTICLE]: 'by a reviser', [english]: `${gitHub.filesOn(draft)[english]}\nBy a reviser.\n` }
  gitHub.commit(draft, { [english]: changes[english] ?? '' })
  await page.getByRole('row').first().click()
  await titleOf(page).fill('Les erreurs de droit')
  await save(page)
  await expect.poll(() => gitHub.filesOn(draft)[ARTICLE]).toContain('title: Les erreurs de droit\n')
  expect(gitHub.filesOn(draft)[english], 'a translation that was left alone').toBe(changes[english])
  await page.getByRole('button', { name: 'Plus tard' }).click()

  gitHub.commit(draft, changes)
  await page.getByRole('row').first().click()
  await titleOf(page).fill('Les erreurs juridiques qui coûtent')
  await save(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Rien n’a été enregistré')
  await expect(dialog).toContainText(ARTICLE)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(titleOf(page)).toHaveValue('Les erreurs juridiques qui coûtent')
  expect(gitHub.filesOn(draft)).toMatchObject(changes)
})
