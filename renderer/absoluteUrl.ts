import { siteConfig } from '../site.config.ts'

/**
 * `/fr/about` as search engines and sharers want it.
 *
 * Apart from `addresses.ts`, which islands use: site.config.ts reads the environment, and browsers have none.
 */
export function absoluteUrl(path: string): string {
  return new URL(path, siteConfig.url).href.replace(/(?<=\w)\/$/, '')
}
