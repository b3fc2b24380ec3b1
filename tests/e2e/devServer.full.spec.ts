import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { edit, expect, test } from './developmentServer.ts'
import { frontmatterOf, text } from './texts.ts'

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

test('whatever is saved shows in the open page: texts, titles, photographs', async ({ page, project }) => {
  const folder = join(project.root, 'content/fr/articles')
  const file = join(folder, 'legal-errors.mdx')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${project.url}/fr/articles/legal-errors`)
  await expect(heading).toBeVisible()

  await test.step('a text and a title', async () => {
    edit(file, (source) => `${source}\n\nUne phrase ajoutée à l’instant.\n`)
    await expect(page.getByText('Une phrase ajoutée à l’instant.')).toBeVisible()
    edit(file, (source) => source.replace(/^title: .*$/m, 'title: "Un titre changé à l’instant"'))
    await expect(heading).toHaveText('Un titre changé à l’instant')
  })
  await test.step('a photograph, upright', async () => {
    const lying = sharp({ create: { width: 900, height: 600, channels: 3, background: '#17616a' } })
    writeFileSync(join(folder, 'pont.jpg'), await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    edit(file, (source) => `${source}\n\n![Un pont de bois](pont.jpg)\n`)
    const picture = page.getByAltText('Un pont de bois')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
      .toBeCloseTo(1.5)
  })
})

test('a new draft appears in the open list, with a page', async ({ page, project }) => {
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
      .replace(/^draft: .*$/m, 'draft: true')
      // The newest, so that it is on the first page of the list.
      .replace(/^date: .*$/m, 'date: 2026-11-20'),
  )
  const link = page.locator('main a[href="/fr/articles/un-brouillon"]').first()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un brouillon')
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
