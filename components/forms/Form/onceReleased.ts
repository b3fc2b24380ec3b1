const held: Array<() => void> = []

/** Runs what moves the form; if a button is being pressed, afterwards: it would move away from under the pointer. */
export function onceReleased(run: () => void): void {
  const release = (): void => {
    if (document.querySelector('button:active')) setTimeout(release, 50)
    else for (const each of held.splice(0)) each()
  }
  if (held.push(run) === 1) release()
}
