import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { LanguageRedirect } from './LanguageRedirect.tsx'
import { Head } from './Head.tsx'
import { keepTogether } from './keepTogether.ts'
import { askOwnLocales } from './localesOfPage.ts'
import { PageContextProvider } from './PageContext.tsx'

/** React, once, at build time; what it writes is all that the browser gets, but for islands. */
export function onRenderHtml(pageContext: PageContextServer) {
  const isLanguageRedirect = pageContext.rendering === 'languageRedirect' && !pageContext.is404
  if (!('ownLocales' in pageContext)) Object.assign(pageContext, { ownLocales: askOwnLocales(pageContext) })
  const html = renderToStaticMarkup(
    isLanguageRedirect ? <LanguageRedirect pageContext={pageContext} /> : <Document pageContext={pageContext} />,
  )
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(keepTogether(markMotion(html)))}`,
    injectFilter: isLanguageRedirect ? withoutFonts : withoutItalics,
  }
}

function Document({ pageContext }: { pageContext: PageContextServer }) {
  const { Page, locale } = pageContext
  const { Layout } = pageContext.config
  if (!Page || !Layout) throw new Error(`${pageContext.urlOriginal} has no page or no layout to render.`)
  return (
    <html lang={locale}>
      <Head pageContext={pageContext} />
      <body>
        <PageContextProvider pageContext={pageContext}>
          <Layout>
            <Page />
          </Layout>
        </PageContextProvider>
      </body>
    </html>
  )
}

/** Says at the head of a page that something in it moves: the bar has the control for it, and is seen before the rest is there. */
function markMotion(html: string): string {
  return html.includes(' data-moves=""') ? html.replace('<html', '<html data-has-motion=""') : html
}

/** Vike preloads every font of the style sheets: one that a page may not use must not hold up those that it does. */
function withoutItalics(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font' && asset.src.includes('italic')) asset.inject = false
  }
}

/** A language redirect is left at once: it shows nothing. tools/build/finish/finishPages.ts takes away its styles and script. */
function withoutFonts(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
