import type { ContentSource } from '../../renderer/contentSource.ts'
import { inPseudoLanguage, isPseudoLanguage } from '../../renderer/pseudoLanguage.ts'

/** Slugs, tags, days, addresses of mail. */
const NAME = /^(?:[a-z\d-]+|\S+@\S+)$/

/** The documents in the pseudo-language, if that was asked for: what stays plain on a page is then in the code. */
export function documentsInPseudoLanguage(source: ContentSource): ContentSource {
  if (!isPseudoLanguage()) return source
  const change = <Value>(value: Value) => inPseudoLanguage(value, (text) => NAME.test(text))
  return {
    ...source,
    entries: source.entries.map((entry) => ({
      ...entry,
      frontmatter: change(entry.frontmatter),
      sections: change(entry.sections),
    })),
  }
}
