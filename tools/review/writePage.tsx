import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { localizePath } from '../../renderer/addresses.ts'
import { LanguageLinks } from '../../renderer/LanguageLinks.tsx'
import { type Locale, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { Behind, listEntries, summarize } from './Entries.tsx'
import type { Review } from './review.ts'
import { wordsOf } from './words.ts'

const ADDRESS = '/review'
const addressOf = (locale: Locale) => localizePath(ADDRESS, locale)
/** The site's style sheets in their order, then the page's own. */
const STYLES = ['reset', 'tokens', 'base'].map((name) => `../../renderer/styles/${name}.css`)
const LAYERS = '@layer reset, tokens, base, components, pages, overrides;\n'

/**
 * Writes the review page in every language into a built site or an empty folder: it needs no other file. `/review` is in the
 * language that the branch changes.
 *
 * @param folder the built site
 */
export async function writePage(folder: string, review: Review): Promise<void> {
  await Promise.all(locales.map((name) => mkdir(join(folder, name), { recursive: true })))
  const sheets = [...STYLES, './page.css'].map((name) => fileURLToPath(new URL(name, import.meta.url)))
  const styles = await Promise.all(sheets.map((file) => readFile(file, 'utf8')))
  const write = (address: string, locale: Locale) => {
    const html = renderToStaticMarkup(
      <ReviewPage review={review} locale={locale} styles={LAYERS + styles.join('\n')} />,
    )
    return writeFile(join(folder, `${address}.html`), `<!doctype html>${html}`)
  }
  await Promise.all([
    ...locales.map((locale) => write(addressOf(locale), locale)),
    write(ADDRESS, review.locale),
    // A folder without a home page cannot be served.
    existsSync(join(folder, 'index.html')) ? undefined : write('/index', review.locale),
  ])
}

interface ReviewPageProps {
  readonly review: Review
  readonly locale: Locale
  readonly styles: string
}

function ReviewPage({ review, locale, styles }: ReviewPageProps) {
  const words = wordsOf(locale)
  const { branch, commit, base, notice } = review
  const title = `${words.title} ${branch}`
  const groups = listEntries(review, { words, preview: '', isBrief: false })
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${siteConfig.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <nav aria-label={words.language}>
            <LanguageLinks locales={locales.filter((other) => other !== locale)} addressOf={addressOf} />
          </nav>
          <h1>{title}</h1>
          <p>
            <strong>{summarize(groups, words)}</strong>
          </p>
          {base?.newerCommits !== undefined && base.newerCommits > 0 && (
            <div role="note">
              <p>
                <Behind base={base} words={words} />
              </p>
            </div>
          )}
          {notice && (
            <div role="note">
              {words[notice.reason]}
              {notice.message && <pre lang="en">{notice.message}</pre>}
            </div>
          )}
          {groups.map(({ kind, entries }) => (
            <section key={kind} id={kind}>
              <h2>{words.kinds[kind]}</h2>
              {entries}
            </section>
          ))}
          <footer>
            {words.commit} {commit.slice(0, 7)}.{base && ` ${words.base} ${base.name}, ${base.commit.slice(0, 7)}.`}
          </footer>
        </main>
      </body>
    </html>
  )
}
