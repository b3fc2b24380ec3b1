import type { ParseKeys } from 'i18next'
import { useMemo } from 'react'
import { chooseText, type TextValues } from './chooseText.ts'
import { useIslandSetting } from './IslandRoot.tsx'
import type { IslandNamespace } from './islandTexts.ts'

/** Returns a text in the island's language, with its placeholders filled in; `count` also selects the plural form. */
export type Texts<Of extends IslandNamespace | 'staffMail'> = (
  key: ParseKeys<Of> & string,
  values?: TextValues,
) => string

/**
 * Returns the texts of one file of `content/<language>/strings`, in an island: the equivalent of `useTranslation()` on
 * the server.
 *
 * @param namespace one that the island declares
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
