import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { glob } from 'tinyglobby'
import { locales } from '../renderer/languages.ts'
import { siteConfig } from '../site.config.ts'

/**
 * Writes `<language>/addresses.json`: the addresses (without language) and titles of all pages of a language. The not-found page looks up there what a visitor may have meant.
 *
 * @param folder the built site, with the addresses of pages as paths
 */
export async function listAddresses(folder: string): Promise<void> {
  await Promise.all(
    locales.map(async (locale) => {
      const files = await glob([`${locale}.html`, `${locale}/**/*.html`], { cwd: folder })
      const pages = await Promise.all(
        files.toSorted().map(async (file) => {
          const html = await readFile(join(folder, file), 'utf8')
          const head = parse(html.slice(0, html.indexOf('</head>')))
          // Not-found pages have no address of their own, and redirects are not worth suggesting.
          if (!head.querySelector('link[rel=canonical]') || head.querySelector('meta[http-equiv=refresh]'))
            return undefined
          const path = file.replace(/\.html$/, '').slice(locale.length) || '/'
          const title = head.querySelector('title')?.text ?? ''
          return { path, title: title.replace(` | ${siteConfig.name}`, '') }
        }),
      )
      await writeFile(
        join(folder, locale, 'addresses.json'),
        JSON.stringify(pages.filter((page) => page !== undefined)),
      )
    }),
  )
}
