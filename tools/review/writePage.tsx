import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { localizePath } from '../../renderer/addresses.ts'
import { LanguageLinks } from '../../renderer/LanguageLinks.tsx'
import { defaultLocale, type Locale, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { Changes, type Setting } from './Changes.tsx'
import type { Review } from './review.ts'
import { wordsOf } from './words.ts'

const HOME = localizePath('/', defaultLocale)
const addressOf = (locale: Locale) => localizePath('/review', locale)
/** The site's style sheets in their order. */
const SHEETS = ['reset', 'tokens', 'base'].map((name) => `../../renderer/styles/${name}.css`)

/**
 * Writes the review page in every language, and in the default one at `/review`. Where there is no built site, it is all that is
 * published, and the home page, too.
 *
 * @param folder the built site, or where it would be
 */
export async function writePage(folder: string, review: Review): Promise<void> {
  const sheets = [...SHEETS, './page.css'].map((name) => readFile(new URL(name, import.meta.url), 'utf8'))
  const styles = (await Promise.all(sheets)).join('\n')
  const hasPage = (address: string) => existsSync(join(folder, `${address}.html`))
  const write = async (address: string, locale: Locale) => {
    const file = join(folder, `${address}.html`)
    const page = { review, locale, styles, words: wordsOf(locale), hasPage }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `<!doctype html>${renderToStaticMarkup(<ReviewPage {...page} />)}`)
  }
  await Promise.all(locales.map((locale) => write(addressOf(locale), locale)))
  await write('/review', defaultLocale)
  if (!hasPage(HOME)) await write('/index', defaultLocale)
}

/** Appends the review to the summary of a workflow's job, as one block of HTML, in which Markdown has no effect. */
export async function writeSummary(file: string, review: Review): Promise<void> {
  const changes = <Changes review={review} words={wordsOf(defaultLocale)} hasPage={() => false} />
  const html = renderToStaticMarkup(<div>{changes}</div>)
  // A blank line would end the block.
  await appendFile(file, `${html.replace(/\n\s*\n/g, '<br><br>')}\n`)
}

interface ReviewPageProps extends Setting {
  readonly review: Review
  readonly locale: Locale
  readonly styles: string
}

function ReviewPage({ review, locale, styles, ...setting }: ReviewPageProps) {
  const { words, hasPage } = setting
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${words.title} | ${siteConfig.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <nav aria-label={words.language}>
            <LanguageLinks locales={locales.filter((other) => other !== locale)} addressOf={addressOf} />
          </nav>
          <h1>{words.title}</h1>
          {!hasPage(HOME) && <p role="note">{words.notBuilt}</p>}
          <Changes review={review} {...setting} />
        </main>
      </body>
    </html>
  )
}
