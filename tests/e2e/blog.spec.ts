import type { Page } from 'playwright/test'
import { forEachLocale, locales, type Locale } from '../../renderer/languages.ts'
import { findFaults } from './findFaults.ts'
import { withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, text, textWithAnyCount } from './texts.ts'

/** What visitors type: words of titles, the first one in other letters than the title's. */
const typed = {
  fr: { certified: 'tradúction CERTIFIEE', inAll: 'traduction' },
  en: { certified: 'CERTÍFIED translation', inAll: 'translat' },
} as const

/** The names of categories in English are the specification's, and stay what they are. */
const categoryNames = {
  fr: { all: text('fr', 'blog:categories.all'), legal: text('fr', 'blog:categories.legal') },
  en: { all: 'All', legal: 'Legal' },
} as const

const words = forEachLocale((locale) => ({
  ...typed[locale],
  ...categoryNames[locale],
  found: textWithAnyCount(locale, 'blogSearch:found'),
  next: text(locale, 'blog:pagination.next'),
  previous: text(locale, 'blog:pagination.previous'),
  noneInLegal: text(locale, 'blogSearch:noneInCategory', { query: 'zzzz', category: categoryNames[locale].legal }),
}))

const searchBox = (page: Page) => page.getByRole('searchbox')
const categories = (page: Page) => page.locator('[data-categories]')
/** What was found: the list of the page itself is hidden meanwhile. */
const results = (page: Page) => page.locator('section[aria-busy]:has(> h2[tabindex])')
const titles = (page: Page) => results(page).getByRole('listitem').getByRole('heading')
const recentPosts = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: text(locale, 'blog:recent'), exact: true })
const ownPosts = (page: Page) => page.locator('[data-posts]')
const address = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return [pathname, Object.fromEntries(searchParams)]
}

/** Waits until the state of an address is shown, and the address is in place. */
async function expectAddress(page: Page, pathname: string, query: Record<string, string> = {}): Promise<void> {
  await expect.poll(() => address(page)).toEqual([pathname, query])
}

interface Piece {
  readonly pieceCount: number
  readonly posts: ReadonlyArray<Record<string, string>>
}

/** A list in three pieces of two posts; the titles of each name its number. */
function pieceOf(number: number): Piece {
  const post = (letter: string) => ({
    title: `Mesure ${number}${letter}`,
    path: `/articles/mesure-${number}${letter}`,
    date: `2026-01-0${9 - number}`,
    category: 'legal',
    locale: 'fr',
  })
  return { pieceCount: 3, posts: [post('a'), post('b')] }
}

/** Answers for the pieces, from now on, once `mayCome` says so. */
async function routePieces(page: Page, mayCome: (piece: number) => Promise<boolean>): Promise<number[]> {
  const asked: number[] = []
  await page.route('**/blog-index/*.json', async (route) => {
    const piece = Number(/(\d+)\.json/.exec(route.request().url())?.[1])
    asked.push(piece)
    if (await mayCome(piece)) await route.fulfill({ json: pieceOf(piece) })
    else await route.abort('internetdisconnected')
  })
  return asked
}

for (const locale of locales) {
  const say = words[locale]

  test.describe(`the search of the blog, ${locale}`, () => {
    test('takes no notice of case and accents, and says how many it found, to those who hear, too @react', async ({
      page,
    }) => {
      await page.goto(`/${locale}/blog`)
      await searchBox(page).fill(say.certified)
      await expect(titles(page).first()).toHaveText(frontmatterOf(locale, 'articles', 'traduction-certifiee').title)
      await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(say.found)
      await expect(page.locator('search').getByRole('status')).toHaveText(say.found)
      await expect(ownPosts(page)).toBeHidden()
    })

    if (locale === 'fr') {
      test('says one number to those who hear, however fast one types', async ({ page }) => {
        await page.clock.install()
        await page.goto(`/${locale}/blog`)
        const status = page.locator('search').getByRole('status')
        await searchBox(page).focus()
        await page.waitForSelector('[data-island="BlogSearch"][data-awake]')
        await page.evaluate(() => {
          const output = document.querySelector('search output')
          if (!output) return
          new MutationObserver(() => {
            document.documentElement.dataset['said'] =
              `${document.documentElement.dataset['said'] ?? ''}|${output.textContent}`
          }).observe(output, { childList: true })
        })
        // From here on time passes when this test says so, however busy the machine is.
        await page.clock.pauseAt(Date.now() + 3_600_000)
        await searchBox(page).pressSequentially(say.inAll)
        await expect(titles(page)).toHaveCount(2)
        await expect(status).toBeEmpty()
        await page.clock.runFor(1000)
        await expect(status).toHaveText(say.found)
        expect((await page.locator('html').getAttribute('data-said'))?.split('|')).toHaveLength(2)
      })

      test('shows two articles at a time, and its address says which @react', async ({ page }) => {
        await page.goto(`/${locale}/blog`)
        await searchBox(page).fill(say.inAll)
        await expect(titles(page)).toHaveCount(2)
        await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
        const first = await titles(page).allTextContents()
        await results(page).getByRole('link', { name: say.next }).click()
        await expectAddress(page, `/${locale}/blog`, { q: say.inAll, page: '2' })
        await expect(titles(page).first()).not.toHaveText(first[0] ?? '')
        await expect(results(page).getByRole('heading', { level: 2 })).toBeFocused()
        const second = await titles(page).allTextContents()

        // What was found can be shared.
        await page.reload()
        await expect(titles(page)).toHaveText(second)
        await expect(searchBox(page)).toHaveValue(say.inAll)
        await results(page).getByRole('link', { name: say.previous }).click()
        await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
        await expect(titles(page)).toHaveText(first)

        // Another search begins on its first page.
        await results(page).getByRole('link', { name: say.next }).click()
        await searchBox(page).press('End')
        await searchBox(page).press('Backspace')
        await expectAddress(page, `/${locale}/blog`, { q: say.inAll.slice(0, -1) })
      })

      test('keeps what is typed when the category changes, and goes back to page 1 @react', async ({ page }) => {
        await page.goto(`/${locale}/blog?q=${say.inAll}&page=2`)
        await expect(titles(page).first()).toBeVisible()
        await categories(page).getByRole('link', { name: say.legal }).click()
        await expectAddress(page, `/${locale}/blog`, { category: 'legal', q: say.inAll })
        await expect(categories(page).locator('[aria-current]')).toHaveText(say.legal)
        await expect(searchBox(page)).toHaveValue(say.inAll)
        for (const item of await results(page).getByRole('listitem').all()) await expect(item).toContainText(say.legal)
        await categories(page).getByRole('link', { name: say.all, exact: true }).click()
        await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
      })

      test('back and forward go through searches, categories and pages, not through letters @react', async ({
        page,
      }) => {
        await page.goto(`/${locale}/blog`)
        await searchBox(page).pressSequentially(say.inAll)
        await expect(titles(page)).toHaveCount(2)
        await categories(page).getByRole('link', { name: say.legal }).click()
        await expectAddress(page, `/${locale}/blog`, { category: 'legal', q: say.inAll })
        await searchBox(page).fill('zzzz')
        await expect(results(page)).toContainText(say.noneInLegal)

        await page.goBack()
        await expectAddress(page, `/${locale}/blog`, { category: 'legal', q: say.inAll })
        await expect(searchBox(page)).toHaveValue(say.inAll)
        await expect(titles(page).first()).toBeVisible()
        await page.goBack()
        await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
        await expect(categories(page).locator('[aria-current]')).toHaveText(say.all)
        await page.goBack()
        await expectAddress(page, `/${locale}/blog`)
        await expect(searchBox(page)).toHaveValue('')
        await expect(ownPosts(page)).toBeVisible()
        await expect(results(page)).toHaveCount(0)
        await page.goForward()
        await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
        await expect(titles(page)).toHaveCount(2)
        await expect(ownPosts(page)).toBeHidden()
      })
    }

    test('leads on where nothing was found @react', async ({ page }) => {
      await page.goto(`/${locale}/blog?category=legal&q=zzzz`)
      await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(say.noneInLegal)
      const links = results(page).getByRole('link')
      await expect(links).toHaveText(
        ['everywhere', 'all', 'contact', 'quote'].map((way) => text(locale, `blogSearch:${way}`)),
      )
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        `/${locale}/blog?q=zzzz`,
        `/${locale}/blog`,
        `/${locale}/contact`,
        `/${locale}/requestaquote`,
      ])
      await links.first().click()
      await expectAddress(page, `/${locale}/blog`, { q: 'zzzz' })
      await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
        text(locale, 'blogSearch:none', { query: 'zzzz' }),
      )
      await expect(results(page).getByRole('heading', { level: 2 })).toBeFocused()
      expect(await findFaults(page, 'found')).toEqual([])
    })

    if (locale === 'fr') {
      test('Escape clears it, and what was searched is found by going back @react', async ({ page }) => {
        await page.goto(`/${locale}/blog`)
        await searchBox(page).fill(say.inAll)
        await expect(titles(page)).toHaveCount(2)
        await searchBox(page).press('Escape')
        await expect(searchBox(page)).toHaveValue('')
        await expectAddress(page, `/${locale}/blog`)
        await expect(ownPosts(page)).toBeVisible()
        await page.goBack()
        await expect(searchBox(page)).toHaveValue(say.inAll)
        await expect(titles(page)).toHaveCount(2)
      })

      test('has nothing against accessibility in what it found', async ({ page }) => {
        await page.goto(`/${locale}/blog?q=${say.inAll}`)
        await expect(titles(page)).toHaveCount(2)
        expect(await findFaults(page, 'found')).toEqual([])
      })
    }
  })

  // Addresses are the same in all languages but for their beginning.
  if (locale === 'en') {
    test.describe(`an address of the blog that says what to show, ${locale}`, () => {
      test('shows a page of a category as the page that is made for it', async ({ page, request }) => {
        const made = await (await request.get(`/${locale}/blog/localization/2`)).text()
        await page.goto(`/${locale}/blog?category=localization&page=2`)
        await expect(categories(page).locator('[aria-current]')).toHaveAttribute('data-category', 'localization')
        await expect(ownPosts(page).getByRole('article')).toHaveCount(1)
        for (const title of await ownPosts(page).getByRole('heading', { level: 3 }).allTextContents()) {
          expect(made).toContain(title)
        }
        await expectAddress(page, `/${locale}/blog`, { category: 'localization', page: '2' })
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${locale}/blog$`))
      })

      test('takes no notice of what there is not', async ({ page }) => {
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(error.message))
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
        await page.goto(`/${locale}/blog`)
        const first = await ownPosts(page).getByRole('heading').allTextContents()
        for (const query of ['category=poetry', 'q=%20', 'utm_source=letter', 'q[]=1&sort=%E0%A4']) {
          await page.goto(`/${locale}/blog?${query}`)
          await page.waitForSelector('[data-island="BlogSearch"][data-awake]')
          await expect(ownPosts(page).getByRole('heading')).toHaveText(first)
          await expect(categories(page).locator('[aria-current]')).toHaveText(say.all)
        }
        expect(errors).toEqual([])
      })

      test('says that there is no such page, and leads to the last one', async ({ page }) => {
        await page.goto(`/${locale}/blog`)
        const pageCount = Number(await ownPosts(page).getAttribute('data-page-count'))
        expect(pageCount).toBeGreaterThan(1)
        const lastPage = page.getByRole('link', { name: text(locale, 'blogSearch:goToPage', { page: pageCount }) })
        for (const asked of ['99', '0', '-1', 'abc', '']) {
          await page.goto(`/${locale}/blog?page=${asked}`)
          const message = text(locale, 'blogSearch:noSuchPage', { pageCount })
          await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: message })).toBeVisible()
          await expect(page.getByRole('status').filter({ hasText: message })).toBeAttached()
          await expect(ownPosts(page)).toBeHidden()
          await expect(lastPage).toHaveAttribute('href', `/${locale}/blog/${pageCount}`)
        }
        await lastPage.click()
        await expect(page).toHaveURL(`/${locale}/blog/${pageCount}`)
        await expect(ownPosts(page).getByRole('article')).not.toHaveCount(0)

        // And so it is with what a search finds.
        await page.goto(`/${locale}/blog?q=${say.inAll}&page=999`)
        await page.locator('[data-island=BlogSearch] li a').first().click()
        await expect(page).toHaveURL(/[?&]page=[1-9]\d?$/)
        await expect(titles(page).first()).toBeVisible()
      })

      test('a search on the page of a category stays in it, and its back button leads back to it', async ({ page }) => {
        await page.goto(`/${locale}/blog/legal`)
        const posts = await ownPosts(page).getByRole('heading').allTextContents()
        await searchBox(page).fill('a')
        await expectAddress(page, `/${locale}/blog`, { category: 'legal', q: 'a' })
        await categories(page).getByRole('link', { name: say.all, exact: true }).click()
        // The heading of the page is that of its category: this is another page.
        await expectAddress(page, `/${locale}/blog`, { q: 'a' })
        await expect(titles(page).first()).toBeVisible()
        await page.goBack()
        await expectAddress(page, `/${locale}/blog`, { category: 'legal', q: 'a' })
        await expect(titles(page).first()).toBeVisible()
        await page.goBack()
        await expectAddress(page, `/${locale}/blog/legal`)
        await expect(ownPosts(page).getByRole('heading')).toHaveText(posts)
      })
    })
  }

  if (locale === 'fr') {
    test.describe(`the blog without JavaScript, ${locale}`, () => {
      test.use({ javaScriptEnabled: false })

      test('has pages for categories and numbers, and no search that could not work', async ({ page }) => {
        await page.goto(`/${locale}/blog`)
        await expect(searchBox(page)).toBeHidden()
        await expect(ownPosts(page).getByRole('article')).toHaveCount(2)
        await expect(recentPosts(page, locale).getByRole('listitem')).toHaveCount(3)
        await categories(page).getByRole('link', { name: say.legal }).click()
        await expect(page).toHaveURL(`/${locale}/blog/legal`)
        await expect(categories(page).locator('[aria-current]')).toHaveText(say.legal)
        await page.goto(`/${locale}/blog`)
        await page.getByRole('link', { name: say.next }).click()
        await expect(page).toHaveURL(`/${locale}/blog/2`)
        await page.getByRole('link', { name: say.previous }).click()
        await expect(page).toHaveURL(`/${locale}/blog`)
      })

      test('is whole at an address that asks for more', async ({ page }) => {
        await page.goto(`/${locale}/blog?category=legal&q=contrat`)
        await expect(ownPosts(page).getByRole('article')).toHaveCount(2)
      })
    })
  }
}

test('what opens a list is in the readers’ language, and nothing is listed twice or left out', async ({ page }) => {
  for (const locale of locales) {
    const first = page.getByRole('article').first()
    for (const path of ['blog', 'blog/2', 'blog/localization', 'blog/legal', 'blog/mt-vs-human']) {
      await page.goto(`/${locale}/${path}`)
      await expect(first, path).not.toHaveAttribute('lang')
    }
    await page.goto(`/${locale}`)
    expect(await page.locator('main article[lang]').count()).toBe(0)
    const listed: string[] = []
    for (const path of ['blog', 'blog/2', 'blog/3', 'blog/4']) {
      await page.goto(`/${locale}/${path}`)
      listed.push(...(await ownPosts(page).getByRole('article').getByRole('heading').allTextContents()))
    }
    expect(new Set(listed).size).toBe(8)
  }
})

test('on a wide screen the lead story reaches an edge of the window, on the next page the other', async ({ page }) => {
  for (const width of [1024, 1440, 2000]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/fr/blog')
    const [lead, second] = await ownPosts(page).getByRole('img').all()
    const large = await lead?.boundingBox()
    expect(large?.x).toBe(0)
    expect(large?.width).toBeGreaterThan(((await second?.boundingBox())?.width ?? Infinity) * 1.5)
    await page.goto('/fr/blog/2')
    const other = await ownPosts(page).getByRole('img').first().boundingBox()
    expect((other?.x ?? 0) + (other?.width ?? 0)).toBeCloseTo(width, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('what was typed before the search woke is kept and searched @react', async ({ page }) => {
  await page.goto('/fr/blog')
  await searchBox(page).pressSequentially('LOCALISATION')
  await expect(searchBox(page)).toHaveValue('LOCALISATION')
  await expect(titles(page).first()).toBeVisible()
  await expectAddress(page, '/fr/blog', { q: 'LOCALISATION' })
})

test('links to categories are links while a search is typed, too: in a new tab they keep it', async ({ page }) => {
  await page.goto('/fr/blog?q=prix')
  const link = categories(page).getByRole('link', { name: words.fr.legal })
  await expect(link).toHaveAttribute('href', '/fr/blog?category=legal&q=prix')
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  // It begins empty.
  await (await opened).waitForURL('**/fr/blog?category=legal&q=prix')
  await expectAddress(page, '/fr/blog', { q: 'prix' })
})

test.describe('the list of titles', () => {
  test('is not fetched before somebody searches, and no more than its first piece before something is typed', async ({
    page,
  }) => {
    const asked = await routePieces(page, () => Promise.resolve(true))
    await page.goto('/fr/blog', { waitUntil: 'networkidle' })
    await searchBox(page).hover()
    await page.waitForSelector('[data-island="BlogSearch"][data-awake]')
    expect(asked).toEqual([])
    const first = page.waitForResponse('**/blog-index/0.json')
    await searchBox(page).focus()
    await first
    expect(asked).toEqual([0])
    await searchBox(page).fill('mesure 2')
    await expect(titles(page)).toHaveText(['Mesure 2a', 'Mesure 2b'])
    expect(asked.toSorted()).toEqual([0, 1, 2])
  })

  test('is searched as it comes, and nothing found is said when all of it is there', async ({ page }) => {
    const open: Array<() => void> = []
    const gates = [0, 1, 2].map((piece) => new Promise<void>((resolve) => (open[piece] = resolve)))
    await routePieces(page, async (piece) => {
      await gates[piece]
      return true
    })
    const heading = results(page).getByRole('heading', { level: 2 })
    await page.goto('/fr/blog')
    await searchBox(page).fill('mesure')
    await expect(heading).toHaveText(text('fr', 'blogSearch:searching'))
    open[0]?.()
    await expect(titles(page)).toHaveText(['Mesure 0a', 'Mesure 0b'])
    await expect(heading).toHaveText(text('fr', 'blogSearch:foundSoFar', { count: 2 }))
    await searchBox(page).fill('mesure 9')
    await expect(heading).toHaveText(text('fr', 'blogSearch:searching'))
    open[2]?.()
    open[1]?.()
    await expect(heading).toHaveText(text('fr', 'blogSearch:none', { query: 'mesure 9' }))
    await searchBox(page).fill('mesure')
    await expect(heading).toHaveText(text('fr', 'blogSearch:found', { count: 6 }))
  })

  test('a piece that did not come is said, and asked for again', async ({ page }) => {
    let isOnline = false
    const asked = await routePieces(page, (piece) => Promise.resolve(piece !== 1 || isOnline))
    await page.goto('/fr/blog?q=mesure')
    await expect(results(page)).toContainText(text('fr', 'blogSearch:failed'))
    await expect(titles(page)).toHaveText(['Mesure 0a', 'Mesure 0b'])
    await searchBox(page).fill('mesure 1')
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(text('fr', 'blogSearch:failed'))
    isOnline = true
    await results(page)
      .getByRole('button', { name: text('fr', 'blogSearch:retry') })
      .click()
    await expect(titles(page)).toHaveText(['Mesure 1a', 'Mesure 1b'])
    await expect(results(page)).not.toContainText(text('fr', 'blogSearch:failed'))
    expect(asked.filter((piece) => piece !== 1).toSorted()).toEqual([0, 2])
  })

  test('is asked for again at the next letter, too', async ({ page }) => {
    let isOnline = false
    await routePieces(page, () => Promise.resolve(isOnline))
    await page.goto('/fr/blog')
    await searchBox(page).fill('mesur')
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(text('fr', 'blogSearch:failed'))
    isOnline = true
    await searchBox(page).press('e')
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
      text('fr', 'blogSearch:found', { count: 6 }),
    )
  })
})

for (const width of [390, 1440]) {
  test(`nothing that stays moves while an address is opened that asks for something: ${width} px`, async ({ page }) => {
    await withoutFonts(page)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.documentElement.dataset['shifts'] =
            `${document.documentElement.dataset['shifts'] ?? ''}${JSON.stringify(entry)}`
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const query of ['q=traduction', 'q=zzzz', 'category=legal', 'page=2', 'page=99', 'page=x']) {
      await page.goto(`/fr/blog?${query}`)
      await page.waitForSelector('[data-island="BlogSearch"][data-awake]')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await page.locator('html').getAttribute('data-shifts'), query).toBeNull()
    }
  })
}
