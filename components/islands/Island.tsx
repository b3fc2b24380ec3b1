import type { ReactNode } from 'react'
import type { Island as IslandDefinition, IslandProps } from '../../renderer/islands/defineIsland.ts'
import { IslandRoot, type IslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import {
  islandNamespaces,
  loadTexts,
  type IslandNamespace,
  type IslandTexts,
} from '../../renderer/islands/islandTexts.ts'
import type { WakeUp } from '../../renderer/islands/whenToWake.ts'
import { locales, type Locale } from '../../renderer/languages.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import type { IslandName } from './islands.ts'

/** The texts of all islands, on the server: the same that the browser gets, so that hydration matches. */
const texts = new Map<Locale, IslandTexts>(
  await Promise.all(locales.map(async (locale) => [locale, await loadTexts(locale, islandNamespaces)] as const)),
)

interface IslandElementProps<Name extends IslandName, Props extends IslandProps> {
  /** The default export of its `*.island.tsx` file, which must be listed in components/islands/islands.ts. */
  readonly island: IslandDefinition<Name, Props>
  readonly when: WakeUp
  readonly props: Props
  /** The page's language by default. */
  readonly locale?: Locale
  /** Its storage key, if it should also hydrate when an earlier page of the tab has stored something. */
  readonly stored?: string
  /** Server-rendered HTML that the island keeps as it is: the browser needs neither its code nor its texts. */
  readonly children?: ReactNode
}

/**
 * Renders an island to HTML, and marks it for the browser, which fetches it when it hydrates.
 *
 * Adjacent strings become one text node in HTML, so that hydration would fail: join them into one in the island as well.
 */
export function Island<Name extends IslandName, Props extends IslandProps>({
  island: { name, namespaces, component },
  when,
  props,
  locale,
  stored,
  children,
}: IslandElementProps<Name, Props>) {
  const { locale: pageLocale } = usePageContext()
  const json = JSON.stringify(props)
  return (
    <div
      data-island={name}
      data-when={when}
      data-stored={stored}
      data-props={json === '{}' ? undefined : json}
      lang={locale}
    >
      <IslandRoot
        component={component}
        props={props}
        setting={settingOf(locale ?? pageLocale, namespaces)}
        slot={children && <div data-slot="">{children}</div>}
      />
    </div>
  )
}

/**
 * Returns the context of an island: only the texts of the namespaces it declares, so that a missing one fails at build
 * time, not in the browser.
 */
function settingOf(locale: Locale, namespaces: readonly IslandNamespace[]): IslandSetting {
  const all = texts.get(locale) ?? {}
  return { locale, texts: Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]])) }
}
