import type { BlogPosting } from 'schema-dts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { localizePath } from '../addresses.ts'
import { openGraphImageAddress } from '../fileAddresses.ts'
import type { Entry } from '../entry.ts'
import { agencyReference } from './agency.ts'
import { personReference } from './person.ts'

interface Article {
  readonly article: Entry<'articles'>
  readonly author: Entry<'team'>
  /** Its category, as readers see it. */
  readonly section: string
}

/** An article; shown in French under /en it is still the French one, at the French address. */
export function blogPosting({ article, author, section }: Article): BlogPosting {
  const { title, description, date, updated, tags } = article.frontmatter
  const url = absoluteUrl(localizePath(article.path, article.locale))
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description,
    image: absoluteUrl(openGraphImageAddress(article.path, article.locale)),
    datePublished: date,
    dateModified: updated ?? date,
    inLanguage: article.locale,
    articleSection: section,
    keywords: tags,
    timeRequired: `PT${article.readingMinutes}M`,
    author: personReference(author),
    publisher: agencyReference(),
  }
}
