/** Loads the side effect of tab.ts alone, for pages that need nothing else from it. */
export { markTabOpen } from './tab.ts'
