import { headerRules } from './headerRules.ts'
import type { SiteFile } from './siteFile.ts'

/**
 * Cloudflare Pages lets the scripts of every other site read ours, unless it is told not to. Netlify passes over the line:
 * it has no colon. https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
const NOT_FOR_OTHER_SITES = '  ! Access-Control-Allow-Origin\n'

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
        return `${path}\n${path === '/*' ? NOT_FOR_OTHER_SITES : ''}${lines.join('')}`
      })
      .join(''),
}
