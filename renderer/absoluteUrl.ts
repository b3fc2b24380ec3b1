import { siteConfig } from '../site.config.ts'

/**
 * Returns the absolute URL of `/fr/about`, for search engines and sharing.
 *
 * Separate from `addresses.ts`, which islands use: site.config.ts reads the environment, and browsers have none.
 */
export function absoluteUrl(path: string): string {
  return new URL(path, siteConfig.url).href.replace(/(?<=\w)\/$/, '')
}
