/** Unfolds what a field is folded into. */
export function reveal(control: Element | RadioNodeList | null): void {
  const folded = control instanceof Element && control.closest('details')
  if (folded) folded.open = true
}
