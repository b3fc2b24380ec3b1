/**
 * Puts files that are dropped on the page into its file field, or that of the form under them: the browser would open them
 * in place of the page.
 */
export function dropFiles(): void {
  const { dataset } = document.documentElement
  const fieldFor = ({ target }: DragEvent) => {
    const form = target instanceof Element ? target.closest('form') : null
    const field = form?.querySelector<HTMLInputElement>('[type=file]')
    return field ?? document.querySelector<HTMLInputElement>('main [type=file]')
  }
  addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataset['dragging'] = ''
  })
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? delete dataset['dragging'])
  addEventListener('drop', (event) => {
    delete dataset['dragging']
    const { files } = event.dataTransfer ?? {}
    const field = fieldFor(event)
    if (!files || files.length === 0) return
    event.preventDefault()
    if (!field) return
    field.files = files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
