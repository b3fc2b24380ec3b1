import { ATTACHMENT } from '../../../renderer/formNames.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { joinFiles } from './Files.tsx'
import type { ChosenFile, FieldError } from './formState.ts'
import type { FormStore } from './formStore.ts'
import { loadRest } from './loadRest.ts'

/** What watching the files of a form shares with the rest of its session. */
export interface FilesSetting {
  readonly store: FormStore
  /** Announces something to screen readers, or clears the last announcement. */
  readonly say: (...messages: readonly string[]) => void
  readonly t: Texts<'formMessages'>
}

/** The files of a form, and what the last check has found. */
interface FilesOfForm {
  /** Null if the form takes none. */
  readonly input: HTMLInputElement | null
  chosen: readonly File[]
  /** Names of files that the browser no longer has: each must be chosen again, or removed. */
  missing: readonly string[]
  errors: ReadonlyMap<File, FieldError>
  /** A file that was in the list already. */
  twice?: File | undefined
}

export type WatchedFiles = ReturnType<typeof watchFiles>

/**
 * Watches the file field of a form. Files chosen later are added to those already chosen, and replace those that can't be
 * sent.
 *
 * @param input null if the form has none
 */
export function watchFiles(input: HTMLInputElement | null, { store, say, t }: FilesSetting) {
  const files: FilesOfForm = { input, chosen: joinFiles([], input?.files ?? []).files, missing: [], errors: new Map() }
  let turn = 0
  /** Shows the chosen files, then their errors, or that one was there already. */
  const show = async (): Promise<void> => {
    turn += 1
    const own = turn
    store.set({ files: listFiles(files) })
    const found = await checkFiles(files, t)
    // A later call shows the later files.
    if (own !== turn) return
    const { twice } = files
    const error = found ?? (twice ? ({ key: 'attachment.twice', values: { name: twice.name } } as const) : null)
    store.set({ files: listFiles(files) })
    if (error || store.state.errors[ATTACHMENT]) say(...(error ? [t(error.key, error.values)] : []))
    store.setError(ATTACHMENT, error)
  }
  /** Adds files: those just chosen in the field, or dropped on the form. */
  const add = (added: Iterable<File> = input?.files ?? []): void => {
    if (!input) return
    addFiles(files, added)
    void show()
  }
  if (files.chosen.length > 0) void show()

  return {
    /** Returns the names of the chosen files, and of those that must be chosen again. */
    names: () => listFiles(files).map(({ name }) => name),
    /** Returns the chosen files. */
    list: () => files.chosen,
    add,
    /** @param index its place in the list */
    remove: (index: number): void => {
      removeFile(files, index)
      void show()
    },
    /** Returns the error that prevents sending the form, or null. The field then has all files of the list. */
    check: () => {
      // Opening the window twice has emptied it.
      choose(files, files.chosen)
      return checkFiles(files, t)
    },
    /**
     * Asks again for files that were chosen before the page was left.
     *
     * @param kept those of them that were kept
     */
    askAgain: (names: readonly string[], kept?: Promise<{ readonly files: readonly File[] } | undefined>): void => {
      if (!input) return
      files.missing = without(names, files.chosen)
      if (kept) void kept.then((opened) => add(opened?.files.filter(({ name }) => files.missing.includes(name)) ?? []))
      else void show()
    },
    /** Forgets all files. */
    forget: (): void => {
      files.chosen = []
      files.missing = []
    },
  }
}

/** Checks the chosen files, and leaves out those that are there twice. @returns the error that prevents sending the form */
async function checkFiles(files: FilesOfForm, t: Texts<'formMessages'>): Promise<FieldError | null> {
  const { chosen } = files
  // If this code does not arrive, the browser sends the files unchecked.
  const rest = chosen.length > 0 ? await loadRest() : null
  const checked = await rest?.checkFiles(chosen, files.input, t)
  // Other files may have been chosen meanwhile.
  if (chosen !== files.chosen) return checkFiles(files, t)
  files.twice ??= checked?.twice
  if (checked && checked.files.length < chosen.length) choose(files, checked.files)
  files.errors = checked?.errors ?? new Map()
  const [name] = files.missing
  if (name !== undefined) return { key: 'attachment.again', values: { name } }
  const [first = null] = files.errors.values()
  return first
}

function addFiles(files: FilesOfForm, added: Iterable<File>): void {
  const stay = files.chosen.filter((file) => !files.errors.has(file))
  const joined = joinFiles(stay, added)
  files.missing = without(files.missing, [...added])
  files.twice = joined.twice
  choose(files, joined.files)
}

function removeFile(files: FilesOfForm, index: number): void {
  const { chosen, missing } = files
  files.missing = missing.filter((_, place) => place !== index)
  files.twice = undefined
  choose(
    files,
    chosen.filter((_, place) => place !== index - missing.length),
  )
}

/** Replaces the chosen files, in the field, too. */
function choose(files: FilesOfForm, chosen: readonly File[]): void {
  files.chosen = chosen
  if (!files.input) return
  const transfer = new DataTransfer()
  for (const file of chosen) transfer.items.add(file)
  files.input.files = transfer.files
}

/** Returns the list that visitors see: the missing files come first. */
function listFiles({ chosen, missing, errors }: FilesOfForm): ChosenFile[] {
  return [
    ...missing.map((name) => ({ name, isWrong: true })),
    ...chosen.map((file) => ({ name: file.name, file, isWrong: errors.has(file) })),
  ]
}

/** Returns names without those of the files: of two files of one name, each stands for itself. */
function without(names: readonly string[], files: readonly File[]): string[] {
  const left = [...names]
  for (const { name } of files) if (left.includes(name)) left.splice(left.indexOf(name), 1)
  return left
}
