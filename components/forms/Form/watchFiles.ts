import { joinFiles } from './Files.tsx'
import type { ChosenFile, FieldError, MessageKey } from './formState.ts'
import { loadRest } from './loadRest.ts'

interface FilesListener {
  readonly onChange: (files: readonly ChosenFile[]) => void
  /** Called with the error that prevents sending the form, or null. */
  readonly onCheck: (error: FieldError | null) => void
  /** For the part of a message that depends on the form. */
  readonly t: (key: MessageKey) => string
}

/**
 * Watches the file field of a form. Files chosen later are added to those already chosen, and replace those that can't be
 * sent.
 *
 * @param input null if the form has none
 */
export function watchFiles(input: HTMLInputElement | null, { onChange, onCheck, t }: FilesListener) {
  let chosen: readonly File[] = joinFiles([], input?.files ?? []).files
  /** Names of files that the browser no longer has: each must be chosen again, or removed. */
  let missing: readonly string[] = []
  /** The errors found by the last check. */
  let known: ReadonlyMap<File, FieldError> = new Map()
  /** A file that was in the list already. */
  let twice: File | undefined
  let turn = 0
  // How else the agency takes a file.
  const way = () => t(input?.form?.elements.namedItem('filesLink') ? 'attachment.byLink' : 'attachment.byMail')

  const store = (files: readonly File[]): void => {
    chosen = files
    if (!input) return
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    input.files = transfer.files
  }
  const check = async (): Promise<FieldError | null> => {
    const files = chosen
    // If this code does not arrive, the browser sends the files unchecked.
    const rest = files.length > 0 ? await loadRest() : null
    const settled = await rest?.settleFiles(files)
    const flaws = [...((await rest?.checkAttachments(settled?.files ?? files)) ?? [])]
    // Other files may have been chosen meanwhile.
    if (files !== chosen) return check()
    twice ??= settled?.twice
    if (settled && settled.files.length < files.length) store(settled.files)
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
  /** Shows the chosen files, then their errors, or that one was there already. */
  const show = async (): Promise<void> => {
    turn += 1
    const own = turn
    tell()
    const error = await check()
    // A later call shows the later files.
    if (own !== turn) return
    tell()
    onCheck(error ?? (twice ? { key: 'attachment.twice', values: { name: twice.name } } : null))
  }
  /** Adds files: those just chosen in the field, or dropped on the form. */
  const add = (added: Iterable<File> = input?.files ?? []): void => {
    if (!input) return
    const joined = joinFiles(
      chosen.filter((file) => !known.has(file)),
      added,
    )
    missing = without(missing, [...added])
    twice = joined.twice
    store(joined.files)
    void show()
  }
  if (chosen.length > 0) void show()

  return {
    /** Returns the names of the chosen files, and of those that must be chosen again. */
    names: () => [...missing, ...chosen.map(({ name }) => name)],
    /** Returns the chosen files. */
    list: () => chosen,
    add,
    remove: (index: number): void => {
      const before = missing.length
      missing = missing.filter((_, place) => place !== index)
      twice = undefined
      store(chosen.filter((_, place) => place !== index - before))
      void show()
    },
    /** Returns the error that prevents sending the form, or null. */
    check,
    /**
     * Asks again for files that were chosen before the page was left.
     *
     * @param kept those of them that were kept
     */
    askAgain: (names: readonly string[], kept?: Promise<{ readonly files: readonly File[] } | undefined>): void => {
      if (!input) return
      missing = without(names, chosen)
      if (kept) void kept.then((opened) => add(opened?.files.filter(({ name }) => missing.includes(name)) ?? []))
      else void show()
    },
    /** Forgets all files. */
    forget: (): void => {
      chosen = []
      missing = []
    },
  }
}

/** Returns names without those of the files: of two files of one name, each stands for itself. */
function without(names: readonly string[], files: readonly File[]): string[] {
  const left = [...names]
  for (const { name } of files) if (left.includes(name)) left.splice(left.indexOf(name), 1)
  return left
}
