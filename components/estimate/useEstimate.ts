import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { quoteServices } from '../../renderer/quoteServices.ts'
import { onceReleased } from '../forms/Form/controls.ts'
import { createCounter } from './counter.ts'
import { type Choices, emptyEstimate, estimateReducer } from './estimateState.ts'

/** The highest number of words that can be typed. */
export const MOST_WORDS = 9_999_999

/** Counts files, and reads the other choices from the form that they are in. */
export function useEstimate(formRef: RefObject<HTMLFormElement | null>) {
  const [state, change] = useReducer(estimateReducer, emptyEstimate)
  const dispatch = useCallback((action: Parameters<typeof change>[0]) => onceReleased(() => change(action)), [])
  const counter = useRef<ReturnType<typeof createCounter>>(null)
  /** Call it when files are about to come: starting the worker takes time. */
  const prepare = useCallback(
    () => (counter.current ??= createCounter((file, status) => dispatch({ type: 'tell', file, status }))),
    [dispatch],
  )
  const read = useCallback(() => {
    if (formRef.current) dispatch({ type: 'choose', choices: readChoices(formRef.current) })
  }, [dispatch, formRef])
  /** Call it with all files that are chosen now. */
  const list = useCallback(
    (files: readonly File[]) => {
      read()
      dispatch({ type: 'list', files })
      if (files.length > 0 || counter.current) prepare().list(files)
    },
    [dispatch, prepare, read],
  )

  useEffect(() => {
    read()
    const ending = new AbortController()
    // Files come with list().
    const readAgain = ({ target }: Event) => (target instanceof HTMLInputElement && target.files ? undefined : read())
    for (const type of ['input', 'change']) formRef.current?.addEventListener(type, readAgain, ending)
    return () => {
      ending.abort()
      counter.current?.stop()
    }
  }, [formRef, read])
  return { state, prepare, list }
}

/** Reads the choices of the estimate's own form, or of the quote form, where languages are written in one field. */
function readChoices(form: HTMLFormElement): Choices {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '')
  const source = read('source')
  const written = read('targetLang')
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,;/&]|\s(?:et|and)\s/)
  return {
    words: Math.min(MOST_WORDS, Math.max(0, Math.floor(Number(read('words')) || 0))),
    service: quoteServices.find((service) => service === read('service')) ?? 'documents',
    source,
    sourceName: read('sourceLang'),
    targets: [...data.getAll('targets').map(String), ...written].filter(
      (name) => name.trim() !== '' && name !== source,
    ),
    deadline: read('deadline'),
    notes: read('notes'),
    now: Date.now(),
  }
}

/**
 * Fills in a field that the visitor has left empty, and corrects or empties it as long as the visitor does not change it.
 *
 * @param value undefined if there is nothing to suggest
 */
export function useSuggestion(
  formRef: RefObject<HTMLFormElement | null>,
  name: string,
  value: string | undefined,
): void {
  /** What was written here, and not by the visitor. */
  const written = useRef('')
  useEffect(() => {
    const field = formRef.current?.elements.namedItem(name)
    if (!isField(field)) return
    const next = value ?? ''
    if (field.value === written.current) {
      written.current = next
      if (field.value !== next) writeIn(field, next)
    } else if (next === '') written.current = ''
  }, [formRef, name, value])
}

/** Writes in a field as visitors do: whoever listens to its form hears of it. */
export function writeIn(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function isField(element: Element | RadioNodeList | null | undefined) {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}
