/** Whatever Markdown, HTML or GitHub could take for more than a letter. */
const SIGNIFICANT = /[!"#$&'()*+:<=>@[\\\]^_`{|}~]/g
/** What turns the order of letters around, or is not seen at all. */
// oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are what is looked for
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\p{Cs}|[\0-\x08\x0e-\x1f\x7f]/gu
const LINE_BREAKS = /[\s\u2028\u2029\u0085]+/gu
/**
 * What GitHub makes links of after Markdown is done, when entities are letters again: mentions, numbers of issues,
 * addresses, names of emoji. https://github.github.com/gfm/#autolinks-extension-
 */
const LINKED = /@(?=[\p{L}\p{N}_-])|#(?=\d)|:(?=[^\s\d])|\bwww(?=\.)|\bGH-(?=\d)/giu
/** Parts them, and nobody sees it: as Renovate and Dependabot do. */
const INVISIBLE_SPACE = '&#8203;'

/**
 * A text from anybody, as Markdown that shows it and does nothing else: no mention, no HTML, no picture, no link, no end of
 * a table's cell.
 *
 * @param longest how many characters are shown of it
 */
export function escapeMarkdown(text: string, longest = 140): string {
  return shorten(oneLine(text), longest)
    .replace(LINKED, '$&\u200b')
    .replace(SIGNIFICANT, (sign) => `&#${sign.codePointAt(0)};`)
    .replaceAll('\u200b', INVISIBLE_SPACE)
}

/** The same as code, for names of files and addresses that are not to be followed. */
export function escapeAsCode(text: string, longest = 200): string {
  return `<code>${escapeMarkdown(text, longest)}</code>`
}

function oneLine(text: string): string {
  return text
    .replace(LINE_BREAKS, (spaces) => (/[\n\r\u2028\u2029\u0085\t\v\f]/.test(spaces) ? ' ' : spaces))
    .replace(UNSEEN, '')
    .trim()
}

/** No half of a character is left at the end. */
function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
