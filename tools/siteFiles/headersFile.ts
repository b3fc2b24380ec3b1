import { headerRules } from './headerRules.ts'
import type { SiteFile } from './siteFile.ts'

/**
 * https://docs.netlify.com/manage/routing/headers/, which Cloudflare Pages reads too: at most 100 rules, lines of at most
 * 2,000 characters. https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile: SiteFile = {
  fileName: '_headers',
  type: 'text/plain',
  write: () =>
    headerRules
      .map(({ path, headers }) => {
        const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
        return `${path}\n${lines.join('')}`
      })
      .join(''),
}
