import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { glob } from 'tinyglobby'
import { forEachLocale, defaultLocale, locales } from '../../../renderer/languages.ts'
import { openInLanguage, type LanguageRedirectSettings } from '../../../renderer/languageRedirectScript.ts'
import { LanguageLinks } from '../../../renderer/LanguageLinks.tsx'
import { COOKIE_ATTRIBUTES, LANGUAGE_COOKIE } from '../../../renderer/languageCookie.ts'
import { siteConfig } from '../../../site.config.ts'
import type { Review } from '../review.ts'
import { REVIEW_FILES, reviewAddress } from '../reviewAddress.ts'
import { slideComparisons } from './comparisons.ts'
import { ReviewPage, type WhyNoPictures } from './ReviewPage.tsx'
import { ReviewSettingProvider, settingFor } from './setting.ts'

/** What the site's pages are laid out with, in its order. */
const SITE_STYLES = ['reset.css', 'tokens.css', 'base.css']
const LAYERS = '@layer reset, tokens, base, components, pages, overrides;\n'

interface PageOptions {
  /** The project's root. */
  readonly root: string
  /** The built site; what is needed of it is made. */
  readonly folder: string
  readonly review: Review
  readonly isBuilt: boolean
  readonly whyNoPictures: WhyNoPictures | undefined
}

/** Writes the review page in each language, the page that leads to the reader's, and the files that they need. */
export async function writePage({ root, folder, review, isBuilt, whyNoPictures }: PageOptions): Promise<void> {
  const files = join(folder, REVIEW_FILES)
  await Promise.all([
    mkdir(files, { recursive: true }),
    ...locales.map((locale) => mkdir(join(folder, locale), { recursive: true })),
  ])
  await Promise.all([
    writeStyles(root, files),
    writeFile(join(files, 'comparisons.js'), asScript(slideComparisons)),
    writeFile(join(files, 'language.js'), asScript(openInLanguage, redirectSettings())),
    writeFile(join(folder, `${REVIEW_FILES}.html`), redirectPage()),
    ...locales.map((locale) => {
      const html = renderToStaticMarkup(
        <ReviewSettingProvider value={settingFor(root, locale, review, isBuilt)}>
          <ReviewPage whyNoPictures={whyNoPictures} />
        </ReviewSettingProvider>,
      )
      return writeFile(join(folder, `${reviewAddress(locale)}.html`), `<!doctype html>${html}`)
    }),
  ])
}

/** The site's fonts and its design, then what only the review page has: of the branch, so that it can be seen before it is built. */
async function writeStyles(root: string, folder: string): Promise<void> {
  const fonts = join(root, 'renderer/fonts')
  const sheets = [
    join(fonts, 'fonts.css'),
    ...SITE_STYLES.map((name) => join(root, 'renderer/styles', name)),
    fileURLToPath(new URL('./page.css', import.meta.url)),
  ]
  const styles = await Promise.all(sheets.map((file) => readFile(file, 'utf8')))
  const faces = await glob('*.woff2', { cwd: fonts })
  await Promise.all([
    writeFile(join(folder, 'page.css'), LAYERS + styles.join('\n')),
    copyFile(join(root, 'public/favicon.svg'), join(folder, 'logo.svg')),
    ...faces.map((name) => copyFile(join(fonts, name), join(folder, name))),
  ])
}

function asScript<Parameters extends readonly unknown[]>(
  script: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string {
  return `(${script.toString()})(${parameters.map((parameter) => JSON.stringify(parameter)).join()})\n`
}

function redirectSettings(): LanguageRedirectSettings {
  return {
    cookieName: LANGUAGE_COOKIE,
    cookieAttributes: COOKIE_ATTRIBUTES,
    locales,
    destinations: forEachLocale(reviewAddress),
    fallback: defaultLocale,
    defaultLocale,
  }
}

/** As renderer/LanguageRedirect.tsx does, with its script in a file. */
function redirectPage(): string {
  const html = renderToStaticMarkup(
    <html lang={defaultLocale}>
      <head>
        <meta charSet="utf-8" />
        <title>{siteConfig.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <script src={`${REVIEW_FILES}/language.js`} />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${reviewAddress(defaultLocale)}`} />
        </noscript>
      </head>
      <body>
        <main>
          <h1>{siteConfig.name}</h1>
          <LanguageLinks locales={locales} addressOf={reviewAddress} />
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
