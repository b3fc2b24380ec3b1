// Checked by tsc, which fails where an error that is expected is none: npx tsc. Nothing of it is rendered.
/* oxlint-disable react/jsx-key */
import { defineIsland, type Island as IslandDefinition } from '../../renderer/islands/defineIsland.ts'
import type { IslandLoaders } from './islands.ts'
import { attach } from './attach.ts'
import { Island } from './Island.tsx'

interface Figures {
  readonly title: string
  readonly figures: readonly { readonly value: number; readonly note?: string }[]
}
type Name = 'NotFoundSuggestions'

const figures = defineIsland('NotFoundSuggestions', ['notFound'], ({ title }: Figures) => title)
const empty = defineIsland('NotFoundSuggestions', [], () => null)
const press = defineIsland('NotFoundSuggestions', [], ({ onPress }: { onPress: () => void }) => String(onPress))
const day = defineIsland('NotFoundSuggestions', [], ({ date }: { date: Date }) => String(date))
const unlisted = defineIsland('Unlisted', [], () => null)

export const right = [
  <Island island={figures} when="visible" props={{ title: 'Langues', figures: [{ value: 2 }] }} />,
  <Island island={empty} when="idle" props={{}} locale="en" stored="draft" />,
  <div {...attach('faq', 'touched')} />,
]

export const wrong = [
  // @ts-expect-error components/islands/islands.ts does not know it.
  <Island island={unlisted} when="visible" props={{}} />,
  // @ts-expect-error A function does not survive the way to the browser.
  <Island island={press} when="visible" props={{ onPress: () => undefined }} />,
  // @ts-expect-error Nor does a date.
  <Island island={day} when="visible" props={{ date: new Date(0) }} />,
  // @ts-expect-error The title is missing.
  <Island island={figures} when="visible" props={{ figures: [] }} />,
  // @ts-expect-error A title is a text.
  <Island island={figures} when="visible" props={{ title: 1, figures: [] }} />,
  // @ts-expect-error No moment to wake at.
  <Island island={empty} when="hovered" props={{}} />,
  // @ts-expect-error There are no such texts for islands.
  defineIsland('NotFoundSuggestions', ['home'], () => null),
  // @ts-expect-error There is no such script.
  <div {...attach('frequentQuestions', 'touched')} />,
  // @ts-expect-error No moment to wake at.
  <div {...attach('faq', 'hovered')} />,
]

/** The list of islands is checked by `satisfies`. */
type File<OfName extends string> = () => Promise<{ readonly default: IslandDefinition<OfName, Figures> }>
export const rightList: IslandLoaders<Name> = { NotFoundSuggestions: null as unknown as File<Name> }
// @ts-expect-error The file's island has another name.
export const wrongList: IslandLoaders<Name> = { NotFoundSuggestions: null as unknown as File<'Unlisted'> }
