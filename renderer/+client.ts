import { forgetEarlierSession } from '../components/forms/Form/browserSession.ts'
import { islands } from '../components/islands/islands.ts'
import { scripts } from '../components/islands/scripts.ts'
import type { AnyIsland } from './islands/hydrate.tsx'
import { holdBackMessages } from './islands/holdBackMessages.ts'
import { wakeWhenAsked } from './islands/whenToWake.ts'

type Loaders<Module> = Readonly<Record<string, (() => Promise<Module> | Module) | undefined>>
const allIslands: Loaders<{ readonly default: AnyIsland }> = islands
const allScripts: Loaders<{ readonly default: (element: HTMLElement) => void }> = scripts

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

// All the script that a page has before an island wakes.
document.documentElement.dataset['scripted'] = ''
forgetEarlierSession()
holdBackMessages()
for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) wakeWhenAsked(element, () => wake(element))
