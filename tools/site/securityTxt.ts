import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { locales } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import type { SiteFile } from './siteFile.ts'

const FILE = '.well-known/security.txt'

/** Whom to tell of a hole in the site, https://www.rfc-editor.org/info/rfc9116: valid for a year from the day of the build. */
export const securityTxt: SiteFile = {
  fileName: FILE,
  type: 'text/plain',
  write: () => {
    const [year = 0, month = 1, day = 1] = today().split('-').map(Number)
    const expires = new Date(Date.UTC(year + 1, month - 1, day - 1))
    return [
      `Contact: mailto:${siteConfig.email}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${absoluteUrl(`/${FILE}`)}`,
      '',
    ].join('\n')
  },
}
