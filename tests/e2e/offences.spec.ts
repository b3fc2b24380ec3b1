import { expect, test } from './test.ts'

test('a policy violation is blocked, and fails the test', async ({ page, offences }) => {
  await page.goto('/fr/about')
  await page.evaluate(() => document.querySelector('main')?.setAttribute('style', 'color: red'))
  await page.evaluate(() => fetch('http://elsewhere.example/').catch(() => null))
  const made = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>made of a text</p>')
      return true
    } catch {
      return false
    }
  })
  expect(made).toBe(false)
  for (const kept of ['inline style', 'elsewhere.example', 'TrustedHTML'])
    await expect.poll(() => offences.violations.join('\n')).toContain(kept)
  // They were on purpose.
  offences.violations.splice(0)
  offences.requestsElsewhere.splice(0)
})
