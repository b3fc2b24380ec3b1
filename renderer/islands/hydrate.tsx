import { Component, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { defaultLocale, isLocale } from '../languages.ts'
import type { Island } from './defineIsland.ts'
import { IslandRoot } from './IslandRoot.tsx'
import { loadTexts } from './islandTexts.ts'
import { loadModule } from './loadModule.ts'

/** An island of any name and props: they were type-checked where `<Island>` was rendered. */
export type AnyIsland = Island<string, never>

/**
 * Hydrates one island, with the texts that it uses; this file and its imports are fetched with the first island to
 * hydrate.
 *
 * @returns once it has hydrated
 * @throws Error if a text can't be fetched
 */
export async function hydrate(element: HTMLElement, { component, namespaces }: AnyIsland): Promise<void> {
  const lang = element.lang || document.documentElement.lang
  const locale = isLocale(lang) ? lang : defaultLocale
  const texts = await loadTexts(locale, namespaces)
  // Safe: the page and this script are from the same build, so the props match the component.
  const props = JSON.parse(element.dataset['props'] ?? '{}') as never
  // If something throws, what was typed is still in them.
  const nodes = [...element.childNodes]
  const bringBack = (): void => {
    setTimeout(() => {
      element.replaceChildren(...nodes)
      void loadModule(() => import('./restoreHtml.ts')).then(({ restoreHtml }) => restoreHtml(element))
    })
  }
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <Boundary onFail={bringBack}>
        <IslandRoot
          component={component}
          props={props}
          setting={{ locale, texts }}
          slot={element.querySelector('[data-slot]') && <Slot />}
          onAwake={resolve}
        />
      </Boundary>,
    )
  })
}

interface BoundaryProps {
  readonly onFail: () => void
  readonly children: ReactNode
}

/** https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
    this.props.onFail()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Server-rendered HTML, left as it is. https://react.dev/reference/react-dom/client/hydrateRoot */
function Slot() {
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
