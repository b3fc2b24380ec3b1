import { renderToStaticMarkup } from 'react-dom/server'
import { forEachLocale } from '../../renderer/languages.ts'
import { isError } from '../content/diagnostics.ts'
import { encodePath, type EntryGroup, listEntries } from './Entries.tsx'
import type { Review } from './review.ts'
import { count, localeOfBranch, summarize, wordsOf } from './words.ts'

/** What a workflow knows its own comment by. */
const COMMENT_MARK = '<!-- review of the branch -->'
/** More is read on the review page. Errors come first, and leave room for what was changed. */
const MOST_ENTRIES = 20
const MOST_ERRORS = 8
/** GitHub takes 65,536 characters. */
const LONGEST_ENTRY = 3000
/** What page.css says aloud. */
const MARKS = / data-(?:start|end)="[^"]*"/g
const LONGEST_TEXT = 400
const MOST_PASSAGES = 3

/** What turns the order of letters around, or is not seen at all. */
// oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are what is looked for
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\p{Cs}|[\0-\x08\x0e-\x1f\x7f]/gu
/**
 * What GitHub makes links of in finished HTML: mentions, numbers of issues, addresses, names of emoji; not in `<code>`.
 * https://github.github.com/gfm/#autolinks-extension-
 */
const LINKED = /@(?=[\p{L}\p{N}_-])|#(?=\d)|:(?=[^\s\d])|\bwww(?=\.)|\bGH-(?=\d)/giu

/**
 * What a branch changes, as the comment on its pull request: in the language that it was written in, at most 20 entries. It is
 * one line of HTML, in which Markdown means nothing.
 *
 * @param review data from anybody: every text of it is shown, and does nothing else
 * @param preview where the preview answers: `https://deploy-preview-7--passerelle.netlify.app`; undefined where it does not
 * @param production where the site answers that visitors see
 * @throws Error where one of them is no web address
 */
export function formatComment(review: Review, preview: string | undefined, production: string): string {
  const shownReview = makeHarmless(review)
  const words = wordsOf(localeOfBranch(review))
  const link = preview === undefined ? undefined : linkTo(preview)
  const groups = listEntries({ review: shownReview, words, preview: link, production: linkTo(production) })
  const entriesOf = (...ids: EntryGroup['id'][]) =>
    groups.flatMap(({ id, entries: all }) => (ids.includes(id) ? all : []))
  const flaws = entriesOf('flaws')
  const errors = review.flaws.filter(isError).length
  const entries = [
    ...flaws.slice(0, Math.min(errors, MOST_ERRORS)),
    ...entriesOf('texts', 'documents', 'pages'),
    ...flaws.slice(errors),
    ...entriesOf('looks', 'files'),
  ]
  const hidden = groups.reduce((sum, group) => sum + group.entries.length, 0) - Math.min(entries.length, MOST_ENTRIES)
  const shown = entries.slice(0, MOST_ENTRIES).flatMap((entry) => {
    const html = shorten(renderToStaticMarkup(entry).replace(MARKS, ''))
    return html === undefined ? [] : [`<li>${html}</li>`]
  })
  const { notCompared } = shownReview
  const head = renderToStaticMarkup(
    <p>
      {link ? <a href={link('/review')}>{words.reviewPage}</a> : words.local}. {summarize(review, words)}.
      {notCompared && <b> {words[notCompared.reason]}</b>}
      {notCompared && review.flaws.length === 0 && <code> {notCompared.message}</code>}
    </p>,
  )
  const html = `${head}<ul>${shown.join('')}</ul>${hidden > 0 ? `<p>… ${count(hidden, words.more, words)}.</p>` : ''}`
  // A blank line would end the HTML, and begin Markdown.
  return `${COMMENT_MARK}\n\n${html.replace(/\s+/g, ' ').replace(UNSEEN, '')}\n`
}

/** Without lists of pages, then without passages; undefined where it is too long all the same. Texts are escaped: tags are ours. */
function shorten(html: string): string | undefined {
  const withoutPages = html.replace(/<details[^>]*><summary>(.*?)<\/summary>.*?<\/details>/gs, '$1')
  const withoutPassages = withoutPages.replace(/<blockquote>.*?<\/blockquote>/gs, '')
  return [html, withoutPages, withoutPassages].find(({ length }) => length <= LONGEST_ENTRY)
}

/** Every text in one short line, without what GitHub would link; addresses and names of files stand in `<code>`. */
function makeHarmless(review: Review): Review {
  return {
    ...review,
    notCompared: review.notCompared && { ...review.notCompared, message: harmless(review.notCompared.message) },
    flaws: review.flaws.map((flaw) => ({ ...flaw, message: harmless(flaw.message) })),
    texts: review.texts.map(({ values, ...text }) => ({
      ...text,
      values: forEachLocale((locale) => ({
        before: harmless(values[locale].before ?? ''),
        after: harmless(values[locale].after ?? ''),
      })),
    })),
    documents: review.documents.map((document) => ({ ...document, title: harmless(document.title) })),
    pages: review.pages.map((page) => ({
      ...page,
      passages: page.passages
        .slice(0, MOST_PASSAGES)
        .map((runs) => runs.map(({ kind, text }) => ({ kind, text: harmless(text) }))),
      pictures: [],
    })),
  }
}

function harmless(text: string): string {
  const shown = text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`
  return shown.replaceAll('\u200b', '').replace(LINKED, '$&\u200b')
}

function linkTo(site: string): (address: string) => string {
  const { protocol, origin } = URL.canParse(site) ? new URL(site) : { protocol: '', origin: '' }
  if (!/^https?:$/.test(protocol)) {
    throw new Error(`"${site}" is no address of a site. Write the preview's, like https://preview.example.com`)
  }
  return (address) => origin + encodePath(address)
}
