import type { ReactNode } from 'react'
import type { IslandNamespace } from './islandTexts.ts'

/** What survives the way to the browser in the HTML. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** Props of islands: they travel in the HTML, as plain JSON. */
export type IslandProps = { readonly [key: string]: Json | undefined }

/** HTML of the server's that an island only keeps, wherever it puts it. */
export interface WithSlot {
  readonly slot?: ReactNode
}

/** What an island is rendered with: its own props, and what `<Island>` had as children. */
export type IslandComponent<Props> = (props: Props & WithSlot) => ReactNode

/** A component that renders in the browser, too. */
export interface Island<Name extends string, Props> {
  /** By which components/islands/islands.ts knows it. */
  readonly name: Name
  /** The files of texts that it names: `content/<language>/strings/<namespace>.json`. No others reach the browser. */
  readonly namespaces: readonly IslandNamespace[]
  readonly component: IslandComponent<Props>
}

/**
 * Makes a component an island: the default export of a `*.island.tsx` file.
 *
 * @param name its key in components/islands/islands.ts
 * @param namespaces what its `useTexts()` may name
 */
export function defineIsland<const Name extends string, Props>(
  name: Name,
  namespaces: readonly IslandNamespace[],
  component: IslandComponent<Props>,
): Island<Name, Props> {
  return { name, namespaces, component }
}
