import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { quoteServices } from '../../renderer/quoteServices.ts'
import { watchDrops } from '../forms/Form/watchDrops.ts'
import { createCounter } from './counter.ts'
import { type Choices, emptyEstimate, estimateReducer, isSame } from './estimateState.ts'

/** Counts what visitors choose, and keeps what comes of it. */
export function useEstimate() {
  const [state, dispatch] = useReducer(estimateReducer, emptyEstimate)
  const [isDraggedOver, setDraggedOver] = useState(false)
  /** When something was chosen last; undefined until script has taken over. */
  const [now, setNow] = useState<number>()
  const formRef = useRef<HTMLFormElement>(null)
  const counter = useRef<ReturnType<typeof createCounter>>(null)
  const listed = useRef<File[]>([])

  /** Files are about to come. */
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
  /** Reads what was chosen or typed besides files. */
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
    remove: (id: number) => {
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
