/**
 * Keeps the files that are chosen, or dropped on a form, one after another before its island is loaded: the browser would
 * forget those of an earlier choice, and open a dropped one in place of the page.
 */
export function keepFiles(form: HTMLFormElement, isAwake: () => boolean): void {
  const input = form.querySelector<HTMLInputElement>('[type=file]')
  if (!input) return
  let chosen: readonly File[] = []
  const add = (files: Iterable<File>): void => {
    if (!isAwake()) {
      chosen = [...chosen, ...files]
      const transfer = new DataTransfer()
      for (const file of chosen) transfer.items.add(file)
      input.files = transfer.files
    }
    // Until then, the browser's own words name the files.
    input.toggleAttribute('data-chosen', input.value !== '')
  }
  input.addEventListener('change', () => add(input.files ?? []))
  form.addEventListener('dragover', (event) => isAwake() || event.preventDefault())
  form.addEventListener('drop', (event) => {
    const files = event.dataTransfer?.files ?? []
    if (isAwake() || files.length === 0) return
    event.preventDefault()
    add(files)
  })
  add(input.files ?? [])
}
