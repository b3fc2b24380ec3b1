import { hydrateRoot } from 'react-dom/client'
import { IslandRoot, type AnyIsland, type IslandData } from './IslandRoot.tsx'

/** Brings React to one island; this file and all it imports is fetched with the first island that wakes. */
export function hydrate(element: HTMLElement, component: AnyIsland, data: IslandData): void {
  hydrateRoot(element, <IslandRoot component={component} data={data} />, { identifierPrefix: data.prefix })
  element.dataset['awake'] = ''
}
