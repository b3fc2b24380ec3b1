import type { Page } from 'playwright/test'
import { findFaults } from '../findFaults.ts'
import { lostInWindow } from '../lostInWindow.ts'
import { eventService, translationService } from '../services.ts'
import { expect, fillForm, forms, openForm, pdfFile, sendInVain, submit, test, unfold } from './test.ts'

const look = { widths: [320, 1440], within: 'form' }

/** What text of twice the size cuts off, or pushes out of the window. */
async function lostWithLargeText(page: Page): Promise<string[]> {
  const lost: string[] = []
  const session = await page.context().newCDPSession(page)
  const setSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
  await setSize(32)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // What is scrolled lies below the header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    lost.push(...(await page.evaluate(lostInWindow)))
  }
  await setSize(16)
  return lost
}

// The longest form, which has all that the contact form has, and the one in the narrowest place, on the darkest ground.
for (const form of forms.filter(({ name }) => /quote|footer/.test(name))) {
  test(`${form.name}: axe reports nothing in any state, and nothing overflows`, async ({ page, inbox }) => {
    test.slow()
    const faults: string[] = []
    const note = async (state: string) => faults.push(...(await findFaults(page, state, look)))
    const longName = `Contrat-de-distribution_${'très-'.repeat(20)}long.pdf`
    const choose = async () => {
      if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile(longName))
    }
    const element = await openForm(page, form, 'fr')
    if (form.name === 'quote') {
      await unfold(element.locator('[name=filesLink]'))
      await element.locator('[name=service]').selectOption(eventService.name)
      await note('event')
      await element.locator('[name=service]').selectOption(translationService.name)
      faults.push(...(await lostWithLargeText(page)))
      await element.locator('[name=filesLink]').fill('sur le bureau')
    }
    await submit(element).click()
    await note('invalid')

    await fillForm(element, form.values)
    await choose()
    inbox.misbehave({ status: 500 })
    await sendInVain(element)
    await note('failed')

    await page.reload()
    await expect(element.locator('[data-kind=restored]')).toBeVisible()
    await note('restored')

    await choose()
    inbox.misbehave(null)
    const answer = inbox.holdAnswers()
    await submit(element).click()
    await expect(submit(element)).toBeDisabled()
    await note('sending')

    answer()
    await expect(element.locator('[data-kind=sent]')).toBeVisible()
    await note('sent')
    expect(faults).toEqual([])
  })
}
