export { Page } from '../blog/+Page.tsx'
