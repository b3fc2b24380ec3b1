import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { glob } from 'tinyglobby'
import { localizePath, splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale, forEachLocale, locales } from '../../../renderer/languages.ts'
import { inBatches } from '../../siteFiles/inBatches.ts'
import { ReviewSettingProvider, settingFor } from '../page/setting.ts'
import type { Review } from '../review.ts'
import { REVIEW_FILES, reviewAddress } from '../reviewAddress.ts'
import { openPageSources } from './pageSources.ts'
import { BAR_ID, ReviewBar } from './ReviewBar.tsx'

const STYLE = `${REVIEW_FILES}/bar.css`
const BODY_END = '</body>'
/** A page that is left at once. */
const REDIRECT = '<meta http-equiv="refresh"'
/** What is put in, to be taken out again when the same site is reviewed twice. */
const BAR = new RegExp(`<link rel="stylesheet" href="${STYLE}"><aside id="${BAR_ID}".*?</aside>`, 's')

/**
 * Puts the review bar at the end of every page of a built site.
 *
 * @param root the project's root
 * @param folder the built site
 */
export async function insertBars(root: string, folder: string, review: Review): Promise<void> {
  const settings = forEachLocale((locale) => settingFor(root, locale, review, true))
  const sourceOf = await openPageSources(root)
  await copyFile(fileURLToPath(new URL('./bar.css', import.meta.url)), join(folder, STYLE))
  const ownPages = new Set([REVIEW_FILES, ...locales.map(reviewAddress)])
  await inBatches(await glob('**/*.html', { cwd: folder }), async (name) => {
    const address = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`
    if (ownPages.has(address)) return
    const file = join(folder, name)
    const html = await readFile(file, 'utf8')
    const end = html.lastIndexOf(BODY_END)
    if (end < 0 || html.includes(REDIRECT)) return
    const { locale, path } = splitPath(address)
    const others = locales
      .filter((other) => locale !== null && other !== locale)
      .map((other) => ({ locale: other, address: localizePath(path, other) }))
      .filter((other) => existsSync(join(folder, `${other.address}.html`)))
    const bar = renderToStaticMarkup(
      <ReviewSettingProvider value={settings[locale ?? defaultLocale]}>
        <ReviewBar address={address} source={sourceOf(address)} others={others} />
      </ReviewSettingProvider>,
    )
    const body = html.slice(0, end).replace(BAR, '')
    await writeFile(file, `${body}<link rel="stylesheet" href="${STYLE}">${bar}${html.slice(end)}`)
  })
}
