import type { Edit, Rule } from './rule.ts'
import { shorten } from '../shorten.ts'

interface Bullet {
  /** What is in front of the words where it begins a line. */
  readonly pattern: RegExp
  /** What to write in place of that. */
  readonly wanted: (bullet: string) => string
  /** One line alone is all right; several may be a list, or a dialogue. */
  readonly isOfDialogues?: boolean
}

const BULLETS: readonly Bullet[] = [
  { pattern: /[•·◦▪▫●○■□‣⁃∙➢➤►▶][ \t\u00a0\u2000-\u200a\u202f]*(?=\S)/g, wanted: () => '- ' },
  { pattern: /[–—][ \t\u00a0\u2000-\u200a\u202f]+(?=\S)/g, wanted: () => '- ', isOfDialogues: true },
  { pattern: /-[\u00a0\u2000-\u200a\u202f]*(?=[\p{L}[«“])/gu, wanted: () => '- ' },
  {
    pattern: /\d{1,3}[.)][\u00a0\u2000-\u200a\u202f]*(?=[\p{L}«“])/gu,
    wanted: (bullet) => `${bullet.replace(/[^\d.)]+$/, '')} `,
  },
]

/**
 * Lists that are none, for what begins their lines. Several lines would be run together; one alone may be meant.
 */
export const runTogetherLists: Rule = ({ literal, source, report }) => ({
  leave: () => {
    for (const { pattern, wanted, isOfDialogues = false } of BULLETS) {
      for (const found of paragraphsWith(pattern, literal)) {
        const [first] = found
        if (!first || (isOfDialogues && found.length < 2)) continue
        const write = wanted(first.bullet)
        const shown = shorten(first.bullet)
        const edits: Edit[] = found.map(({ from, bullet }) => ({
          from,
          to: from + bullet.length,
          text: wanted(bullet),
        }))
        report(
          first.from,
          found.length > 1
            ? `${found.length} lines begin with "${shown}", which makes no list: they would be run together. Write "${write}" with a space before each${isOfDialogues ? ', or for a dialogue leave an empty line between them' : ''}`
            : `"${shown}" makes no list, and is shown as it is. Write "${write}" for an item of a list${escapeOf(shown)}`,
          {
            ...(found.length === 1 && { severity: 'warning' }),
            // Only a list that begins with 1 may begin within a paragraph: https://spec.commonmark.org/0.31.2/#lists
            edits:
              !isOfDialogues && (write === '- ' || write.startsWith('1') || beginsParagraph(first.from, source))
                ? edits
                : [],
          },
        )
      }
    }
  },
})

interface FoundBullet {
  readonly from: number
  readonly bullet: string
}

/** Lines that match, those of one paragraph together. */
function paragraphsWith(pattern: RegExp, literal: string): FoundBullet[][] {
  const groups: FoundBullet[][] = []
  let end = -1
  for (const { 0: bullet, index: from } of literal.matchAll(pattern)) {
    if (!beginsLine(from, literal)) continue
    const isNext = end >= 0 && !/\n[ \t]*\n/.test(literal.slice(end, from))
    const group = isNext ? groups.at(-1) : undefined
    if (group) group.push({ from, bullet })
    else groups.push([{ from, bullet }])
    end = from
  }
  return groups
}

function beginsLine(offset: number, literal: string): boolean {
  let before = offset - 1
  while (literal[before] === ' ' || literal[before] === '\t') before -= 1
  return before < 0 || literal[before] === '\n'
}

/** How to write what was typed for itself. */
function escapeOf(bullet: string): string {
  const [, number = '', sign = ''] = /^(\d*)([-.)])$/.exec(bullet) ?? []
  return sign === '' ? '' : `, or ${number}\\${sign} for the sign`
}

function beginsParagraph(offset: number, source: string): boolean {
  return /\n[ \t>]*\n[ \t>]*$/.test(source.slice(Math.max(0, offset - 200), offset))
}
