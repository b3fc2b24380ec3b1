import type { ReactNode } from 'react'
import { useTranslation } from '../../../renderer/useTranslation.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import '../../../renderer/styles/index.css'
import styles from './Layout.module.css'

/** The frame of every page: skip link, top bar, the page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <a className={styles.skip} href="#main" data-behind-menu="">
        {t('skipLink')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main} data-behind-menu="">
        {children}
      </main>
      <Footer />
    </>
  )
}
