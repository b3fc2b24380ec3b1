import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { localizePath } from '../../renderer/addresses.ts'
import { LanguageLinks } from '../../renderer/LanguageLinks.tsx'
import { defaultLocale, type Locale, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { listEntries } from './Entries.tsx'
import { encodeAddress, linkTo } from './links.ts'
import type { Review } from './review.ts'
import { fill, summarize, wordsOf } from './words.ts'

const ADDRESS = '/review'
const addressOf = (locale: Locale) => localizePath(ADDRESS, locale)
/** The site's style sheets in their order, then the page's own. */
const STYLES = ['reset', 'tokens', 'base'].map((name) => `../../renderer/styles/${name}.css`)
const LAYERS = '@layer reset, tokens, base, components, pages, overrides;\n'
/** Redirects to the first of the reader's languages that the page has. */
const LANGUAGE_SCRIPT = `const languages = navigator.languages.map((tag) => tag.slice(0, 2))
const known = languages.find((language) => ${JSON.stringify(locales)}.includes(language)) ?? '${defaultLocale}'
location.replace('/' + known + '${ADDRESS}' + location.hash)
`

/**
 * Writes the review page in every language into a built site, or into an empty folder: it needs nothing that is built.
 *
 * @param folder the built site
 */
export async function writePage(folder: string, review: Review): Promise<void> {
  const assets = join(folder, ADDRESS)
  await Promise.all(
    [assets, ...locales.map((locale) => join(folder, locale))].map((name) => mkdir(name, { recursive: true })),
  )
  const sheets = [...STYLES, './page.css'].map((name) => fileURLToPath(new URL(name, import.meta.url)))
  const styles = await Promise.all(sheets.map((file) => readFile(file, 'utf8')))
  const write = (address: string, locale: Locale, redirects: boolean) => {
    const html = renderToStaticMarkup(<ReviewPage review={review} locale={locale} redirects={redirects} />)
    return writeFile(join(folder, `${address}.html`), `<!doctype html>${html}`)
  }
  await Promise.all([
    writeFile(join(assets, 'page.css'), LAYERS + styles.join('\n')),
    writeFile(join(assets, 'language.js'), LANGUAGE_SCRIPT),
    ...locales.map((locale) => write(addressOf(locale), locale, false)),
    write(ADDRESS, defaultLocale, true),
    // A folder without a home page cannot be served.
    existsSync(join(folder, 'index.html')) ? undefined : write('/index', defaultLocale, true),
  ])
}

interface ReviewPageProps {
  readonly review: Review
  readonly locale: Locale
  /** Whether a script redirects to the reader's language. */
  readonly redirects: boolean
}

function ReviewPage({ review, locale, redirects }: ReviewPageProps) {
  const words = wordsOf(locale)
  const { branch, commit, base, hasUncommittedChanges, notCompared, diagnostics } = review
  const describe = ({ hash, subject }: Review['commit']) => `${hash.slice(0, 7)}, ${subject}`
  const title = fill(words.title, { branch })
  const production = linkTo(siteConfig.url)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${siteConfig.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href={`${ADDRESS}/page.css`} />
        {redirects && <script src={`${ADDRESS}/language.js`} />}
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
              {/* Errors of the content are listed below. */}
              {diagnostics.length === 0 && <pre lang="en">{notCompared.message}</pre>}
            </div>
          )}
          {listEntries({ review, words, preview: encodeAddress, production, Quote: 'span' }).map((group) => (
            <section key={group.id} id={group.id}>
              <h2>{group.title}</h2>
              {group.entries}
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
