import { marks } from './marks.ts'
import { error } from './rule.ts'

const SPACES = String.raw`[ \t\u00a0\u2000-\u200a\u202f]`
/** What people type before an entry of a list: a bullet, a dash, a hyphen or a number without its space. */
const BULLETS = [
  String.raw`[•·◦▪▫●○■□‣⁃∙➢➤►▶]${SPACES}*(?=\S)`,
  String.raw`[–—]${SPACES}+(?=\S)`,
  String.raw`-[\u00a0\u2000-\u200a\u202f]*(?=[\p{L}[«“])`,
  String.raw`\d{1,3}[.)][\u00a0\u2000-\u200a\u202f]*(?=[\p{L}«“])`,
]

/** Rules for lists. */
export const listRules = [
  /**
   * A list begins with - or 1. and a space. Wrong: two lines that begin with `• `, which would be run together; one alone may be
   * meant, and a dialogue has dashes with empty lines between.
   */
  marks(
    error,
    'list-unread',
    BULLETS.map((bullet) => [
      new RegExp(String.raw`(?<=^[ \t]*)${bullet}.*(?:\n[ \t]*${bullet}.*)+`, 'gmu'),
      (written) => writeList(written, new RegExp(String.raw`^([ \t]*)(${bullet})`, 'gmu')),
    ]),
  ),
]

/** Returns the lines as Markdown has them; not of dashes, which may be a dialogue's, nor of numbers that begin later than 1. */
function writeList(written: string, bullet: RegExp): string | undefined {
  if (/^(?:[–—]|(?!1[.)])\d)/.test(written)) return undefined
  return written.replace(bullet, (_, indent: string, mark: string) => `${indent}${/^\d+[.)]/.exec(mark)?.[0] ?? '-'} `)
}
