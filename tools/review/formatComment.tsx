import { renderToStaticMarkup } from 'react-dom/server'
import { isError } from '../content/diagnostics.ts'
import { type EntryGroup, listEntries } from './Entries.tsx'
import { linkTo } from './links.ts'
import type { Review } from './review.ts'
import { count, localeOfBranch, summarize, wordsOf } from './words.ts'

/** The mark by which the workflow finds its own comment. */
const COMMENT_MARK = '<!-- review of the branch -->'
const MOST_ENTRIES = 20
/** Errors come first and leave room for the changes. */
const MOST_ERRORS = 8
/** GitHub takes 65,536 characters. */
const LONGEST_COMMENT = 60_000

/** Characters that reverse the order of letters or are invisible. */
// oxlint-disable-next-line no-control-regex, no-misleading-character-class -- matches exactly these characters
const UNSAFE = /[\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\p{Cs}|[\0-\x08\x0e-\x1f\x7f]/gu

/**
 * Returns the comment on a pull request: the 20 most important entries, in the language that the branch changes. It is one
 * line of HTML, in which Markdown has no meaning, and every text of the branch stands in `<code>`.
 *
 * @param review untrusted
 * @param preview the address of the preview's host: `https://deploy-preview-7--passerelle.netlify.app`
 * @param production the address of the public site
 * @throws Error where one of them is no web address
 */
export function formatComment(review: Review, preview: string | undefined, production: string): string {
  const words = wordsOf(localeOfBranch(review))
  const link = preview === undefined ? undefined : linkTo(preview)
  const groups = listEntries({ review, words, preview: link, production: linkTo(production), Quote: 'code' })
  const entriesOf = (...ids: EntryGroup['id'][]) =>
    groups.flatMap(({ id, entries }) => (ids.includes(id) ? entries : []))
  const diagnostics = entriesOf('diagnostics')
  const errors = review.diagnostics.filter(isError).length
  const entries = [
    ...diagnostics.slice(0, Math.min(errors, MOST_ERRORS)),
    ...entriesOf('texts', 'pages'),
    ...diagnostics.slice(errors),
    ...entriesOf('looks', 'files'),
  ]
  let left = LONGEST_COMMENT
  const rows = entries.slice(0, MOST_ENTRIES).flatMap((entry) => {
    const row = `<li>${renderToStaticMarkup(entry)}</li>`
    if (row.length > left) return []
    left -= row.length
    return [row]
  })
  const hidden = groups.reduce((sum, group) => sum + group.entries.length, 0) - rows.length
  const { notCompared } = review
  const head = renderToStaticMarkup(
    <p>
      {link ? <a href={link('/review')}>{words.reviewPage}</a> : words.local}. {summarize(review, words)}.
      {notCompared && <b> {words[notCompared.reason]}</b>}
    </p>,
  )
  const html = `${head}<ul>${rows.join('')}</ul>${hidden > 0 ? `<p>… ${count(hidden, words.more, words)}.</p>` : ''}`
  // A blank line would end the block of HTML.
  return `${COMMENT_MARK}\n\n${html.replace(/\s+/g, ' ').replace(UNSAFE, '')}\n`
}
