import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'fr' })

test('changes the language of the current page, and of later visits', async ({ page }) => {
  await page.goto('/fr/services/legalTranslation')
  await page.getByRole('button', { name: languages.fr.name }).click()
  await page.getByRole('link', { name: languages.en.name }).click()
  await expect(page).toHaveURL('/en/services/legalTranslation')
  expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])

  await page.goto('/about')
  await expect(page).toHaveURL('/en/about')
})

test('its button is named by its visible label, however narrow, and visible with the menu closed', async ({ page }) => {
  await page.goto('/fr/about')
  const button = page.getByRole('button', { name: languages.fr.name })
  for (const [width, shown] of [
    [390, 'FR'],
    [1440, languages.fr.name],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await button.innerText()).toBe(shown)
    await expect(button).toHaveAccessibleName(new RegExp(shown))
    await button.click()
    await expect(page.getByRole('link', { name: languages.en.name }).first()).toBeVisible()
    await page.keyboard.press('Escape')
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

test('keeps the query, and the fragment if the other language has the same part', async ({ page }) => {
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
    // The id is looked up in the other page.
    if (to.includes('#')) await expect(english).toHaveAttribute('href', /#/)
    await english.click()
    await expect(page).toHaveURL(to)
  }
})
