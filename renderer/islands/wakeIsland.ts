// Imported by itself: the chunk that islands share then needs no list of names, nor the bundler's code for one.
export { hydrate } from './hydrate.tsx'
