import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { contact, expect, fillForm, forms, openForm, pdfFile, submit, test } from './test.ts'

/** What axe finds wrong, and what is wider than the window. */
async function findFaults(page: Page, state: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('form').analyze()
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${state}: ${id} at ${target.join(' ')}`)),
    ...(scrollWidth > clientWidth ? [`${state}: ${scrollWidth} px wide`] : []),
  ]
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

      for (const form of forms) {
        test(`${form.name}: axe finds nothing in any state, and nothing is too wide`, async ({ page, inbox }) => {
          const faults: string[] = []
          const element = await openForm(page, form, 'fr')
          await submit(element).click()
          faults.push(...(await findFaults(page, 'invalid')))

          await fillForm(element, form.values)
          const longName = `Contrat-de-distribution_${'très-'.repeat(20)}long.pdf`
          if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile(longName))
          inbox.misbehave({ status: 500 })
          await submit(element).click()
          await expect(element.locator('[data-kind=failed]')).toBeFocused()
          faults.push(...(await findFaults(page, 'failed')))

          await page.reload()
          await expect(element.locator('[data-kind=restored]')).toBeVisible()
          faults.push(...(await findFaults(page, 'restored')))

          if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile(longName))
          inbox.misbehave({ delay: 600_000 })
          await submit(element).click()
          await expect(submit(element)).toBeDisabled()
          faults.push(...(await findFaults(page, 'sending')))

          inbox.misbehave(null)
          await page.reload()
          if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile(longName))
          await submit(element).click()
          await expect(element.locator('[data-kind=sent]')).toBeFocused()
          faults.push(...(await findFaults(page, 'sent')))
          expect(faults).toEqual([])
        })
      }
    })
  }
}

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
