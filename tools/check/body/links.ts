import { toString as textOf } from 'mdast-util-to-string'
import type { Locale } from '../../../renderer/languages.ts'
import { type Finding, matchesOf, type Rule } from '../../content/body/rule.ts'
import { shorten } from '../../content/diagnostics.ts'
import { endOf, startOf } from '../../content/locate.ts'

/** The start of a link's or picture's address. */
const ADDRESS = String.raw`(?:https?:|mailto:|tel:|\/|#|\.\.?\/)`
const SPACE = String.raw`[ \u00a0\u202f]`

/** Links and pictures with a space in the address, without an end, or with their marks exchanged. */
const UNREAD = [
  /!?\[[^[\]]*\]\([^\n()]*\S[^\n()]*(?:\([^\n()]*\)[^\n()]*)*\)/g,
  new RegExp(String.raw`\[[^\[\]\n]*\]\(${ADDRESS}[^()\n]*$`, 'gm'),
  new RegExp(String.raw`\([^()\n]+\)\[${ADDRESS}[^\[\]\n]*\]`, 'g'),
]

/** Marks that a space keeps from being read: of links, footnotes and their texts, bold and italics. */
const SPACED = [
  new RegExp(String.raw`\[[^\[\]\n]+\]${SPACE}+\(${ADDRESS}[^()\n]*\)`, 'g'),
  new RegExp(String.raw`(?<=^[ \t]*)(?:\[\^[^\]\n]+\]${SPACE}+:|\[[^\]\n]+\]${SPACE}+:(?=[ \t]+${ADDRESS}))`, 'gm'),
  /\[\^[^\]\n]*[^\]\s][ \t\u00a0\u202f]+[^\]\s][^\]\n]*\]/g,
  /\*\*(?=[ \u00a0]|[^*\n]*[ \u00a0]\*\*)[^*\n]*[^*\s][^*\n]*\*\*/g,
  /__(?=[ \u00a0]|[^_\n]*[ \u00a0]__)[^_\n]*[^_\s][^_\n]*__/g,
  /~~(?=[ \u00a0]|[^~\n]*[ \u00a0]~~)[^~\n]*[^~\s][^~\n]*~~/g,
  /(?<![*\w])\*[^\s*\n][^*\n]*?[ \u00a0]+\*(?!\*)/g,
  /(?<![\w_])_[^\s_\n][^_\n]*?[ \u00a0]+_(?![\w_])/g,
]

/**
 * Links and other marks are read as such. Wrong: `[un](/contact`, `(un)[/contact]`, `[un] (/contact)`, `** gras **`,
 * `[^1] : Une note`, `## Un titre [#id]`.
 */
export const linkUnread: Rule = (body) => [
  ...SPACED.flatMap((pattern) => matchesOf(body, pattern)).map(({ mark, at }): Finding => ({
    name: 'link-unread_spaced',
    at,
    values: { mark },
  })),
  ...UNREAD.flatMap((pattern) => matchesOf(body, pattern)).map(({ mark, at }): Finding => ({
    name: 'link-unread',
    at,
    values: { mark },
  })),
  ...spacedNames(body),
  ...body.all('heading').flatMap((node): Finding[] => {
    const [mark] = /\[#[\w-]+\]$/.exec(textOf(node).trim()) ?? []
    const to = endOf(node)
    return mark ? [{ name: 'link-unread_id', at: { from: to - mark.length, to }, values: { mark } }] : []
  }),
]

/** Returns footnotes with a space in their name whose text is a single word, which the parser takes for an address. */
const spacedNames: Rule = ({ all, source }) =>
  [...all('linkReference'), ...all('definition')].flatMap((node): Finding[] => {
    const from = startOf(node)
    const [mark] = /^\[\^[^\]\n]*\]/.exec(source.slice(from, endOf(node))) ?? []
    return mark ? [{ name: 'link-unread_spaced', at: { from, to: from + mark.length }, values: { mark } }] : []
  })

/** Link texts that mean nothing out of context. https://www.w3.org/WAI/WCAG22/Techniques/failures/F84 */
const VAGUE: Readonly<Partial<Record<Locale, RegExp>>> = {
  fr: /^(?:(?:cliquez|cliquer) (?:ici|sur ce lien)|ici|là|ce lien|cette page|page|plus|(?:en )?(?:savoir|lire|voir) plus|plus d[’']infos?(?:rmations?)?|(?:lire |voir )?la suite|suite|voir|lire)$/i,
  en: /^(?:click(?: on)? (?:here|this link)|here|this|this link|this page|page|more|(?:read|learn|see|find out|show) more|more info(?:rmation)?|details|read|see|continue reading)$/i,
}

/** The text of a link describes its target. Wrong: `[ici](/contact)`. */
export const linkVague: Rule = ({ all, locale }) =>
  all('link').flatMap((node): Finding[] => {
    const text = textOf(node).trim()
    const words = text.replace(/[\s.…:!»>→]+$/u, '').replace(/^[\s«>→]+/u, '')
    return VAGUE[locale]?.test(words) ? [{ name: 'link-vague', at: node, values: { text: shorten(text) } }] : []
  })

/** The text of a link can be read aloud. Wrong: `www.example.org` in the text. */
export const linkBare: Rule = ({ all }) =>
  all('link')
    .filter((node) => /^(?:https?:\/\/|www\.)\S+$/i.test(textOf(node).trim()))
    .map((node) => ({ name: 'link-bare', at: node, values: { url: shorten(node.url) } }))
