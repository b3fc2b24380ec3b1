export { CountedParts } from './CountedParts.tsx'
