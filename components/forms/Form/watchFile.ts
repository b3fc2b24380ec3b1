import type { Dispatch } from 'react'
import { checkAttachment } from './checkAttachment.ts'
import { ATTACHMENT } from './formName.ts'
import type { FieldError, FormAction } from './formState.ts'

/**
 * Lets files fall anywhere on a form, and nowhere else: one that misses it would take the page's place.
 *
 * @param onDrag told whether files are held over the form
 * @param onDrop told of the files that fall on it
 * @returns what ends it
 */
export function watchDrops(
  form: HTMLFormElement,
  onDrag: (isOver: boolean) => void,
  onDrop: (files: FileList) => void,
): () => void {
  const ending = new AbortController()
  const isHit = ({ target }: DragEvent) => target instanceof Node && form.contains(target)
  addEventListener(
    'dragover',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = isHit(event) ? 'copy' : 'none'
      onDrag(isHit(event))
    },
    ending,
  )
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && onDrag(false), ending)
  addEventListener(
    'drop',
    (event) => {
      onDrag(false)
      const files = event.dataTransfer?.files
      if (!files?.length) return
      event.preventDefault()
      if (isHit(event)) onDrop(files)
    },
    ending,
  )
  return () => ending.abort()
}

/** The file of a form: chosen or dropped, checked, removed. */
export interface WatchedFile {
  /** The name of what was chosen, or of what must be chosen again; undefined where there is none. */
  readonly name: () => string | undefined
  /** Tells what is in the field now, and what is wrong with it. */
  show(): void
  /** What speaks against sending the form. */
  check(): Promise<FieldError | null>
  remove(): void
  /** A file was chosen before the page was left: it has to be chosen again. */
  askAgain(name: string): void
  /** Takes files that were dropped on the form. */
  take(files: FileList): void
  /** As it was when the page came. */
  forget(): void
}

/**
 * Watches over the file field of a form.
 *
 * @param input null where the form has none: then there is never a file
 * @param onFlaw told what is wrong with a file that was just chosen; null once nothing is any more
 */
export function watchFile(
  input: HTMLInputElement | null,
  dispatch: Dispatch<FormAction>,
  onFlaw: (error: FieldError | null) => void,
): WatchedFile {
  /** What stands in the field though the browser has no such file: it must be chosen again, or removed. */
  let refused: FieldError | null = null
  let hasFlaw = false
  const chosen = (): File | undefined => input?.files?.[0]
  const name = () => refused?.values?.['name'] ?? chosen()?.name

  const check = async (): Promise<FieldError | null> => {
    if (refused) return refused
    const file = chosen()
    const error = file ? await checkAttachment(file) : null
    // Another one may have been chosen meanwhile.
    return file === chosen() && !refused ? error : check()
  }
  const show = (): void => {
    const file = refused ? undefined : chosen()
    const shown = name()
    dispatch({ type: 'choose', file: shown === undefined ? null : { name: shown, ...(file && { size: file.size }) } })
    void check().then((error) => {
      dispatch({ type: 'check', field: ATTACHMENT, error })
      if (error || hasFlaw) onFlaw(error)
      hasFlaw = error !== null
    })
  }
  const refuse = (error: FieldError): void => {
    if (input) input.value = ''
    refused = error
    show()
  }

  return {
    name,
    check,
    show: () => {
      refused = null
      show()
    },
    remove: () => {
      refused = null
      if (input) input.value = ''
      show()
      input?.focus()
    },
    askAgain: (missing) => {
      if (input && !chosen()) refuse({ key: 'attachment.again', values: { name: missing } })
    },
    take: (files) => {
      if (!input || files.length === 0) return
      refused = null
      if (files.length > 1) {
        refuse({ key: 'attachment.several', values: { name: Array.from(files, (file) => file.name).join(', ') } })
        return
      }
      input.files = files
      show()
    },
    forget: () => {
      refused = null
    },
  }
}
