import { joinFiles } from './Files.tsx'
import type { ChosenFile, FieldError, MessageKey } from './formState.ts'

interface FilesListener {
  readonly onChange: (files: readonly ChosenFile[]) => void
  /** Called with the error that prevents sending the form, or null. */
  readonly onCheck: (error: FieldError | null) => void
  /** For the part of a message that depends on the form. */
  readonly t: (key: MessageKey) => string
}

/**
 * Watches the file field of a form. Files chosen later are added to those already chosen.
 *
 * @param input null if the form has none
 */
export function watchFiles(input: HTMLInputElement | null, { onChange, onCheck, t }: FilesListener) {
  let chosen: readonly File[] = joinFiles([], input?.files ?? []).files
  /** Names of files that the browser no longer has: each must be chosen again, or removed. */
  let missing: readonly string[] = []
  /** The errors found by the last check. */
  let known: ReadonlyMap<File, FieldError> = new Map()
  // How else the agency takes a file.
  const way = () => t(input?.form?.elements.namedItem('filesLink') ? 'attachment.byLink' : 'attachment.byMail')

  const check = async (): Promise<FieldError | null> => {
    const files = chosen
    // If this code does not arrive, the form can't be sent either.
    const rest = files.length > 0 ? await import('./onceTyped.ts').catch(() => null) : null
    const flaws = [...((await rest?.checkAttachments(files)) ?? [])]
    // Other files may have been chosen meanwhile.
    if (files !== chosen) return check()
    known = new Map(flaws.map(([file, { key, values }]) => [file, { key, values: { ...values, way: way() } }]))
    const [name] = missing
    if (name !== undefined) return { key: 'attachment.again', values: { name } }
    const [first = null] = known.values()
    return first
  }
  const tell = (): void =>
    onChange([
      ...missing.map((name) => ({ name, isWrong: true })),
      ...chosen.map((file) => ({ name: file.name, file, isWrong: known.has(file) })),
    ])
  /** Shows the chosen files, then their errors, or any further note. */
  const show = async (note: FieldError | null = null): Promise<void> => {
    tell()
    const shown = chosen
    const error = await check()
    // A later call shows the later files.
    if (shown !== chosen) return
    tell()
    onCheck(error ?? note)
  }
  const put = (files: readonly File[], note?: FieldError): void => {
    chosen = files
    if (input) {
      const transfer = new DataTransfer()
      for (const file of files) transfer.items.add(file)
      input.files = transfer.files
    }
    void show(note)
  }
  const add = (files: Iterable<File>): void => {
    const { files: all, twice } = joinFiles(chosen, files)
    missing = missing.filter((name) => !all.some((file) => file.name === name))
    put(all, twice && { key: 'attachment.twice', values: { name: twice.name } })
  }
  if (chosen.length > 0) void show()

  return {
    /** Returns the names of the chosen files, and of those that must be chosen again. */
    names: () => [...missing, ...chosen.map(({ name }) => name)],
    /** Returns the chosen files. */
    list: () => chosen,
    /** Adds files: those just chosen in the field, or dropped on the form. */
    add: (files: Iterable<File> = input?.files ?? []): void => {
      if (input) add([...files])
    },
    remove: (index: number): void => {
      const before = missing.length
      missing = missing.filter((_, place) => place !== index)
      put(chosen.filter((_, place) => place !== index - before))
    },
    /** Returns the error that prevents sending the form, or null. */
    check,
    /** Asks again for files that were chosen before the page was left. */
    askAgain: (names: readonly string[]): void => {
      if (!input) return
      missing = names.filter((name) => !chosen.some((file) => file.name === name))
      void show()
    },
    /** Forgets all files. */
    forget: (): void => {
      chosen = []
      missing = []
    },
  }
}
