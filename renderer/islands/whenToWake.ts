/**
 * When what needs the browser wakes: with the page, as it comes into view, when the browser has nothing else to do, when
 * it is first touched, when it is pressed, or at once where the address asks for something (`?q=…`).
 */
export type WakeUp = 'now' | 'visible' | 'idle' | 'touched' | 'pressed' | 'queried'

/** Holds the focus, or a field that somebody has filled in and left. */
const TOUCHED = ':focus-within, :has(:user-valid, :user-invalid)'
/** A finger enters, too, before it is anything else; a file that is dragged does not. */
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'dragenter'] as const

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
    underWay ??= wake().then(
      () => awake.abort(),
      (error: unknown) => {
        underWay = undefined
        throw error
      },
    )
    return underWay
  }
  const listen = (type: string, listener: () => unknown): void => element.addEventListener(type, listener, awake)

  if (when === 'pressed') {
    // What the press was for happens as soon as it can; what the button does by itself happens at once.
    listen('click', () => start().then(() => element.querySelector('button')?.click()))
    return
  }
  for (const type of TOUCHES) listen(type, start)
  // It may have been touched before this script was there.
  if (when === 'now' || element.matches(TOUCHED) || isInStorage(stored) || (when === 'queried' && location.search)) {
    void start()
  } else if (when === 'visible') {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
    }).observe(element)
  } else if (when === 'idle') {
    // Safari has no requestIdleCallback: there it is the page's next task, after all of the page has come.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(start)
  }
}

/** Whether an earlier page, or another tab, left something whose name begins so. */
function isInStorage(prefix: string | undefined): boolean {
  try {
    return prefix ? Object.keys({ ...localStorage, ...sessionStorage }).some((key) => key.startsWith(prefix)) : false
  } catch {
    return false
  }
}
