import { useEffect, useMemo } from 'react'
import { startCounter } from '../../estimate/startCounter.ts'
import { onceReleased } from '../Form/onceReleased.ts'
import { useFormSetting } from '../Form/useForm.ts'

/**
 * Counts the files of a form as they are chosen.
 *
 * @param isCounted whether the service is priced by words
 * @returns a function that counts a file again
 */
export function useCounting(isCounted: boolean): (file: File) => void {
  const { session, state } = useFormSetting()
  const { files } = state
  const counter = useMemo(
    () =>
      session &&
      startCounter((file, status) => onceReleased(() => session.dispatch({ type: 'counted', file, status }))),
    [session],
  )
  useEffect(() => counter?.stop, [counter])
  // The list changes with each status, too: those that are counted already stay so.
  useEffect(() => {
    if (isCounted) counter?.list(files.flatMap(({ file }) => file ?? []))
  }, [isCounted, counter, files])
  return (file) => counter?.retry([file])
}
