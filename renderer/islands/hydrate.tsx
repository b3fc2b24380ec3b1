import { hydrateRoot } from 'react-dom/client'
import { defaultLocale, isLocale } from '../languages.ts'
import type { Island } from './defineIsland.ts'
import { IslandRoot } from './IslandRoot.tsx'
import { loadTexts } from './islandTexts.ts'

/** An island of whatever name and props: they were checked where `<Island>` was written. */
export type AnyIsland = Island<string, never>

/**
 * Brings React to one island, with the texts that it names; this file and all it imports is fetched with the first
 * island that wakes.
 *
 * @returns when it is awake
 * @throws Error where a text does not come over the network
 */
export async function hydrate(element: HTMLElement, { component, namespaces }: AnyIsland): Promise<void> {
  const lang = element.lang || document.documentElement.lang
  const locale = isLocale(lang) ? lang : defaultLocale
  const texts = await loadTexts(locale, namespaces)
  // The page was written by the same build as this script: the props are those of this very component.
  const props = JSON.parse(element.dataset['props'] ?? '{}') as never
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <IslandRoot
        component={component}
        props={props}
        setting={{ locale, texts }}
        slot={element.querySelector('[data-slot]') && <Slot />}
        onAwake={resolve}
      />,
    )
  })
}

/** HTML of the server's, left as it is. https://react.dev/reference/react-dom/client/hydrateRoot */
function Slot() {
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
