/**
 * Turns the paragraph around this script up to where its plank is pulled.
 *
 * The source of this function is inlined into pages, so it must only use browser APIs.
 */
export function followPlank(): void {
  const stage = document.currentScript?.parentElement
  const range = stage?.querySelector('input')
  if (!stage || !range) return
  const turn = () => stage.style.setProperty('--pulled', String(range.valueAsNumber / 100))
  range.addEventListener('input', turn)
  turn()
}
