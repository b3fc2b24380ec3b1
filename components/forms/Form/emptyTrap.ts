/**
 * Moves what the honeypot of a form contains to a field of another name: the service drops messages with the honeypot filled
 * in, and the browser's autofill may have done it. Staff decide.
 */
export function emptyTrap(form: HTMLFormElement, message: FormData): void {
  const trap = form.querySelector<HTMLInputElement>('[readonly]')
  if (!trap?.value) return
  message.set(trap.name, '')
  message.set('honeypot', trap.value)
}
