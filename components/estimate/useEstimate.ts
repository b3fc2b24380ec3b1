import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { quoteServices } from '../../renderer/quoteServices.ts'
import { sha256 } from '../../renderer/sha256.ts'
import { trustWorker } from '../../renderer/trustedTypes.ts'
import { onceReleased } from '../forms/Form/onceReleased.ts'
import { type CountingStatus, createCounter, workerAddress } from '../wordCount/counter.ts'
import type { PartName } from '../wordCount/parts.ts'
import { type Choices, emptyEstimate, estimateReducer, type FileStatus } from './estimateState.ts'

/** The highest number of words that can be typed. */
export const MAX_WORDS = 9_999_999
/** The years from now within which a deadline makes sense: 20266 has one digit too many, 2206 two in the wrong order. */
const FARTHEST = 10

const startWorker = trustWorker('estimate', workerAddress)

/** What this hook returns. */
export type Estimating = ReturnType<typeof useEstimate>

/**
 * Counts files, and reads the other choices from the form that they are in.
 *
 * @param readTargets reads the languages to translate into; the same function at each render
 */
export function useEstimate(formRef: RefObject<HTMLFormElement | null>, readTargets: (data: FormData) => string[]) {
  const [state, change] = useReducer(estimateReducer, emptyEstimate)
  const dispatch = useCallback((action: Parameters<typeof change>[0]) => onceReleased(() => change(action)), [])
  const counter = useRef<ReturnType<typeof createCounter>>(null)
  /** Call it when files are about to come: starting the worker takes time. */
  const prepare = useCallback(
    () =>
      (counter.current ??= createCounter(startWorker, (file, status) => {
        void withHash(file, status).then((known) => dispatch({ type: 'tell', file, status: known }))
      })),
    [dispatch],
  )
  const read = useCallback(() => {
    if (formRef.current) dispatch({ type: 'choose', choices: readChoices(formRef.current, readTargets) })
  }, [dispatch, formRef, readTargets])
  /** Call it with all files that are chosen now. */
  const list = useCallback(
    (files: readonly File[]) => {
      read()
      dispatch({ type: 'list', files })
      if (files.length > 0 || counter.current) prepare().list(files)
    },
    [dispatch, prepare, read],
  )

  /** Counts files again that could not be counted. */
  const retry = useCallback((files: readonly File[]) => prepare().retry(files), [prepare])
  /** Adds a part that is left out, or leaves it out again. */
  const switchPart = useCallback((file: File, part: PartName) => change({ type: 'switch', file, part }), [])

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
  return { state, prepare, list, retry, switchPart }
}

/** Staff recognize a file that was counted by its hash. */
async function withHash(file: File, status: CountingStatus): Promise<FileStatus> {
  if (status.kind !== 'counted') return status
  return { ...status, sha256: await file.arrayBuffer().then(sha256, () => '') }
}

/** Reads the choices of the estimate's own form, or of the quote form. */
function readChoices(form: HTMLFormElement, readTargets: (data: FormData) => string[]): Choices {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '')
  const source = read('source')
  return {
    words: Math.min(MAX_WORDS, Math.max(0, Math.floor(Number(read('words')) || 0))),
    service: quoteServices.find((service) => service === read('service')) ?? 'documents',
    source,
    sourceName: read('sourceLang'),
    targets: readTargets(data).filter((one) => one !== source),
    ...deadlineIn(read('deadline')),
    now: Date.now(),
  }
}

/** Returns a deadline, unless it is a slip of the pen. */
function deadlineIn(deadline: string): Pick<Choices, 'deadline' | 'wrongDeadline'> {
  const now = new Date()
  if (deadline === '') return { deadline }
  // Swedish dates are ISO 8601.
  if (deadline < now.toLocaleDateString('sv-SE')) return { deadline: '', wrongDeadline: 'past' }
  const isFar = Number.parseInt(deadline, 10) > now.getFullYear() + FARTHEST
  return isFar ? { deadline: '', wrongDeadline: 'far' } : { deadline }
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

/** Sets a field's value and dispatches an `input` event, as typing does. */
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
