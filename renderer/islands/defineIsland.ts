import type { ReactNode } from 'react'
import type { JsonObject } from './IslandRoot.tsx'

/** A component that `defineIsland()` has given the name of its file. */
export type IslandComponent<Props extends JsonObject> = ((props: Props) => ReactNode) & { readonly islandName: string }

/**
 * Names the component of a `*.island.tsx` file, so that the browser finds its script.
 *
 * @param islandName the file's name: `BlogSearch` for BlogSearch.island.tsx
 */
export function defineIsland<Props extends JsonObject>(
  islandName: string,
  component: (props: Props) => ReactNode,
): IslandComponent<Props> {
  return Object.assign(component, { islandName })
}
