import { useTexts } from '../../renderer/islands/useTexts.ts'
import type { SearchResult } from './searchEngine.ts'
import { splitExcerpt } from './splitExcerpt.ts'

const kinds = ['article', 'service', 'caseStudy', 'person', 'page'] as const

/** A page that was found: what it is, its title, and the words around the hits. All of it is text, none is HTML. */
export function Result({ url, title, kind, excerpt }: SearchResult) {
  const t = useTexts('search')
  return (
    <li>
      <small>{t(`kinds.${kinds.find((known) => known === kind) ?? 'page'}`)}</small>
      <h2>
        <a href={url}>{title}</a>
      </h2>
      <p>
        {splitExcerpt(excerpt).map(({ text, isHit }, index) =>
          // oxlint-disable-next-line react/no-array-index-key
          isHit ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
    </li>
  )
}
