import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { z } from 'zod'
import { fieldOf, test } from './editor.ts'
import { GitHub } from './gitHub.ts'
import { expect } from './test.ts'

const ARTICLE = 'content/fr/articles/legal-errors.mdx'
const FILES = [ARTICLE, 'content/en/articles/legal-errors.mdx', 'content/fr/team/clarisse-mbarga.mdx']
const source = readFileSync(ARTICLE, 'utf8')

/** Those that the editor asks; the test answers. */
test.use({ serversElsewhere: ['https://api.github.com', 'https://www.githubstatus.com'] })
test.describe.configure({ timeout: 120_000 })

/** Opens the editor on a repository, as somebody who has signed in, and the article in it. */
async function openArticle(page: Page, gitHub: GitHub): Promise<void> {
  await gitHub.serve(page)
  await page.route('**/admin/configuration.fr.json', async (route) => {
    const configuration = z.looseObject({ config: z.looseObject({ backend: z.looseObject({}) }) })
    const read = configuration.parse(await (await route.fetch()).json())
    Object.assign(read.config.backend, { repo: 'agency/site' })
    await route.fulfill({ json: read })
  })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'jeton' }).click()
  await page.getByRole('textbox').fill('ghp_000000000000000000000000000000000000')
  await page.keyboard.press('Enter')
  await page.getByRole('row').first().click()
}

async function saveTitle(page: Page, title: string): Promise<void> {
  await fieldOf(page, 'Titre', 'fr').getByRole('textbox').fill(title)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
}

test('what others commit meanwhile is neither overwritten by a draft nor taken back', async ({ page }) => {
  const gitHub = new GitHub(Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')])))
  const read = gitHub.headOf('main')
  await openArticle(page, gitHub)
  gitHub.push('main', { [ARTICLE]: `${source}\nUne phrase de la collègue.\n` })
  await saveTitle(page, 'Les erreurs juridiques')
  await page.getByRole('button', { name: 'Plus tard' }).click()
  const [draft = ''] = gitHub.drafts()
  expect(gitHub.parentOf(draft), 'GitHub shows the conflict of both in the pull request').toBe(read)

  const reviewed = `${gitHub.read(draft, ARTICLE)}\nUne phrase de la réviseuse.\n`
  gitHub.push(draft, { [ARTICLE]: reviewed })
  await page.getByRole('row').first().click()
  await saveTitle(page, 'Les erreurs juridiques qui coûtent')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Rien n’a été enregistré')
  await expect(dialog).toContainText(ARTICLE)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(fieldOf(page, 'Titre', 'fr').getByRole('textbox')).toHaveValue('Les erreurs juridiques qui coûtent')
  expect(gitHub.read(draft, ARTICLE)).toBe(reviewed)
})
