/**
 * Accepts files dropped anywhere on an element, and ignores those dropped elsewhere, which would replace the page.
 *
 * @param onDrag called with whether files are held over it
 * @param onDrop called with the files dropped on it, and those in folders
 * @returns a function that ends it
 */
export function watchDrops(
  zone: Element,
  onDrag: (isOver: boolean) => void,
  onDrop: (files: readonly File[]) => void,
): () => void {
  const ending = new AbortController()
  const isHit = ({ target }: DragEvent) => target instanceof Node && zone.contains(target)
  addEventListener(
    'dragover',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Another zone of the page may have taken it.
      if (isHit(event) || !event.defaultPrevented) event.dataTransfer.dropEffect = isHit(event) ? 'copy' : 'none'
      event.preventDefault()
      onDrag(isHit(event))
    },
    ending,
  )
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && onDrag(false), ending)
  addEventListener(
    'drop',
    (event) => {
      onDrag(false)
      const { files = [], items = [] } = event.dataTransfer ?? {}
      if (files.length === 0) return
      event.preventDefault()
      if (!isHit(event)) return
      // They exist only during this event.
      const dropped = [...items]
        .filter(({ kind }) => kind === 'file')
        .map((item) => ({ file: item.getAsFile(), entry: item.webkitGetAsEntry() }))
      if (!dropped.some(({ entry }) => entry?.isDirectory)) onDrop([...files])
      else
        void import('./readFolders.ts').then(
          async ({ readFolders }) => onDrop(await readFolders(dropped)),
          () => onDrop([...files]),
        )
    },
    ending,
  )
  return () => ending.abort()
}
