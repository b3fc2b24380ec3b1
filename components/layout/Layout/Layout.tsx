import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QUOTE_PATH } from '../../../renderer/addresses.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import '../../../renderer/styles/index.css'
import styles from './Layout.module.css'

/** The layout of every page: skip links, top bar, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { urlLogical } = usePageContext()
  return (
    <>
      <a className={`${styles.skip} screen-only`} href="#main" data-behind-menu="">
        {t('skipLink')}
      </a>
      {urlLogical.startsWith(QUOTE_PATH) && (
        <a className={`${styles.skip} screen-only`} href="#quote-service" data-behind-menu="">
          {t('skipToForm')}
        </a>
      )}
      <Header />
      <main id="main" tabIndex={-1} className={styles.main} data-behind-menu="">
        {children}
      </main>
      <Footer />
    </>
  )
}
