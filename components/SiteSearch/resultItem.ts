import { createElement } from '../../renderer/browser/createElement.ts'
import type { SearchResult } from './searchEngine.ts'
import type { SearchText } from './searchTexts.ts'
import { splitExcerpt } from './splitExcerpt.ts'

const kinds = {
  article: 'search:kinds.article',
  service: 'search:kinds.service',
  caseStudy: 'search:kinds.caseStudy',
  person: 'search:kinds.person',
  page: 'search:kinds.page',
} as const

const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind)

/** A page that was found: what it is, its title, and the words around the hits. All of it is text, none is HTML. */
export function createResultItem({ url, title, kind, excerpt }: SearchResult, text: SearchText): HTMLLIElement {
  const parts = splitExcerpt(excerpt).map((part) =>
    part.isHit ? createElement('mark', {}, part.text) : document.createTextNode(part.text),
  )
  return createElement(
    'li',
    {},
    createElement('small', {}, text(isKind(kind) ? kinds[kind] : kinds.page)),
    createElement('h2', {}, createElement('a', { href: url }, title)),
    createElement('p', {}, ...parts),
  )
}
