import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { writeEditor } from '../../tools/admin/bundle.ts'
import { startServer } from '../../tools/server/staticServer.ts'
import { headersFile } from '../../tools/site/headerRules.ts'
import type { TestedLocale } from '../testedLocales.ts'
import { test as base } from './test.ts'

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

export function fieldOf(page: Page, label: string, locale: TestedLocale): Locator {
  const form = page.getByRole('group', { name: `Modifier le contenu en \u2068${LANGUAGES[locale]}\u2069` })
  return form.getByRole('group', { name: `Champ « \u2068${label}\u2069 »`, exact: true })
}
