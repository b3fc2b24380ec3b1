import { expect, test } from './test.ts'
import { text } from './texts.ts'

test('a click or an arrow key chooses a service, of which the description and the link are shown', async ({ page }) => {
  await page.goto('/fr')
  const orbit = page.getByRole('group', { name: text('fr', 'home:services.title') })
  const icons = orbit.getByRole('radio')
  const heading = orbit.getByRole('heading', { level: 3 }).filter({ visible: true })
  const expectChosen = async (chosen: number) => {
    await expect(icons.nth(chosen)).toBeChecked()
    await expect(heading).toHaveCount(1)
    await expect(icons.nth(chosen)).toHaveAccessibleName((await heading.textContent()) ?? '')
    await expect(orbit.getByRole('link')).toHaveCount(1)
  }
  const last = (await icons.count()) - 1
  await expectChosen(0)
  await icons.nth(1).click()
  await expectChosen(1)
  await page.keyboard.press('ArrowLeft')
  await expectChosen(0)
  await page.keyboard.press('ArrowUp')
  await expectChosen(last)
  const address = (await orbit.getByRole('link').getAttribute('href')) ?? ''
  await page.keyboard.press('Tab')
  await expect(orbit.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
})
