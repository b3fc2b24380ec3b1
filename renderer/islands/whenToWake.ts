import { ifAllowed } from '../ifAllowed.ts'

/**
 * When to hydrate an island or run a script: on load, when visible, when idle, when first touched, when pressed, or
 * immediately if the address has a query (`?q=…`).
 */
export type WakeUp = 'now' | 'visible' | 'idle' | 'touched' | 'pressed' | 'queried'

/** Matches elements that contain the focus, or a field that was filled in before. */
const TOUCHED = ':focus-within, :has(:user-valid, :user-invalid)'
/** The events of a first touch: touch screens fire `pointerenter` too; files may come without any press. */
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'change'] as const

/**
 * Hydrates an element when it is due; until then nothing of it is fetched. Whatever the condition, a touch hydrates it
 * too. If the code does not arrive, the element stays as it is: loadModule() has asked for it twice.
 *
 * @param element carries `data-when`, a WakeUp; `data-stored` is a storage key that an earlier page of the tab may
 *   have set
 * @param wake fetches its code, and runs it
 */
export function wakeWhenAsked(element: HTMLElement, wake: () => Promise<void>): void {
  const { when, stored } = element.dataset
  const awake = new AbortController()
  let underWay: Promise<void> | undefined
  const start = (): Promise<void> => (underWay ??= wake().finally(() => awake.abort()))

  if (when === 'pressed') {
    // The press is handled as soon as the code has loaded; the button's default action happens immediately.
    element.addEventListener('click', () => start().then(() => element.querySelector('button')?.click()), awake)
    return
  }
  for (const type of TOUCHES) element.addEventListener(type, start, awake)
  // Wherever a file is held over the page: it may be dropped beside the element.
  addEventListener('dragenter', start, awake)
  // It may have been touched before this script ran.
  const isDue = when === 'now' || (when === 'queried' && location.search !== '')
  if (isDue || element.matches(TOUCHED) || hasFiles(element) || isInStorage(stored)) {
    void start()
  } else if (when === 'visible') {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
    }).observe(element)
  } else if (when === 'idle') {
    // Safari lacks requestIdleCallback: there, a task after the page has loaded.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(start)
  }
}

/**
 * Returns whether an earlier page of the tab has stored something under a key, or may have changed it: its page is then
 * opened with a query (tabMarks.ts), or with files that come along.
 */
function isInStorage(key: string | undefined): boolean | undefined {
  const { hash, search } = location
  return (
    key !== undefined &&
    (search !== '' || hash.startsWith('#files=') || ifAllowed(() => sessionStorage.getItem(key) !== null))
  )
}

/** Returns whether the browser has put files into one of its fields. */
function hasFiles(element: HTMLElement): boolean {
  return [...element.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ value }) => value !== '')
}
