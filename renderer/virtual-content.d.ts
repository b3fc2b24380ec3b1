declare module 'virtual:content' {
  import type { Entry } from './entry.ts'

  /** Every document of every language, as tools/content/plugin.ts read it. */
  export const entries: readonly Entry[]
}
