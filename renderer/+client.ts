import { forgetEarlierSession } from '../components/forms/Form/browserSession.ts'
import { islands } from '../components/islands/islands.ts'
import { scripts } from '../components/islands/scripts.ts'
import type { AnyIsland } from './islands/hydrate.tsx'
import { holdBackMessages } from './islands/holdBackMessages.ts'
import { wakeWhenAsked } from './islands/whenToWake.ts'

type Loaders<Module> = Readonly<Record<string, (() => Promise<Module> | Module) | undefined>>
const allIslands: Loaders<{ readonly default: AnyIsland }> = islands
const allScripts: Loaders<{ readonly default: (element: HTMLElement) => void }> = scripts

declare global {
  interface Document {
    /** Browsers that don't prerender pages lack it; TypeScript does not know it yet. */
    readonly prerendering?: boolean
  }
}

/** Fetches what an element was marked with, and runs it. */
async function wake(element: HTMLElement): Promise<void> {
  const { script = '', island = '' } = element.dataset
  const attached = await allScripts[script]?.()
  attached?.default(element)
  if (island) {
    const [definition, { hydrate }] = await Promise.all([allIslands[island]?.(), import('./islands/hydrate.tsx')])
    if (definition) await hydrate(element, definition.default)
  }
  element.dataset['awake'] = ''
}

/** Runs all the script that a page has before an island wakes. */
function start(): void {
  forgetEarlierSession()
  holdBackMessages()
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]'))
    wakeWhenAsked(element, () => wake(element))
}

document.documentElement.dataset['scripted'] = ''
// A page that the browser prepares before anybody asks for it does nothing until it is shown: it may never be.
if (document.prerendering) document.addEventListener('prerenderingchange', start)
else start()
