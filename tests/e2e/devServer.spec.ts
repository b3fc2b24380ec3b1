import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { edit, expect, test } from './developmentServer.ts'
import { pageWith } from './pages.ts'

test.describe.configure({ timeout: 180_000 })

test('a mistake that stops a page is shown over it, with the place and what to write, until it is corrected', async ({
  page,
  request,
  project,
}) => {
  const article = pageWith('fr', 'articles')
  const file = join(project.root, `content${article}.mdx`)
  const good = readFileSync(file, 'utf8')
  const heading = page.getByRole('heading', { level: 1 })
  const overlay = page.locator('vite-error-overlay')
  const address = `${project.url}${article}`
  await page.goto(address)
  await expect(heading).toBeVisible()

  edit(file, (source) => source.replace(/^date: .*$/m, 'date: 19/04/2023'))
  const expectMistake = async () => {
    await expect(overlay).toContainText(`content${article}.mdx:`)
    await expect(overlay).toContainText('Écrivez')
  }
  await expectMistake()
  // The server reloads only pages that are connected to it.
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.reload()
  await expectMistake()
  await connected
  const others = ['/fr/blog', '/fr/blog-index.json', '/admin']
  for (const path of others) {
    const response = await request.get(`${project.url}${path}`, { headers: { accept: 'text/html' } })
    expect(response.status(), path).toBe(200)
  }

  writeFileSync(file, good)
  await expect(heading).toBeVisible()
  await expect(overlay).toHaveCount(0)
})
