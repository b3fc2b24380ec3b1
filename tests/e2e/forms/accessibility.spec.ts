import { findFaults } from '../findFaults.ts'
import { contact, expect, fillForm, forms, openForm, pdfFile, submit, test } from './test.ts'

const look = { widths: [320, 768, 1440], within: 'form' }

test.describe('axe finds nothing in any state, and nothing is too wide', () => {
  for (const form of forms) {
    test(form.name, async ({ page, inbox }) => {
      test.slow()
      const faults: string[] = []
      const element = await openForm(page, form, 'fr')
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
      inbox.misbehave({ delay: 600_000 })
      await submit(element).click()
      await expect(submit(element)).toBeDisabled()
      faults.push(...(await findFaults(page, 'sending', look)))

      inbox.misbehave(null)
      await page.reload()
      if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile(longName))
      await submit(element).click()
      await expect(element.locator('[data-kind=sent]')).toBeFocused()
      faults.push(...(await findFaults(page, 'sent', look)))
      expect(faults).toEqual([])
    })
  }
})

test('what can be pressed in a form is 44 px high', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, contact.values)
  await element.locator('[name=attachment]').setInputFiles(pdfFile('contrat.pdf'))
  inbox.misbehave({ status: 500 })
  await submit(element).click()
  await expect(element.locator('[data-kind=failed]')).toBeFocused()
  const low = await element
    .locator(
      'button, [data-kind] a, label:has(input), input:not([type=hidden], [tabindex="-1"], [type=checkbox]), textarea',
    )
    .evaluateAll((controls) =>
      controls.filter((control) => control.getBoundingClientRect().height < 43.9).map((control) => control.outerHTML),
    )
  expect(low).toEqual([])
})
