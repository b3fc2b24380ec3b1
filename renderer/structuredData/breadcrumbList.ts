import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { localizePath } from '../addresses.ts'
import type { Crumb } from '../breadcrumbs.ts'
import type { Locale } from '../languages.ts'

/**
 * The way from the home page to a page, as its breadcrumbs show it.
 *
 * @param crumbs the pages above it, the home page first
 * @param title of the page itself, which ends the list
 */
export function breadcrumbList(crumbs: readonly Crumb[], title: string, locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...crumbs.map((crumb, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: crumb.title,
        item: absoluteUrl(localizePath(crumb.path, locale)),
      })),
      { '@type': 'ListItem', position: crumbs.length + 1, name: title },
    ],
  }
}
