import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { glob } from 'tinyglobby'
import { localizePath } from '../../renderer/addresses.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import { LanguageLinks } from '../../renderer/LanguageLinks.tsx'
import { defaultLocale, type Locale, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { encodePath, listEntries } from './Entries.tsx'
import type { Review } from './review.ts'
import { fill, summarize, wordsOf } from './words.ts'

const ADDRESS = '/review'
const addressOf = (locale: Locale) => localizePath(ADDRESS, locale)
/** Nothing is loaded but what is beside the page. https://www.w3.org/TR/CSP3/ */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'"
/** What the site's pages are laid out with, in its order. */
const SITE_STYLES = ['fonts/fonts.css', 'styles/reset.css', 'styles/tokens.css', 'styles/base.css']
const LAYERS = '@layer reset, tokens, base, components, pages, overrides;\n'
/** Sends readers on to the first of their languages that there is. */
const LANGUAGE_SCRIPT = `const asked = navigator.languages.map((tag) => tag.slice(0, 2))
const known = asked.find((language) => ${JSON.stringify(locales)}.includes(language)) ?? '${defaultLocale}'
location.replace('/' + known + '${ADDRESS}' + location.hash)
`

/**
 * Writes the review page in each language into a built site, or into an empty folder: all that it needs is of the sources, so
 * that it can be read where nothing could be built.
 *
 * @param root the project's root
 * @param folder the built site
 */
export async function writePage(root: string, folder: string, review: Review): Promise<void> {
  const files = join(folder, ADDRESS)
  const renderer = join(root, 'renderer')
  await Promise.all(
    [files, ...locales.map((locale) => join(folder, locale))].map((name) => mkdir(name, { recursive: true })),
  )
  const sheets = [
    ...SITE_STYLES.map((name) => join(renderer, name)),
    fileURLToPath(new URL('./page.css', import.meta.url)),
  ]
  const styles = await Promise.all(sheets.map((file) => readFile(file, 'utf8')))
  const faces = await glob('*.woff2', { cwd: join(renderer, 'fonts') })
  const write = (address: string, locale: Locale, script?: string) => {
    const html = renderToStaticMarkup(<ReviewPage review={review} locale={locale} script={script} />)
    return writeFile(join(folder, `${address}.html`), `<!doctype html>${html}`)
  }
  await Promise.all([
    writeFile(join(files, 'page.css'), LAYERS + styles.join('\n')),
    writeFile(join(files, 'language.js'), LANGUAGE_SCRIPT),
    ...faces.map((name) => copyFile(join(renderer, 'fonts', name), join(files, name))),
    ...locales.map((locale) => write(addressOf(locale), locale)),
    write(ADDRESS, defaultLocale, `${ADDRESS}/language.js`),
    // Where no site could be built at all, a server has this to serve.
    existsSync(join(folder, 'index.html')) ? undefined : write('/index', defaultLocale, `${ADDRESS}/language.js`),
  ])
}

interface ReviewPageProps {
  readonly review: Review
  readonly locale: Locale
  /** What sends readers on to their language; absent from the page of a language. */
  readonly script: string | undefined
}

function ReviewPage({ review, locale, script }: ReviewPageProps) {
  const words = wordsOf(locale)
  const { branch, commit, base, hasUncommittedChanges, notCompared, flaws } = review
  const describe = ({ hash, subject, date }: Review['commit']) =>
    `${hash.slice(0, 7)}, ${subject}, ${formatDay(date.slice(0, 10), locale)}`
  const title = fill(words.title, { branch })
  const production = (address: string) => siteConfig.url + encodePath(address)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <title>{`${title} | ${siteConfig.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href={`${ADDRESS}/page.css`} />
        {script !== undefined && <script src={script} />}
      </head>
      <body>
        <main>
          <nav aria-label={words.language}>
            <LanguageLinks locales={locales.filter((other) => other !== locale)} addressOf={addressOf} />
          </nav>
          <h1>{title}</h1>
          <p>
            <strong>{summarize(review, words)}</strong>
          </p>
          <p>
            {words.commit} {describe(commit)}
            {hasUncommittedChanges && `, ${words.uncommitted}`}.
            {base && ` ${words.base} ${base.name}, ${describe(base.commit)}.`}
          </p>
          {notCompared && (
            <div role="note">
              {words[notCompared.reason]}
              {/* Where the content has errors, they are the reason. */}
              {flaws.length === 0 && <pre lang="en">{notCompared.message}</pre>}
            </div>
          )}
          {listEntries({ review, words, preview: encodePath, production }).map(({ id, title: heading, entries }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              {entries}
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
