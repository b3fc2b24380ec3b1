import { findFaults } from '../findFaults.ts'
import {
  contact,
  expect,
  fillForm,
  forms,
  openFilledForm,
  openForm,
  pdfFile,
  quote,
  sendForm,
  submit,
  test,
  unfold,
} from './test.ts'

const WIDTHS = [320, 1440]
const look = { widths: WIDTHS, within: 'form' }

test.describe('axe reports nothing in any state, and nothing overflows', () => {
  // Of the two forms of the newsletter, the one in the narrower place.
  for (const form of forms.filter(({ name }) => name !== 'newsletter-section')) {
    test(form.name, async ({ page, inbox }) => {
      test.slow()
      const faults: string[] = []
      const element = await openForm(page, form, 'fr')
      if (form.name === 'quote') {
        await unfold(element.locator('[name=filesLink]'))
        await element.locator('[name=filesLink]').fill('sur le bureau')
      }
      await submit(element).click()
      faults.push(...(await findFaults(page, 'invalid', look)))

      await fillForm(element, form.values)
      const longName = `Contrat-de-distribution_${'très-'.repeat(20)}long.pdf`
      if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile(longName))
      inbox.misbehave({ status: 500 })
      await submit(element).click()
      await expect(element.locator('[data-kind=failed]')).toBeFocused()
      faults.push(...(await findFaults(page, 'failed', look)))

      await page.reload()
      await expect(element.locator('[data-kind=restored]')).toBeVisible()
      faults.push(...(await findFaults(page, 'restored', look)))

      if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile(longName))
      inbox.holdAnswers()
      await submit(element).click()
      await expect(submit(element)).toBeDisabled()
      faults.push(...(await findFaults(page, 'sending', look)))

      inbox.misbehave(null)
      await page.reload()
      if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile(longName))
      await sendForm(element)
      faults.push(...(await findFaults(page, 'sent', look)))
      expect(faults).toEqual([])
    })
  }
})

test('axe reports nothing in the fields for an event, and nothing overflows', async ({ page }) => {
  const element = await openForm(page, { ...quote, path: '/requestaquote/interpretation' }, 'en')
  await unfold(element.locator('[name=notes]'))
  expect(await findFaults(page, 'interpretation', look)).toEqual([])
})

for (const form of [contact, quote]) {
  test(`${form.name}: with text of twice the size nothing is cut off or out of the window`, async ({ page }) => {
    const element = await openForm(page, form, 'fr')
    if (form === quote) await unfold(element.locator('[name=notes]'))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const outside = await element.evaluate((node) => {
        const { left, right } = node.getBoundingClientRect()
        return [
          ...node.querySelectorAll<HTMLElement>(
            'label, p, select, textarea, summary, button, input:not([type=hidden], [tabindex])',
          ),
        ]
          .filter((part) => part.checkVisibility() && !part.closest('[aria-hidden]'))
          .filter((part) => {
            const box = part.getBoundingClientRect()
            return (
              box.left < left - 1 ||
              box.right > right + 1 ||
              (part.matches('label, p') && part.scrollWidth > part.clientWidth + 1)
            )
          })
          .map(({ outerHTML }) => outerHTML)
      })
      expect(outside, `${width} px`).toEqual([])
    }
  })
}

test('controls in a form are at least 44 px high', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const element = await openFilledForm(page, quote, 'fr')
  await element.locator('[name=attachment]').setInputFiles(pdfFile('contrat.pdf'))
  inbox.misbehave({ status: 500 })
  await submit(element).click()
  await expect(element.locator('[data-kind=failed]')).toBeFocused()
  // In one task: rows of files may be replaced between two.
  const low = await element.evaluate((node) =>
    [
      ...node.querySelectorAll(
        'button, [data-kind] a, label:has(input), input:not([type=hidden], [tabindex="-1"], [type=checkbox]), select, summary, textarea',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().height < 43.9)
      .map((control) => control.outerHTML),
  )
  expect(low).toEqual([])
})
