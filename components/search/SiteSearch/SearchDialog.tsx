import { type KeyboardEvent, type RefObject, type SubmitEvent } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { pauseBehind } from '../../layout/MotionControl/pauseBehind.ts'
import { SearchAnswer } from './SearchAnswer.tsx'
import { useSearch } from './useSearch.ts'

const FIELD_ID = 'site-search'
const RESULT = 'ol a'

/** Opens the dialog with the text of its field selected; the page behind it does not scroll. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return
  pauseBehind(true)
  dialog.showModal()
  dialog.querySelector('input')?.select()
  // The back-forward cache restores a page without it.
  addEventListener('pagehide', () => dialog.close(), { once: true })
}

/** The search dialog, closed at first. */
export function SearchDialog({ ref: dialog }: { readonly ref: RefObject<HTMLDialogElement | null> }) {
  const t = useTexts('search')
  const { question, answer, lookFor, showMore } = useSearch()

  // What is on screen may answer an earlier query, or none: then Enter searches.
  const press = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = event.currentTarget.querySelector('input')?.value.trim() ?? ''
    const isAnswered = query === question.query && answer?.question === question && typeof answer.outcome === 'object'
    if (isAnswered) dialog.current?.querySelector<HTMLAnchorElement>(RESULT)?.click()
    else lookFor(query, 0)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      // A click outside closes it.
      closedby="any"
      data-site-search=""
      onKeyDown={moveWithArrows}
      onClose={() => pauseBehind(false)}
    >
      <search>
        <form onSubmit={press}>
          <label htmlFor={FIELD_ID}>{t('title')}</label>
          <input
            id={FIELD_ID}
            name="q"
            // Not `type="search"`: there Escape clears the field and leaves the dialog open.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            onInput={({ currentTarget }) => lookFor(currentTarget.value.trim())}
          />
          <button type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </form>
      </search>
      <SearchAnswer question={question} answer={answer} onMore={showMore} />
    </dialog>
  )
}

/** Moves the focus with the up and down arrows from the field through the results, and back. */
function moveWithArrows(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`input, ${RESULT}`)]
  const here = stops.findIndex((stop) => stop === document.activeElement)
  if (here === -1) return
  event.preventDefault()
  stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus()
}
