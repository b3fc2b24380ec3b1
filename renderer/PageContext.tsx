import { createContext, useContext, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { PageContextServer } from 'vike/types'
import { translationOf } from './texts.ts'

const Context = createContext<PageContextServer | null>(null)

/**
 * Provides the page (`usePageContext()`) and its texts (`useTranslation()` of react-i18next) to all components of a
 * page.
 */
export function PageContextProvider({
  pageContext,
  children,
}: {
  pageContext: PageContextServer
  children: ReactNode
}) {
  return (
    <Context value={pageContext}>
      <I18nextProvider i18n={translationOf(pageContext.locale)}>{children}</I18nextProvider>
    </Context>
  )
}

/** Returns the page being rendered: its language, address and route parameters. Not for islands, which get props. */
export function usePageContext(): PageContextServer {
  const pageContext = useContext(Context)
  if (!pageContext)
    throw new Error('usePageContext() works in pages and their components. Give an island what it needs as props.')
  return pageContext
}

/** Returns the data of the page's `+data.ts`. */
export function useData<Data>(): Data {
  // Vike types a page's data by its hook; the caller passes the type of its own hook.
  return usePageContext().data as Data
}
