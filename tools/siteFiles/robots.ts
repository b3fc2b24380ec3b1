import type { SiteFile } from './siteFile.ts'

/** https://www.rfc-editor.org/rfc/rfc9309: previews say noindex page by page, which a crawler must be let in to read. */
export const robots: SiteFile = {
  fileName: 'robots.txt',
  type: 'text/plain',
  write: () => 'User-agent: *\nAllow: /\n',
}
