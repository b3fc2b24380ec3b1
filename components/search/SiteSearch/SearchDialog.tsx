import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { pauseBehind } from '../../layout/MotionControl/pauseBehind.ts'
import { SearchAnswer } from './SearchAnswer.tsx'
import { useSearch } from './useSearch.ts'

const FIELD_ID = 'site-search'
const RESULT = 'ol a'

/** Opens the dialog with the text of its field selected; the page behind it does not scroll. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return
  const root = document.documentElement
  root.toggleAttribute('data-has-scrollbar', innerWidth > root.clientWidth)
  pauseBehind(true)
  dialog.showModal()
  dialog.querySelector('input')?.select()
}

/** The search dialog, closed at first. */
export function SearchDialog({ ref: dialog }: { readonly ref: RefObject<HTMLDialogElement | null> }) {
  const t = useTexts('search')
  const search = useSearch()
  const enter = useEnter(dialog, search)
  const { question, answer, firstQuery, lookFor, showMore } = search

  // The back-forward cache restores a page without it.
  useEffect(() => {
    const close = () => dialog.current?.close()
    addEventListener('pagehide', close)
    return () => removeEventListener('pagehide', close)
  }, [dialog])

  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      data-site-search=""
      onKeyDown={moveWithArrows}
      onClose={() => {
        pauseBehind(false)
        enter.forget()
      }}
      {...useClosingOutside()}
    >
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            enter.press()
          }}
        >
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
            defaultValue={firstQuery}
            onInput={({ currentTarget }) => {
              enter.forget()
              lookFor(currentTarget.value.trim())
            }}
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

/**
 * Follows the first result on Enter. If what the field says has no answer yet, it waits for the answer: what is on
 * screen answers an earlier query.
 */
function useEnter(
  dialog: RefObject<HTMLDialogElement | null>,
  { question, answer, lookAtOnce }: ReturnType<typeof useSearch>,
) {
  const isWaiting = useRef(false)
  const isAnswered = answer?.question === question

  useEffect(() => {
    if (!isWaiting.current || !isAnswered) return
    isWaiting.current = false
    followFirst(dialog.current)
  }, [isAnswered, dialog])

  const press = () => {
    const query = dialog.current?.querySelector('input')?.value.trim() ?? ''
    const isAsked = query === question.query
    if (isAsked && isAnswered && typeof answer.outcome !== 'string') return followFirst(dialog.current)
    isWaiting.current = query !== ''
    // A search that failed is tried again.
    if (!isAsked || isAnswered) lookAtOnce(query)
  }
  const forget = () => {
    isWaiting.current = false
  }
  return { press, forget }
}

function followFirst(dialog: HTMLDialogElement | null): void {
  dialog?.querySelector<HTMLAnchorElement>(RESULT)?.click()
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

/** Closes a dialog on a click outside; dragging a selection out of the field does not count. */
function useClosingOutside() {
  const beganOutside = useRef(false)
  const isOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => target === currentTarget
  return {
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      beganOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The second click of a double click is part of the first, which has opened the dialog.
      if (beganOutside.current && isOutside(event) && event.detail < 2) event.currentTarget.close()
    },
  }
}
