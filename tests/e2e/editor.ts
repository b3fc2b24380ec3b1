import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { writeEditor } from '../../tools/admin/bundle.ts'
import { startServer } from '../../tools/server/staticServer.ts'
import { headersFile } from '../../tools/site/headerRules.ts'
import type { TestedLocale } from '../testedLocales.ts'
import { expect, test as base } from './test.ts'

/** Playwright's test on the editor alone, served with the headers of the site. */
export const test = base.extend<object, { editorUrl: string }>({
  editorUrl: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-editor-'))
      await writeEditor('.', folder)
      writeFileSync(join(folder, 'index.html'), '')
      writeFileSync(join(folder, headersFile.fileName), await headersFile.write())
      const { url, close } = await startServer({ folder, port: 0 })
      await use(url)
      await close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ editorUrl }, use) => use(editorUrl),
  locale: 'fr-FR',
  viewport: { width: 1200, height: 700 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Languages as the editor calls them in French. */
export const LANGUAGES: Readonly<Record<TestedLocale, string>> = { fr: 'Français', en: 'Anglais' }

/** Shows a language in the first pane. An editor that is still opening a document may show another after the press. */
export async function showLanguage(page: Page, locale: TestedLocale): Promise<void> {
  await expect(async () => {
    if (!(await formOf(page, locale).isVisible()))
      await page.getByRole('radio', { name: LANGUAGES[locale] }).first().click()
    await expect(formOf(page, locale)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** The fields of a language. */
export function formOf(page: Page, locale: TestedLocale): Locator {
  return page.getByRole('group', { name: `Modifier le contenu en \u2068${LANGUAGES[locale]}\u2069` })
}

export function fieldOf(page: Page, label: string, locale: TestedLocale): Locator {
  return formOf(page, locale).getByRole('group', { name: `Champ « \u2068${label}\u2069 »`, exact: true })
}
