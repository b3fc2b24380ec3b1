import { shorten } from '../../content/shorten.ts'
import { endOf, startOf } from './offsets.ts'
import { error } from './rule.ts'

/** What people type before an entry of a list: a bullet, a dash, a hyphen or a number without its space. */
const BULLETS: readonly RegExp[] = [
  /(?<=^[ \t]*)[•·◦▪▫●○■□‣⁃∙➢➤►▶][ \t\u00a0\u2000-\u200a\u202f]*(?=\S)/gm,
  /(?<=^[ \t]*)[–—][ \t\u00a0\u2000-\u200a\u202f]+(?=\S)/gm,
  /(?<=^[ \t]*)-[\u00a0\u2000-\u200a\u202f]*(?=[\p{L}[«“])/gmu,
  /(?<=^[ \t]*)\d{1,3}[.)][\u00a0\u2000-\u200a\u202f]*(?=[\p{L}«“])/gmu,
]

/** Rules for lists. */
export const listRules = [
  /**
   * A list begins with - or 1. and a space. Wrong: two lines that begin with `• `, which would be run together; one alone may be
   * meant, and a dialogue has dashes with empty lines between.
   */
  error('list-unread', (body, report) => {
    for (const paragraph of body.all('paragraph')) {
      const start = startOf(paragraph)
      const literal = body.literal.slice(start, endOf(paragraph))
      for (const pattern of BULLETS) {
        const found = [...literal.matchAll(pattern)]
        const [first, last] = [found[0], found.at(-1)]
        if (!first || !last || found.length < 2) continue
        const [from, to] = [start + first.index, start + last.index + last[0].length]
        const instead = markOf(first[0])
        // Dashes may be a dialogue's; within a paragraph, no list begins with 2.
        const isClear = !/[–—]/.test(first[0]) && (/^(?:-|1)/.test(instead) || first.index === 0)
        const text = found.reduceRight(
          (rest, { 0: bullet, index }) =>
            `${rest.slice(0, index - first.index)}${markOf(bullet)} ${rest.slice(index - first.index + bullet.length)}`,
          body.source.slice(from, to),
        )
        report({ from, to, text: isClear ? text : undefined }, { mark: shorten(first[0]), instead })
        body.literal = body.literal.slice(0, from) + ' '.repeat(to - from) + body.literal.slice(to)
        break
      }
    }
  }),
]

/** Returns how an entry begins in Markdown. */
function markOf(bullet: string): string {
  return /^\d+[.)]/.exec(bullet)?.[0] ?? '-'
}
