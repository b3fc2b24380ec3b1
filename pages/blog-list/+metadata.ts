export { metadata } from '../blog/+metadata.ts'
