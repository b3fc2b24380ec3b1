import { toString as textOf } from 'mdast-util-to-string'
import type { Locale } from '../../../renderer/languages.ts'
import { type Finding, matchesOf, type Rule } from '../../content/body/rule.ts'
import { shorten } from '../../content/diagnostics.ts'

/** The start of a link's or picture's address. */
const ADDRESS = String.raw`(?:https?:|mailto:|tel:|\/|#|\.\.?\/)`

/** Marks that a space keeps from being read: of links, footnotes and their texts, bold and italics. */
const SPACED = [
  String.raw`\[[^\[\]\n]+\][ \u00a0\u202f]+\(${ADDRESS}[^()\n]*\)`,
  String.raw`(?<=^[ \t]*)\[[^\]\n]+\][ \u00a0\u202f]+:`,
  String.raw`(?<mark>\*\*|__|~~)(?=[ \u00a0]|(?:(?!\k<mark>).)*[ \u00a0]\k<mark>)(?:(?!\k<mark>).)*[^\s*_~](?:(?!\k<mark>).)*\k<mark>`,
  String.raw`(?<![*\w])(?<sign>[*_])(?!\k<sign>|\s)(?:(?!\k<sign>).)*[ \u00a0]\k<sign>(?!\k<sign>|(?<=_)\w)`,
]

/** Links and pictures with a space in the address, without an end, or with their marks exchanged. */
const UNREAD = [
  String.raw`!?\[[^\[\]]*\]\([^\n()]*\S[^\n()]*(?:\([^\n()]*\)[^\n()]*)*\)`,
  String.raw`\[[^\[\]\n]*\]\(${ADDRESS}[^()\n]*$`,
  String.raw`\([^()\n]+\)\[${ADDRESS}[^\[\]\n]*\]`,
]

/**
 * Links and other marks are read as such. Wrong: `[un](/contact`, `(un)[/contact]`, `[un] (/contact)`, `** gras **`,
 * `[^1] : Une note`.
 */
export const linkUnread: Rule = (body) => {
  const find = (name: 'link-unread' | 'link-unread_spaced', patterns: readonly string[]) =>
    matchesOf(body, new RegExp(patterns.join('|'), 'gm')).map(({ mark, at }): Finding => ({
      name,
      at,
      values: { mark },
    }))
  return [...find('link-unread_spaced', SPACED), ...find('link-unread', UNREAD)]
}

/** Link texts that mean nothing out of context. https://www.w3.org/WAI/WCAG22/Techniques/failures/F84 */
const VAGUE: Readonly<Partial<Record<Locale, RegExp>>> = {
  fr: /^(?:(?:cliquez|cliquer) (?:ici|sur ce lien)|ici|là|ce lien|cette page|page|plus|(?:en )?(?:savoir|lire|voir) plus|plus d[’']infos?(?:rmations?)?|(?:lire |voir )?la suite|suite|voir|lire)$/i,
  en: /^(?:click(?: on)? (?:here|this link)|here|this|this link|this page|page|more|(?:read|learn|see|find out|show) more|more info(?:rmation)?|details|read|see|continue reading)$/i,
}

/** The text of a link describes its target. Wrong: `[ici](/contact)`. */
export const linkVague: Rule = ({ all, locale }) =>
  all('link').flatMap((node): Finding[] => {
    const text = textOf(node).trim()
    const words = text.replaceAll(/^[\s«>→]+|[\s.…:!»>→]+$/gu, '')
    return VAGUE[locale]?.test(words) ? [{ name: 'link-vague', at: node, values: { text: shorten(text) } }] : []
  })

/** The text of a link can be read aloud. Wrong: `www.example.org` in the text. */
export const linkBare: Rule = ({ all }) =>
  all('link')
    .filter((node) => /^(?:https?:\/\/|www\.)\S+$/i.test(textOf(node).trim()))
    .map((node) => ({ name: 'link-bare', at: node, values: { url: shorten(node.url) } }))
