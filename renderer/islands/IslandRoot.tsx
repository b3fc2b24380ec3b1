import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { Locale } from '../languages.ts'
import type { IslandComponent } from './defineIsland.ts'
import type { IslandTexts } from './islandTexts.ts'

/** The language and texts of an island. */
export interface IslandSetting {
  readonly locale: Locale
  readonly texts: IslandTexts
}

const Context = createContext<IslandSetting | null>(null)

/** Returns the language and texts of the island that a component is in. */
export function useIslandSetting(): IslandSetting {
  const setting = useContext(Context)
  if (!setting) throw new Error('This component is for islands: render it in one, with <Island>.')
  return setting
}

interface IslandRootProps<Props> {
  readonly component: IslandComponent<Props>
  readonly props: Props
  readonly setting: IslandSetting
  /** Server-rendered HTML that the island keeps. */
  readonly slot: ReactNode
  readonly onAwake?: () => void
}

/** The root of an island, identical on the server and in the browser. */
export function IslandRoot<Props extends object>({
  component: Component,
  props,
  setting,
  slot,
  onAwake,
}: IslandRootProps<Props>) {
  // Runs after the island's own effects, which may restore state.
  useEffect(() => onAwake?.(), [onAwake])
  return (
    <Context value={setting}>
      <Component {...props} slot={slot} />
    </Context>
  )
}
