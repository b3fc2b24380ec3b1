import { useRef, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { openDialog, SearchDialog } from './SearchDialog.tsx'
import { WaysOn } from './WaysOn.tsx'
import styles from './SearchNotice.module.css'

// An import, even with ?url, would add it to every page that has the button.
const stylesheet = new URL('./siteSearch.css', import.meta.url).href

const NOTICE_ID = 'search-notice'

/**
 * The search button in the header, and its dialog, which is opened once its styles have loaded. The popover is shown
 * meanwhile, or if that fails: it works without script, because script is what may be missing.
 */
function SiteSearch({ className }: { readonly className: string }) {
  const t = useTexts('search')
  const dialog = useRef<HTMLDialogElement>(null)
  const link = useRef<HTMLLinkElement>(null)
  const [isAsked, setAsked] = useState(false)

  const press = (event: MouseEvent) => {
    setAsked(true)
    if (!link.current?.sheet) return
    event.preventDefault()
    openDialog(dialog.current)
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('open')}
        popoverTarget={NOTICE_ID}
        popoverTargetAction="show"
        onClick={press}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M16 16l6 6M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div id={NOTICE_ID} popover="auto" className={styles.notice}>
        <p>{t('notice')}</p>
        <WaysOn />
      </div>
      {isAsked &&
        // Outside the header, which is inert while the menu is open.
        createPortal(
          <>
            <link
              ref={link}
              rel="stylesheet"
              href={stylesheet}
              onLoad={() => openDialog(dialog.current)}
              onError={() => setAsked(false)}
            />
            <SearchDialog ref={dialog} />
          </>,
          document.body,
        )}
    </>
  )
}

export default defineIsland('SiteSearch', ['search'], SiteSearch)
