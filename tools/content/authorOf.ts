import { type Entry, isOf } from '../../renderer/entry.ts'

/**
 * Returns the profile of an article's author, in the article's language if there is one.
 *
 * @throws Error if there is none, which the content check reports first
 */
export function authorOf(
  { frontmatter, locale, file }: Entry<'articles'>,
  documents: ReadonlyArray<{ readonly entry: Entry }>,
): Entry<'team'> {
  const isAuthor = ({ slug }: Entry) => slug === frontmatter.author
  const profiles = documents.flatMap(({ entry }) => (isOf(entry, 'team') && isAuthor(entry) ? entry : []))
  const author = profiles.find((profile) => profile.locale === locale) ?? profiles[0]
  if (!author) throw new Error(`${file} has no author. Write the file name of a document of team/.`)
  return author
}
