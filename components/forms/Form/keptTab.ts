/** What tab.ts does by itself, fetched by pages that need nothing else of it. */
export { markTabOpen } from './tab.ts'
