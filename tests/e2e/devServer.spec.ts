import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { test as base } from 'playwright/test'
import { copyProject } from '../../tools/copyProject.ts'
import { expect } from './test.ts'

/** A copy of the project with its own development server: writing in it harms nothing. */
const test = base.extend<object, { project: { root: string; url: string } }>({
  project: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { root, remove } = copyProject()
      const server = spawn(
        process.execPath,
        ['node_modules/vike/bin.js', 'dev', '--host', '127.0.0.1', '--port', '0'],
        {
          cwd: root,
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      await use({ root, url: await addressOf(server.stdout) })
      server.kill()
      await once(server, 'exit')
      remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** The address that the server says it answers at. */
async function addressOf(output: Readable): Promise<string> {
  let said = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    // Colours are written around the port.
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(stripVTControlCharacters(said)) ?? []
    if (url) {
      output.resume()
      return url
    }
  }
  throw new Error(`The development server did not start. It said: ${said}`)
}

function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

test.describe.configure({ mode: 'serial' })

test('saving an article shows in the open page', async ({ page, project }) => {
  const file = join(project.root, 'content/fr/articles/legal-errors.mdx')
  await page.goto(`${project.url}/fr/articles/legal-errors`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  edit(file, (source) => `${source}\n\nUne phrase ajoutée à l’instant.\n`)
  await expect(page.getByText('Une phrase ajoutée à l’instant.')).toBeVisible()

  edit(file, (source) => source.replace(/^title: .*$/m, 'title: "Un titre changé à l’instant"'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un titre changé à l’instant')
})

test('saving a text of the interface shows in the open page', async ({ page, project }) => {
  await page.goto(`${project.url}/fr/articles/legal-errors`)
  edit(join(project.root, 'content/fr/strings/common.json'), (source) =>
    source.replace('Liens rapides', 'Liens très rapides'),
  )
  await expect(page.getByRole('heading', { name: 'Liens très rapides' })).toBeVisible()
})

test('a mistake is shown over the page with its place and its fix, and goes away when mended', async ({
  page,
  project,
}) => {
  const file = join(project.root, 'content/fr/articles/legal-errors.mdx')
  const good = readFileSync(file, 'utf8')
  await page.goto(`${project.url}/fr/articles/legal-errors`)
  edit(file, (source) => source.replace(/^date: .*$/m, 'date: 19/04/2023'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(
    'content/fr/articles/legal-errors.mdx:4:7  date: expected YYYY-MM-DD, got "19/04/2023". Write date: 2023-04-19',
  )
  writeFileSync(file, good)
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a draft is visible while writing', async ({ page, project }) => {
  const good = readFileSync(join(project.root, 'content/fr/articles/legal-errors.mdx'), 'utf8')
  writeFileSync(
    join(project.root, 'content/fr/articles/un-brouillon.mdx'),
    good.replace(/^title: .*$/m, 'title: "Un brouillon"').replace(/^date:/m, 'draft: true\ndate:'),
  )
  await expect
    .poll(async () => {
      await page.goto(`${project.url}/fr/articles/un-brouillon`)
      return page.getByRole('heading', { level: 1 }).textContent()
    })
    .toBe('Un brouillon')
})

test('an address without document is the not-found page, in its language', async ({ page, project }) => {
  for (const path of ['/en/articles/nothing', '/en/nowhere', '/en/blog/99']) {
    const response = await page.goto(`${project.url}${path}`)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible()
  }
})
