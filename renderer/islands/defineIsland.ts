import type { ReactNode } from 'react'
import type { IslandNamespace } from './islandTexts.ts'

/** A value that can be serialized in the HTML. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** The props of islands, serialized in the HTML as plain JSON. */
export type IslandProps = { readonly [key: string]: Json | undefined }

/** Server-rendered HTML that an island keeps, wherever it places it. */
export interface WithSlot {
  readonly slot?: ReactNode
}

/** The props of the component: the island's own, and the children of `<Island>`. */
export type IslandComponent<Props> = (props: Props & WithSlot) => ReactNode

/** A component that also renders in the browser. */
export interface Island<Name extends string, Props> {
  /** Its key in components/islands/islands.ts. */
  readonly name: Name
  /** The files of texts that it uses: `content/<language>/strings/<namespace>.json`. The browser gets no others. */
  readonly namespaces: readonly IslandNamespace[]
  readonly component: IslandComponent<Props>
}

/**
 * Defines an island: the default export of a `*.island.tsx` file.
 *
 * @param name its key in components/islands/islands.ts
 * @param namespaces the namespaces that its `useTexts()` may use
 */
export function defineIsland<const Name extends string, Props>(
  name: Name,
  namespaces: readonly IslandNamespace[],
  component: IslandComponent<Props>,
): Island<Name, Props> {
  return { name, namespaces, component }
}
