import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import type { Locale } from '../languages.ts'
import type { IslandComponent } from './defineIsland.ts'
import type { IslandTexts } from './islandTexts.ts'

/** The language of an island, and its texts. */
export interface IslandSetting {
  readonly locale: Locale
  readonly texts: IslandTexts
}

const Context = createContext<IslandSetting | null>(null)

/** Says what is an island's setting: IslandRoot for an island, others to show parts of one. */
export const IslandSettingProvider = Context

/** The language and the texts of the island that a component is part of. */
export function useIslandSetting(): IslandSetting {
  const setting = useContext(Context)
  if (!setting) throw new Error('This component is for islands: render it in one, with <Island>.')
  return setting
}

interface IslandRootProps<Props> {
  readonly component: IslandComponent<Props>
  readonly props: Props
  readonly setting: IslandSetting
  /** HTML of the server's, which the island only keeps. */
  readonly slot: ReactNode
  readonly onAwake?: () => void
}

/** The same tree on the server and in the browser: an island in its language, with its texts. */
export function IslandRoot<Props extends object>({
  component: Component,
  props,
  setting,
  slot,
  onAwake,
}: IslandRootProps<Props>) {
  // After the effects of the island itself: what it restores is there by now.
  useLayoutEffect(() => onAwake?.(), [onAwake])
  return (
    <Context value={setting}>
      <Component {...props} slot={slot} />
    </Context>
  )
}
