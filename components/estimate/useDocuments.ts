import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { joinFiles } from '../forms/Form/Files.tsx'
import { watchDrops } from '../forms/Form/watchDrops.ts'
import type { Estimating } from './useEstimate.ts'

/**
 * Takes the documents of a form, and lets visitors remove them: those that are chosen in its file field, also before the
 * script arrived, and those that are dropped on the part of the page that the form is in.
 *
 * @param say announces what changes no figure; the same function at each render
 */
export function useDocuments(
  formRef: RefObject<HTMLFormElement | null>,
  { state, prepare, list }: Estimating,
  say: (sentence: string) => void,
) {
  const t = useTexts('counting')
  const [warning, setWarning] = useState<string>()
  // Files may come faster than they are shown.
  const chosen = useRef<readonly File[]>([])
  const put = useCallback(
    (files: readonly File[], told?: string) => {
      chosen.current = files
      list(files)
      setWarning(told)
      if (told) say(told)
    },
    [list, say],
  )
  const add = useCallback(
    (added: Iterable<File>) => {
      const { files, twice } = joinFiles(chosen.current, added)
      put(files, twice && t('twice', { name: twice.name }))
    },
    [put, t],
  )
  return {
    add,
    ...useFileField(formRef, prepare, add),
    /** What visitors should know about the last files. */
    warning,
    /** For the list. */
    rows: {
      files: state.files.map(({ file, status }) => ({ name: file.name, file, isWrong: status.kind === 'refused' })),
      removeLabel: (name: string) => t('remove', { name }),
      onRemove: (place: number) => {
        put(chosen.current.filter((file) => file !== state.files[place]?.file))
        if (chosen.current.length === 0) say(t('none'))
      },
    },
  }
}

/** Passes on what is chosen in a form's file field, and what is dropped around it. */
function useFileField(
  formRef: RefObject<HTMLFormElement | null>,
  prepare: () => unknown,
  add: (files: Iterable<File>) => void,
) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const take = useCallback(
    (field: HTMLInputElement) => {
      if (field.files?.length) add(field.files)
      // So that a file can be chosen again after it was removed.
      field.value = ''
    },
    [add],
  )
  useEffect(() => {
    const field = formRef.current?.querySelector<HTMLInputElement>('[type=file]')
    const zone = field?.closest('main > *')
    if (!field || !zone) return undefined
    if (field.matches(':focus')) prepare()
    take(field)
    const drag = (isOver: boolean) => {
      if (isOver) prepare()
      setDraggedOver(isOver)
    }
    return watchDrops(zone, drag, add)
  }, [formRef, prepare, take, add])
  return {
    isDraggedOver,
    /** For the field. */
    field: {
      multiple: true,
      onFocus: prepare,
      onClick: prepare,
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => take(currentTarget),
    },
  }
}
