import type { AnyIsland, IslandData } from './IslandRoot.tsx'

/** An island in React, or plain script for what needs none: `*.island.ts` exports what to do with the element. */
type ReactIsland = { default: AnyIsland }
type ScriptIsland = { default: (element: HTMLElement) => void | Promise<void> }

const reactIslands = import.meta.glob<ReactIsland>('../../components/**/*.island.tsx')
const scriptIslands = import.meta.glob<ScriptIsland>('../../components/**/*.island.ts')

/** Holds the focus, or a field that somebody has filled in and left. */
const TOUCHED = ':focus-within, :has(:user-valid, :user-invalid)'
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const

/** Wakes each island of the page when its time has come; until then nothing of it is fetched. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) schedule(element)
}

/** Any island wakes when it is touched. What has not come over the network is asked for again at the next occasion. */
function schedule(element: HTMLElement): void {
  const awake = new AbortController()
  let isUnderWay = false
  const start = async (): Promise<void> => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await wake(element)
      awake.abort()
    } finally {
      isUnderWay = false
    }
  }
  // It may have been touched before this script was there.
  if (element.matches(TOUCHED) || isInStorage(element.dataset['stored'])) void start()
  // A form that is sent before its script is there is sent by the browser: the script then leaves it alone.
  element.addEventListener('submit', () => (element.dataset['submitted'] = ''))
  for (const type of TOUCHES) element.addEventListener(type, start, { signal: awake.signal, passive: true })

  switch (element.dataset['when']) {
    case 'visible': {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
      })
      observer.observe(element)
      awake.signal.addEventListener('abort', () => observer.disconnect())
      return
    }
    case 'queried':
      if (location.search) void start()
      return
    case 'idle':
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => void start())
      else addEventListener('load', () => setTimeout(start, 200))
  }
}

/** Whether an earlier page left something for an island: it then wakes at once. */
function isInStorage(key: string | undefined): boolean {
  try {
    return key !== undefined && (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null
  } catch {
    return false
  }
}

/** Fetches what an island is made of, and runs it. */
export async function wake(element: HTMLElement): Promise<void> {
  const name = `/${element.dataset['island']}.island.`
  const script = Object.entries(scriptIslands).find(([file]) => file.includes(name))
  if (script) {
    const { default: run } = await script[1]()
    await run(element)
    element.dataset['awake'] = ''
    return
  }
  const react = Object.entries(reactIslands).find(([file]) => file.includes(name))
  if (!react) throw new Error(`No component is called ${name}`)
  const [{ default: component }, { hydrate }] = await Promise.all([react[1](), import('./hydrate.tsx')])
  // The page was written by the same build as this script.
  hydrate(element, component, JSON.parse(element.dataset['islandData'] ?? '{}') as IslandData)
}
