import { islands } from '../components/islands/islands.ts'
import { scripts } from '../components/islands/scripts.ts'
import type { AnyIsland } from './islands/hydrate.tsx'
import { loadModule } from './islands/loadModule.ts'
import { reloadIfOutdated } from './islands/reloadIfOutdated.ts'
import { wakeWhenAsked } from './islands/whenToWake.ts'

type Loaders<Module> = Readonly<Record<string, (() => Promise<Module> | Module) | undefined>>
const allIslands: Loaders<{ readonly default: AnyIsland }> = islands
const allScripts: Loaders<{ readonly default: (element: HTMLElement) => void }> = scripts

declare global {
  interface Document {
    /** True while the browser prerenders the page; missing in older browsers and in TypeScript's types. */
    readonly prerendering?: boolean
  }
}

/** Fetches the script or island that an element is marked with, and runs it. */
async function wake(element: HTMLElement): Promise<void> {
  const { script = '', island = '' } = element.dataset
  const attach = allScripts[script]
  if (attach) (await attach()).default(element)
  const define = allIslands[island]
  if (define) {
    const [definition, { hydrate }] = await Promise.all([
      loadModule(define),
      loadModule(() => import('./islands/wakeIsland.ts')),
    ])
    await hydrate(element, definition.default)
  }
  element.dataset['awake'] = ''
}

/** Runs the page's entry script. */
function start(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]'))
    wakeWhenAsked(element, () => wake(element).catch(reloadIfOutdated))
}

document.documentElement.dataset['scripted'] = ''
// A prerendered page runs nothing until it is shown, which may never happen.
if (document.prerendering) document.addEventListener('prerenderingchange', start)
else start()
