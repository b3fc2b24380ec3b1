import { readFileSync } from 'node:fs'
import documentCases from '../../components/wordCount/cases/index.json' with { type: 'json' }
import { file, fr } from '../documents/documentsToCount.ts'
import { oddDocuments } from '../documents/oddDocuments.ts'
import { expect, test } from './test.ts'

test('documents of any kind are counted, or kept with a reason; one announcement for all', async ({ page }) => {
  test.slow()
  await page.goto('/fr/estimate')
  const form = page.locator('form[data-form=quote]')
  const input = page.getByLabel(fr('quote:fields.attachment'))
  const outcome = page.getByRole('region', { name: fr('counting:result.title') })
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await input.hover()
  await expect(page.locator('[data-island=QuoteForm]')).toHaveAttribute('data-awake')
  const said = form.locator('> p[role=status]')
  await said.evaluate((element) => {
    const tell = () => (element.ariaDescription = `${element.ariaDescription ?? ''}${element.textContent}|`)
    new MutationObserver(tell).observe(element, { childList: true })
  })
  await input.setInputFiles(oddDocuments.map(([name, bytes]) => file(name, bytes)))
  for (const [name, , says] of oddDocuments) await expect(row(name)).toContainText(says)
  const wordless = row('mixte.pdf')
  await wordless.getByText(fr('counting:what.title')).click()
  await expect(wordless.getByText(fr('counting:what.rule'))).toBeVisible()
  await expect(wordless).toContainText(fr('counting:what.wordless', { pages: '2' }))
  // Empty files are no work for anybody, and may be pictures of a text.
  await expect(outcome).toContainText(fr('counting:result.wordless', { count: 1 }))
  await expect(outcome).toContainText(/1\s999\smots/)
  await expect(said).toHaveAttribute('aria-description', /1\s999\smots/)

  const others = documentCases.filter(({ tolerance }) => !tolerance)
  await input.setInputFiles(
    others.map(({ file: name }) => file(name, readFileSync(`components/wordCount/cases/${name}`))),
  )
  for (const { file: name, words = 0, refused } of others) {
    const says = refused ? fr(`counting:reasons.${refused}`) : fr('counting:counted', { count: words })
    await expect.soft(row(name)).toContainText(says)
  }
})
