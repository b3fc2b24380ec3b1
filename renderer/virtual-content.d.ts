declare module 'virtual:content' {
  import type { PublishedEntry } from './content.ts'

  /** Every document of every language, as tools/content/plugin.ts read it. */
  export const entries: readonly PublishedEntry[]
}
