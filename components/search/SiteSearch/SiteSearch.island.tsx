import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { openDialog, SearchDialog } from './SearchDialog.tsx'

// An import, even with ?url, would add it to every page that has the button.
const stylesheet = new URL('./siteSearch.css', import.meta.url).href

/** The popover of <SearchButton>, shown while the search loads. */
export const NOTICE_ID = 'search-notice'

/** The search button in the header, and its dialog: rendered, with its styles, at the first press. */
function SiteSearch({ className }: { readonly className: string }) {
  const t = useTexts('search')
  const dialog = useRef<HTMLDialogElement>(null)
  const [styles, setStyles] = useState<'unasked' | 'coming' | 'here'>('unasked')

  useEffect(() => {
    if (styles === 'here') openDialog(dialog.current)
  }, [styles])

  const press = (event: MouseEvent) => {
    if (styles !== 'here') return setStyles('coming')
    event.preventDefault()
    openDialog(dialog.current)
  }
  const fail = () => {
    setStyles('unasked')
    reportError(new Error(`${stylesheet} could not be loaded.`))
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
      {styles !== 'unasked' &&
        // Outside the header, which is inert while the menu is open.
        createPortal(
          <>
            <link rel="stylesheet" href={stylesheet} onLoad={() => setStyles('here')} onError={fail} />
            {/* Rendered once its styles have loaded, so that it is never seen unstyled. */}
            {styles === 'here' && <SearchDialog ref={dialog} />}
          </>,
          document.body,
        )}
    </>
  )
}

export default defineIsland('SiteSearch', ['search'], SiteSearch)
