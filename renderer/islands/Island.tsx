import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { usePageContext } from '../PageContext.tsx'
import { pickResources } from '../texts.ts'
import type { Namespace } from '../translation.ts'
import type { IslandComponent } from './defineIsland.ts'
import { IslandRoot, type IslandData, type JsonObject } from './IslandRoot.tsx'

/**
 * When an island wakes: as it comes into view, when the browser has nothing else to do, when first touched, or at once
 * where the address asks for something (`?q=…`).
 */
export type WakeUp = 'visible' | 'idle' | 'touched' | 'queried'

interface IslandProps<Props extends JsonObject> {
  readonly component: IslandComponent<Props>
  readonly when: WakeUp
  readonly props: Props
  /** The files of strings that the island shows texts of; no others reach the browser. */
  readonly namespaces: readonly Namespace[]
}

/** Renders a component that will need the browser: HTML now, React when it wakes. */
export function Island<Props extends JsonObject>({ component, when, props, namespaces }: IslandProps<Props>) {
  const { locale } = usePageContext()
  const prefix = useId()
  const data: IslandData = { locale, props, strings: pickResources(locale, namespaces), prefix }
  // Rendered apart from the page: React can then hydrate it by itself, and a text of a namespace that it
  // did not name fails now, not in the browser.
  const html = renderToString(<IslandRoot component={component} data={data} />, { identifierPrefix: prefix })
  return (
    <div
      data-island={component.islandName}
      data-when={when}
      data-island-data={JSON.stringify(data)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
