import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { parse } from 'node-html-parser'
import { test as base, type Locator, type Page, type Route } from 'playwright/test'
import sharp from 'sharp'
import { startServer } from '../../tools/server/staticServer.ts'
import { copyProject } from '../../tools/test/copyProject.ts'
import { expect as baseExpect } from './test.ts'
import { frontmatterOf, text } from './texts.ts'

// On a busy machine the server takes long to bundle a page anew.
const expect = baseExpect.configure({ timeout: 60_000 })

/** The built site, and a copy of the project with its own development server, in which tests may write. */
const test = base.extend<object, { site: string; project: { root: string; url: string } }>({
  // Playwright reads which fixtures are used from these patterns, so they must be there.
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await startServer({ folder: 'dist/client', port: 0 })
      await use(url)
      await close()
    },
    { scope: 'worker' },
  ],
  project: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { root, remove } = copyProject()
      const parameters = ['--import', 'tsx', 'tools/server/dev.ts', '--port', '0']
      const server = spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
      const url = await new Promise<string>((resolve) => {
        let output = ''
        server.stdout.on('data', (chunk) => {
          output += String(chunk)
          // Colours surround the port.
          const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(stripVTControlCharacters(output)) ?? []
          if (address) resolve(address)
        })
      })
      await use({ root, url })
      server.kill()
      await once(server, 'exit')
      remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Returns the computed style of a pseudo-element. */
function boxOf(element: Locator, pseudo: string) {
  return element.evaluate((node, name) => {
    const { content, position, width, height } = getComputedStyle(node, name)
    return { content, position, width: parseFloat(width), height: parseFloat(height) }
  }, pseudo)
}

test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** Returns the positions of elements in the bar, in the head of a page and in an article, on a desktop and a phone. */
async function readBoxes(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-scripted')
  await page.evaluate(() => document.fonts.ready)
  // Next to an article, the link to its PDF shows its size, if there is one.
  const parts = page.locator('body > header *, main header *, main > :first-child:not(article) *, article p')
  const boxes: string[] = []
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    boxes.push(
      `at ${width} px`,
      ...(await parts.evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { left, top, width: wide, height } = element.getBoundingClientRect()
            const box = [left, top + scrollY, wide, height].map(Math.round).join(' ')
            const { color, backgroundColor } = getComputedStyle(element)
            return `${element.tagName} ${element.textContent.slice(0, 30)}: ${box}, ${color} on ${backgroundColor}`
          }),
      )),
    )
  }
  return boxes
}

test.describe('pages look the same during development and in the built site', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/fr', '/fr/articles/human-vs-machine']) {
    test(path, async ({ page, site, project }) => {
      const built = await readBoxes(page, `${site}${path}`)
      expect(await readBoxes(page, `${project.url}${path}`)).toEqual(built)
    })
  }
})

test('whatever is saved shows in the open page: texts, errors with their place and fix, misspelt words, photographs', async ({
  page,
  project,
}) => {
  // Six saves, each of which may wait for a busy machine.
  test.setTimeout(400_000)
  const folder = join(project.root, 'content/fr/articles')
  const file = join(folder, 'legal-errors.mdx')
  const heading = page.getByRole('heading', { level: 1 })
  const dialog = page.getByRole('dialog')
  await page.goto(`${project.url}/fr/articles/legal-errors`)
  await expect(heading).toBeVisible()

  await test.step('a text and a title', async () => {
    edit(file, (source) => `${source}\n\nUne phrase ajoutée à l’instant.\n`)
    await expect(page.getByText('Une phrase ajoutée à l’instant.')).toBeVisible()
    edit(file, (source) => source.replace(/^title: .*$/m, 'title: "Un titre changé à l’instant"'))
    await expect(heading).toHaveText('Un titre changé à l’instant')
  })
  const good = readFileSync(file, 'utf8')
  await test.step('an error is shown over the page, and goes away once corrected', async () => {
    edit(file, (source) => source.replace(/^date: .*$/m, 'date: 19/04/2023'))
    await expect(dialog).toContainText('Sur cette page : 1 erreur')
    await expect(dialog).toContainText('date : « 19/04/2023 » ne s’écrit pas ainsi. Écrivez 2023-04-19')
    await expect(dialog.getByRole('link').first()).toHaveText('content/fr/articles/legal-errors.mdx:4:7')
    await expect(dialog).toContainText('date: 19/04/2023\n      ^')
    writeFileSync(file, good)
    await expect(dialog).toHaveCount(0)
    await expect(heading).toBeVisible()
  })
  await test.step('a button corrects the file', async () => {
    edit(file, (source) => source.replace('\n## ', '\n##'))
    await dialog.getByRole('button', { name: 'Corriger' }).click()
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(good)
    await expect(dialog).toHaveCount(0)
    await expect(heading).toBeVisible()
  })
  await test.step('a photograph, upright', async () => {
    const lying = sharp({ create: { width: 900, height: 600, channels: 3, background: '#17616a' } })
    writeFileSync(join(folder, 'pont.jpg'), await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    edit(file, (source) => `${source}\n\n![Un pont de bois](pont.jpg)\n`)
    const picture = page.getByAltText('Un pont de bois')
    await picture.scrollIntoViewIfNeeded()
    // Its sizes and formats are made now.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
      .toBeCloseTo(1.5)
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
  })
  await test.step('a misspelt word, in the corner', async () => {
    edit(file, (source) => `${source}\nUne tradution de plus.\n`)
    // Dictionaries are loaded for the first new word.
    const corner = page.getByRole('button', { name: 'Sur cette page : 1 avertissement' })
    await expect(corner).toBeVisible()
    await corner.click()
    await expect(dialog).toContainText('« tradution » n’est pas dans le dictionnaire. Écrivez')
    await expect(dialog).toContainText('Une tradution de plus.')
  })
})

test('a page whose error is corrected while it loads shows the page', async ({ page, request, project }) => {
  const file = join(project.root, 'content/fr/articles/legal-errors.mdx')
  const good = readFileSync(file, 'utf8')
  const address = `${project.url}/fr/articles/legal-errors`
  const status = async () => (await request.get(address, { headers: { accept: 'text/html' } })).status()
  edit(file, (source) => source.replace(/^date: .*$/m, 'date: 19/04/2023'))
  await expect.poll(status).toBe(500)
  const editor = await request.get(`${project.url}/admin`, { headers: { accept: 'text/html' } })
  expect(editor.status(), 'the editor, where it can be corrected').toBe(200)
  // Not connected yet, the page misses the message that it must reload.
  await page.routeWebSocket(/./, () => {})
  const correctFirst = async (route: Route) => {
    writeFileSync(file, good)
    await expect.poll(status).toBe(200)
    await route.continue()
  }
  await page.route('**/__diagnostics?*', correctFirst, { times: 1 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('other sites may not change files', async ({ request, project }) => {
  const response = await request.post(`${project.url}/__diagnostics`, {
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(response.status()).toBe(403)
})

test('a new draft appears in the open list, marked there and on its page', async ({ page, project }) => {
  const good = readFileSync(join(project.root, 'content/fr/articles/legal-errors.mdx'), 'utf8')
  await page.goto(`${project.url}/fr/blog`)
  writeFileSync(
    join(project.root, 'content/fr/articles/un-brouillon.mdx'),
    good
      .replace(/^title: .*$/m, 'title: "Un brouillon"')
      .replace(
        /^description: .*$/m,
        'description: "Ce qui n’est pas encore publié se voit ici, et nulle part ailleurs."',
      )
      .replace(/^date: .*$/m, 'draft: true\ndate: 2026-11-20'),
  )
  const link = page.locator('main a[href="/fr/articles/un-brouillon"]').first()
  await expect(link).toHaveAttribute('data-unpublished', 'Brouillon')
  expect(await boxOf(link, '::before')).toMatchObject({ content: '"Brouillon"', position: 'static' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un brouillon')
  await expect(page.locator('body')).toHaveAttribute('data-unpublished', 'Brouillon')
  // A band across the page, of one line.
  const band = await boxOf(page.locator('body'), '::after')
  expect(band.content).toBe('"Brouillon"')
  expect(band.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60)
  expect(band.height).toBeLessThan(30)
  const footnote = page.getByRole('main').locator('sup a').first()
  await expect(footnote).toBeVisible()
  await expect(footnote).not.toHaveAttribute('data-unpublished')
})

// Uses no browser: a pending reload from the last change would interrupt its navigation.
test('an unknown address shows the not-found page, in its language', async ({ request, project }) => {
  for (const path of ['/en/articles/nothing', '/en/nowhere', '/en/blog/99']) {
    const response = await request.get(`${project.url}${path}`)
    expect(response.status(), path).toBe(404)
    const document = parse(await response.text())
    expect(document.querySelector('html')?.getAttribute('lang'), path).toBe('en')
    expect(document.querySelector('main')?.text, path).toContain(text('en', 'notFound:home'))
  }
})

test('the PDF of a case study is generated from its current text on request', async ({ request, project }) => {
  const address = `${project.url}/fr/legal-translation.pdf`
  const first = await request.get(address)
  expect(first.headers()['content-type']).toBe('application/pdf')
  const [firstWord] = frontmatterOf('fr', 'case-studies', 'legal-translation').title.split(' ')
  expect((await first.body()).toString()).toContain(`<rdf:li xml:lang="x-default">${firstWord}`)
  edit(join(project.root, 'content/fr/case-studies/legal-translation.mdx'), (source) =>
    source.replace(/^title: .*$/m, 'title: "Un titre de tout de suite"'),
  )
  await expect
    .poll(async () => (await (await request.get(address)).body()).toString('latin1'))
    .toContain('Un titre de tout de suite')
})
