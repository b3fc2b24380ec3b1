import { severalFiles } from './severalFiles.ts'

// Before the island itself is there: a visitor may choose or drop files at once.
severalFiles()
addEventListener('dragover', () => import('./dropFiles.ts').then(({ dropFiles }) => dropFiles()), { once: true })

// Imported by itself: the chunk that islands share then needs no list of names, nor the bundler's code for one.
export { hydrate } from './hydrate.tsx'
