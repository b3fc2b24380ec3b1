export { metadata } from '../confidentialite/+metadata.ts'
