import type { ComponentType, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Locale } from '../languages.ts'
import { createTranslation, type Resources } from '../translation.ts'

/** What survives the way to the browser in the HTML. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
/** Props of islands: they travel in the HTML. */
export type JsonObject = { readonly [key: string]: Json | undefined }

/** What the HTML carries for one island. */
export interface IslandData {
  readonly locale: Locale
  readonly props: JsonObject
  readonly strings: Resources
  /** Keeps the ids of `useId` apart from those of the page and of other islands. */
  readonly prefix: string
}

/** An island of whatever props: they were checked where <Island> was written. */
export type AnyIsland = (props: never) => ReactNode

interface IslandRootProps {
  readonly component: AnyIsland
  readonly data: IslandData
}

/** The same tree on the server and in the browser: the island with its language and its texts. */
export function IslandRoot({ component, data }: IslandRootProps) {
  // The props are those that <Island> was given for this very component.
  const Component = component as ComponentType<JsonObject>
  return (
    <I18nextProvider i18n={createTranslation(data.locale, data.strings)}>
      <Component {...data.props} />
    </I18nextProvider>
  )
}
