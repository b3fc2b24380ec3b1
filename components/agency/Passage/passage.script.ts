/** Turns the paragraph up to where its plank was pulled. */
export default function followPlank(stage: HTMLElement): void {
  const range = stage.querySelector('input')
  const turn = () => stage.style.setProperty('--pulled', String((range?.valueAsNumber ?? 0) / 100))
  range?.addEventListener('input', turn)
  turn()
}
