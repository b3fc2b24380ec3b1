import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test.use({ locale: 'fr' })

test('changes the language of the page one is on, and of later visits', async ({ page }) => {
  await page.goto('/fr/services/legalTranslation')
  await page.getByRole('button', { name: languages.fr.name }).click()
  await page.getByRole('link', { name: languages.en.name }).click()
  await expect(page).toHaveURL('/en/services/legalTranslation')
  expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])

  await page.goto('/about')
  await expect(page).toHaveURL('/en/about')
})

test('its button is named by what it shows, however narrow', async ({ page }) => {
  await page.goto('/fr/about')
  const button = page.getByRole('button', { name: languages.fr.name })
  for (const [width, shown] of [
    [390, 'FR'],
    [1440, languages.fr.name],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await button.innerText()).toBe(shown)
    await expect(button).toHaveAccessibleName(new RegExp(shown))
  }
})

test('works by keyboard: opens, closes with Escape, follows with Enter', async ({ page }) => {
  await page.goto('/fr/about')
  const button = page.getByRole('button', { name: languages.fr.name })
  const english = page.getByRole('link', { name: languages.en.name })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(english).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(english).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(english).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/about')
})

test('names the languages in themselves and marks the current one', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: languages.en.name }).click()
  const current = page.getByRole('link', { name: languages.en.name })
  await expect(current).toHaveAttribute('aria-current', 'true')
  await expect(current).toHaveAttribute('lang', 'en')
  const french = page.getByRole('link', { name: languages.fr.name })
  await expect(french).toHaveAttribute('hreflang', 'fr')
  await expect(french).not.toHaveAttribute('aria-current')
})

test('keeps what the address asks for, and the place on the page where the other language has it', async ({ page }) => {
  for (const [from, to] of [
    ['/fr/blog?q=contrat&category=legal', '/en/blog?q=contrat&category=legal'],
    ['/fr/caseStudies?category=legal', '/en/caseStudies?category=legal'],
    [
      '/fr/articles/legal-errors#les-faux-amis-qui-changent-lobligation',
      '/en/articles/legal-errors#false-friends-that-change-who-owes-what',
    ],
    ['/fr/services#faq', '/en/services#faq'],
    ['/fr/services#nulle-part', '/en/services'],
  ] as const) {
    await page.goto(from)
    await page.getByRole('button', { name: languages.fr.name }).click()
    const english = page.locator('#languages').getByRole('link', { name: languages.en.name })
    // The place is looked up in the other page.
    if (to.includes('#')) await expect(english).toHaveAttribute('href', /#/)
    await english.click()
    await expect(page).toHaveURL(to)
  }
})

test('so does the link of an article to its translation', async ({ page }) => {
  await page.goto('/fr/articles/human-vs-machine#avantages-de-lhumain')
  const link = page.getByRole('main').getByRole('link', { name: text('en', 'blog:article.readHere') })
  await link.hover()
  await expect(link).toHaveAttribute('href', /#advantages-of-humans$/)
  await link.click()
  await expect(page).toHaveURL('/en/articles/human-vs-machine#advantages-of-humans')
})

test('says of a French article that it is in French, to those who read English', async ({ page }) => {
  for (const locale of ['fr', 'en'] as const) {
    await page.goto(`/${locale}/articles/francais-trois-rives`)
    await page.getByRole('button', { name: languages[locale].name }).click()
    const list = page.locator('#languages')
    await expect(list.getByRole('link', { name: `${languages.en.name} in French only`, exact: true })).toBeVisible()
    await expect(list.getByRole('link', { name: languages.fr.name, exact: true })).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is there without opening the menu', async ({ page }) => {
    await page.goto('/fr')
    await page.getByRole('button', { name: languages.fr.name }).click()
    await page.getByRole('link', { name: languages.en.name }).click()
    await expect(page).toHaveURL('/en')
  })
})
