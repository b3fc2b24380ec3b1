import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { quoteServices } from '../../renderer/quoteServices.ts'
import { watchDrops } from '../forms/Form/watchDrops.ts'
import { type Counter, createCounter } from './counter.ts'
import { type Choices, emptyEstimate, type EstimateState, estimateReducer, isSame } from './estimateState.ts'

/** An estimate in the making, and what can be done with it. */
export interface EstimateHandling {
  readonly state: EstimateState
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly isDraggedOver: boolean
  /** When something was chosen last; undefined until script has taken over. */
  readonly now: number | undefined
  readonly add: (files: Iterable<File>) => void
  readonly remove: (id: number) => void
  /** Reads what was chosen or typed besides files. */
  readonly choose: () => void
  /** Files are about to come. */
  readonly prepare: () => void
}

/** Counts what visitors choose, and keeps what comes of it. */
export function useEstimate(): EstimateHandling {
  const [state, dispatch] = useReducer(estimateReducer, emptyEstimate)
  const [isDraggedOver, setDraggedOver] = useState(false)
  const [now, setNow] = useState<number>()
  const formRef = useRef<HTMLFormElement>(null)
  const counter = useRef<Counter>(null)
  const listed = useRef<File[]>([])

  const prepare = useCallback(() => {
    counter.current ??= createCounter((answer) => dispatch({ type: 'answer', answer }))
  }, [])
  const add = useCallback(
    (files: Iterable<File>) => {
      prepare()
      setNow(Date.now())
      const given = [...files].map((file) => ({ file, id: (lastId += 1) }))
      dispatch({
        type: 'add',
        files: given.map(({ id, file: { name, size, lastModified } }) => ({ id, name, size, lastModified })),
      })
      for (const { file, id } of given) {
        if (listed.current.some((one) => isSame(one, file))) continue
        listed.current.push(file)
        counter.current?.count(id, file)
      }
    },
    [prepare],
  )
  const choose = useCallback(() => {
    setNow(Date.now())
    if (formRef.current) dispatch({ type: 'choose', choices: readChoices(formRef.current) })
  }, [])

  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    // What was filled in before script was there, or by the browser.
    choose()
    const input = form.querySelector<HTMLInputElement>('input[type=file]')
    if (input?.matches(':focus')) prepare()
    if (input?.files?.length) add(input.files)
    const stopDrops = watchDrops(
      form,
      (isOver) => {
        if (isOver) prepare()
        setDraggedOver(isOver)
      },
      add,
    )
    return () => {
      stopDrops()
      counter.current?.stop()
    }
  }, [add, choose, prepare])

  return {
    state,
    formRef,
    isDraggedOver,
    now,
    add,
    remove: (id) => {
      const file = state.files.find((one) => one.id === id)
      listed.current = listed.current.filter((one) => !file || !isSame(one, file))
      dispatch({ type: 'remove', id })
    },
    choose,
    prepare,
  }
}

let lastId = 0

function readChoices(form: HTMLFormElement): Choices {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '')
  return {
    words: Math.max(0, Math.floor(Number(read('words')) || 0)),
    service: quoteServices.find((service) => service === read('service')) ?? 'documents',
    source: read('source'),
    targets: data.getAll('targets').map(String),
    deadline: read('deadline'),
  }
}
