import type { ParseKeys } from 'i18next'
import { useMemo } from 'react'
import { chooseText, type TextValues } from './chooseText.ts'
import { useIslandSetting } from './IslandRoot.tsx'
import type { IslandNamespace } from './islandTexts.ts'

/** A text in the island's language, its placeholders filled; `count` also chooses its plural. */
export type Texts<Of extends IslandNamespace> = (key: ParseKeys<Of> & string, values?: TextValues) => string

/**
 * The texts of one file of `content/<language>/strings`, in an island: what `useTranslation()` is on the server.
 *
 * @param namespace one that the island names
 */
export function useTexts<const Of extends IslandNamespace>(namespace: Of): Texts<Of> {
  const { locale, texts } = useIslandSetting()
  const own = texts[namespace]
  if (own === undefined) throw new Error(`The island does not name the texts "${namespace}" in its defineIsland().`)
  return useMemo(
    () =>
      (key, values = {}) =>
        chooseText(own, key, values, locale),
    [locale, own],
  )
}
