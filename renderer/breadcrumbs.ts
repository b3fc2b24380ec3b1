import type { PageContextServer } from 'vike/types'
import { metadataOf } from './metadata.ts'
import { translationOf } from './texts.ts'

/** A page above another one. */
export interface Crumb {
  readonly title: string
  /** Without language prefix. */
  readonly path: string
}

/** The pages above a page that is below a list, the home page first; none for all other pages. */
export function breadcrumbsOf(pageContext: PageContextServer): readonly Crumb[] {
  const { parents } = metadataOf(pageContext)
  if (!parents) return []
  const { locale } = pageContext
  return [{ title: translationOf(locale).getFixedT(locale, 'common')('navigation.home'), path: '/' }, ...parents]
}
