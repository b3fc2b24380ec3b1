import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { Head } from './Head.tsx'
import { keepTogether } from './keepTogether.ts'
import { LanguageRedirect } from './LanguageRedirect.tsx'
import { askOwnLocales } from './localesOfPage.ts'
import { PageContextProvider } from './PageContext.tsx'

/** Renders a page to HTML at build time; except for islands, the browser does not render it again. */
export function onRenderHtml(pageContext: PageContextServer) {
  const isLanguageRedirect = pageContext.rendering === 'languageRedirect' && !pageContext.is404
  if (!('ownLocales' in pageContext)) Object.assign(pageContext, { ownLocales: askOwnLocales(pageContext) })
  const html = renderToStaticMarkup(
    isLanguageRedirect ? <LanguageRedirect pageContext={pageContext} /> : <Document pageContext={pageContext} />,
  )
  return escapeInject`<!doctype html>${dangerouslySkipEscape(keepTogether(markMotion(html)))}`
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

/**
 * Marks pages that have animation, at their start: the control for it is in the bar, which is painted before the rest.
 */
function markMotion(html: string): string {
  return html.includes(' data-moves=""') ? html.replace('<html', '<html data-has-motion=""') : html
}
