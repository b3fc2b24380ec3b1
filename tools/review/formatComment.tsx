import { renderToStaticMarkup } from 'react-dom/server'
import { Behind, listEntries, summarize } from './Entries.tsx'
import type { Review } from './review.ts'
import { count, wordsOf } from './words.ts'

/** The mark by which the workflow finds its own comment. */
const COMMENT_MARK = '<!-- review of the branch -->'
const MAX_ENTRIES = 20
/** The most errors shown, so that there is room for the changes. */
const MAX_ERRORS = 8
/** GitHub's limit is 65,536 characters. */
const LONGEST_COMMENT = 60_000

/**
 * Returns the comment on a pull request: the 20 most important entries, in the language that the branch changes. It is one line
 * of HTML, in which Markdown has no effect.
 *
 * @param review untrusted
 * @param preview the origin of the preview's host: `https://deploy-preview-7--passerelle.netlify.app`
 * @param artifact the address where the site can be downloaded, if no host serves the preview
 */
export function formatComment(review: Review, preview: string | undefined, artifact?: string): string {
  const words = wordsOf(review.locale)
  const groups = listEntries(review, { words, preview, isBrief: true })
  let [left, places, shown] = [LONGEST_COMMENT, MAX_ENTRIES, 0]
  const lists = groups.map(({ kind, entries }) => {
    const rows = entries
      .slice(0, kind === 'errors' ? MAX_ERRORS : places)
      .map((entry) => `<li>${renderToStaticMarkup(entry)}</li>`)
      .filter((row) => (left -= row.length) > 0)
    places -= rows.length
    shown += rows.length
    return rows.length > 0 ? `<h4>${words.kinds[kind]}</h4><ul>${rows.join('')}</ul>` : ''
  })
  const hidden = groups.flatMap(({ entries }) => entries).length - shown
  const [address, label] = preview === undefined ? [artifact, words.local] : [`${preview}/review`, words.reviewPage]
  const head = renderToStaticMarkup(
    <p>
      {address ? <a href={address}>{label}</a> : label}. {summarize(groups, words)}.
      {review.notice && <b> {words[review.notice.reason]}</b>} <Behind base={review.base} words={words} />
    </p>,
  )
  const html = `${head}${lists.join('')}${hidden > 0 ? `<p>… ${count(hidden, words.more, words)}.</p>` : ''}`
  // A blank line would end the block of HTML; control characters are invisible or reverse the order of letters.
  return `${COMMENT_MARK}\n\n${html.replace(/\s+/g, ' ').replace(/\p{C}/gu, '')}\n`
}
