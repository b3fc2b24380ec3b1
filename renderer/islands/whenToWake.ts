/**
 * When what needs the browser wakes: with the page, as it comes into view, when the browser has nothing else to do, when
 * it is first touched, when it is pressed, or at once where the address asks for something (`?q=…`).
 */
export type WakeUp = 'now' | 'visible' | 'idle' | 'touched' | 'pressed' | 'queried'

/** Holds the focus, or a field that somebody has filled in and left. */
const TOUCHED = ':focus-within, :has(:user-valid, :user-invalid)'
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const

/**
 * Wakes an element when its time has come; until then nothing of it is fetched. Whatever it waits for, it also wakes
 * when it is touched. What has not come over the network is asked for again at the next occasion.
 *
 * @param element carries `data-when`, a WakeUp; `data-stored` names what an earlier page may have left for it
 * @param wake fetches what it is made of, and runs it
 */
export function wakeWhenAsked(element: HTMLElement, wake: () => Promise<void>): void {
  const { when, stored } = element.dataset
  const awake = new AbortController()
  let underWay: Promise<void> | undefined
  const start = (): Promise<void> => {
    underWay ??= wake()
      .then(() => awake.abort())
      .finally(() => (underWay = undefined))
    return underWay
  }
  const listen = (type: string, listener: (event: Event) => unknown, passive = true): void =>
    element.addEventListener(type, listener, { signal: awake.signal, passive })

  if (when === 'pressed') {
    listen(
      'click',
      async (event) => {
        event.preventDefault()
        await start()
        // What the press was for happens now.
        if (event.target instanceof Element) event.target.closest('button')?.click()
      },
      false,
    )
    return
  }
  for (const type of TOUCHES) listen(type, start)
  // It may have been touched before this script was there.
  if (when === 'now' || element.matches(TOUCHED) || isInStorage(stored) || (when === 'queried' && location.search)) {
    void start()
  } else if (when === 'visible') {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
    })
    observer.observe(element)
    awake.signal.addEventListener('abort', () => observer.disconnect())
  } else if (when === 'idle') {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start())
    else addEventListener('load', () => setTimeout(start, 200))
  }
}

/** Whether an earlier page, or another tab, left something whose name begins so. */
function isInStorage(prefix: string | undefined): boolean {
  try {
    return (
      prefix !== undefined && Object.keys({ ...localStorage, ...sessionStorage }).some((key) => key.startsWith(prefix))
    )
  } catch {
    return false
  }
}
