/**
 * Keeps the files of a form's file field, before its island is loaded and afterwards: those dropped on the form, which the
 * browser would open instead of the page, join those already chosen.
 */
export function keepFiles(form: HTMLFormElement, isAwake: () => boolean): void {
  const input = form.querySelector<HTMLInputElement>('[type=file]')
  if (!input) return
  let former: readonly File[] = []
  const put = (files: readonly File[]): void => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    input.files = transfer.files
    tell()
  }
  // Until then, the browser's own words name the files.
  const tell = (): void => void input.toggleAttribute('data-chosen', input.value !== '')
  input.addEventListener('change', tell)
  // Browsers take a file that was saved again since for the one already chosen, unless the field is empty.
  input.addEventListener('click', () => {
    // A double click opens it once.
    if (input.value !== '') former = [...(input.files ?? [])]
    input.value = ''
  })
  input.addEventListener('cancel', () => put(former))
  form.addEventListener('dragover', (event) => isAwake() || event.preventDefault())
  form.addEventListener('drop', (event) => {
    const files = event.dataTransfer?.files ?? []
    if (isAwake() || files.length === 0) return
    event.preventDefault()
    put([...(input.files ?? []), ...files])
  })
  tell()
}
