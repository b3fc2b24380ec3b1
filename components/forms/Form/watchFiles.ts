import { ATTACHMENT } from '../../../renderer/formNames.ts'
import type { Dispatch } from 'react'
import { joinFiles } from './Files.tsx'
import type { FieldError, FormAction, MessageKey } from './formState.ts'

/** Where a file goes that can't be attached: a text of formMessages.json, under `attachment`. */
const ways = { byLink: 'attachment.byLink', byMail: 'attachment.byMail' } as const

/**
 * Watches the file field of a form. Files chosen later are added to those already chosen.
 *
 * @param input null where the form has none: then there is never a file
 * @param onFlaw called with the error of the files just chosen; with null once there is none
 * @param t for the part of a message that depends on the form
 */
export function watchFiles(
  input: HTMLInputElement | null,
  dispatch: Dispatch<FormAction>,
  onFlaw: (error: FieldError | null) => void,
  t: (key: MessageKey) => string,
) {
  let chosen: readonly File[] = [...(input?.files ?? [])]
  /** Names of files that the browser does not have any more: each must be chosen again, or removed. */
  let missing: readonly string[] = []
  /** The errors found by the last check. */
  let known: ReadonlyMap<File, FieldError> = new Map()
  let hasFlaw = false
  const way = () => t(ways[input?.form?.elements.namedItem('filesLink') ? 'byLink' : 'byMail'])

  const findFlaws = async (): Promise<ReadonlyMap<File, FieldError>> => {
    const files = chosen
    if (files.length === 0) return new Map()
    // Where it does not come, the form can't be sent either.
    const rest = await import('./onceTyped.ts').catch(() => null)
    const flaws = [...((await rest?.checkAttachments(files)) ?? [])]
    // Others may have been chosen meanwhile.
    if (files !== chosen) return findFlaws()
    return new Map(flaws.map(([file, { key, values }]) => [file, { key, values: { ...values, way: way() } }]))
  }
  const check = async (): Promise<FieldError | null> => {
    const [name] = missing
    if (name !== undefined) return { key: 'attachment.again', values: { name } }
    const [flaw = null] = (await findFlaws()).values()
    return flaw
  }
  /** Dispatches the chosen files, their errors, and any further note. */
  const show = (note: FieldError | null = null): void => {
    const tell = (flaws: ReadonlyMap<File, FieldError>): void =>
      dispatch({
        type: 'choose',
        files: [
          ...missing.map((name) => ({ name, isWrong: true })),
          ...chosen.map((file) => ({ name: file.name, file, isWrong: flaws.has(file) })),
        ],
      })
    tell(known)
    const shown = chosen
    void Promise.all([findFlaws(), check()]).then(([flaws, flaw]) => {
      // What is shown since says it itself.
      if (shown !== chosen) return
      known = flaws
      tell(flaws)
      const error = flaw ?? note
      dispatch({ type: 'check', field: ATTACHMENT, error })
      if (error || hasFlaw) onFlaw(error)
      hasFlaw = error !== null
    })
  }
  const put = (files: readonly File[], note?: FieldError): void => {
    chosen = files
    if (input) {
      const transfer = new DataTransfer()
      for (const file of files) transfer.items.add(file)
      input.files = transfer.files
    }
    show(note)
  }
  const add = (files: Iterable<File>): void => {
    const { files: all, twice } = joinFiles(chosen, files)
    missing = missing.filter((name) => !all.some((file) => file.name === name))
    put(all, twice && { key: 'attachment.twice', values: { name: twice.name } })
  }
  if (chosen.length > 0) show()

  return {
    /** The names of what was chosen, and of what must be chosen again. */
    names: () => [...missing, ...chosen.map(({ name }) => name)],
    /** All that can be sent. */
    list: () => chosen,
    /** Adds what the visitor has just chosen in the field. */
    choose: () => add([...(input?.files ?? [])]),
    /** Adds files that were dropped on the form. */
    add: (files: Iterable<File>): void => {
      if (input) add(files)
    },
    remove: (index: number): void => {
      const before = missing.length
      missing = missing.filter((_, place) => place !== index)
      put(chosen.filter((_, place) => place !== index - before))
      input?.focus()
    },
    /** Returns the error that prevents sending the form, or null. */
    check,
    /** Files were chosen before the page was left: they have to be chosen again. */
    askAgain: (names: readonly string[]): void => {
      if (!input) return
      missing = names.filter((name) => !chosen.some((file) => file.name === name))
      show()
    },
    /** As it was when the page came. */
    forget: (): void => {
      chosen = []
      missing = []
    },
  }
}
