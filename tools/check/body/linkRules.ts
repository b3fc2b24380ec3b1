import { toString as textOf } from 'mdast-util-to-string'
import type { Locale } from '../../../renderer/languages.ts'
import { addressesIn } from '../../content/body/links.ts'
import { error, warning } from '../../content/body/rule.ts'
import { shorten } from '../../content/diagnostics.ts'

/** Local hosts, which need no certificate. */
const OF_THIS_MACHINE = /^http:\/\/(?:localhost|127\.|\[::1\])/i

/** Link texts that mean nothing out of context. https://www.w3.org/WAI/WCAG22/Techniques/failures/F84 */
const VAGUE: Readonly<Partial<Record<Locale, RegExp>>> = {
  fr: /^(?:(?:cliquez|cliquer) (?:ici|sur ce lien)|ici|là|ce lien|cette page|page|plus|(?:en )?(?:savoir|lire|voir) plus|plus d[’']infos?(?:rmations?)?|(?:lire |voir )?la suite|suite|voir|lire)$/i,
  en: /^(?:click(?: on)? (?:here|this link)|here|this|this link|this page|page|more|(?:read|learn|see|find out|show) more|more info(?:rmation)?|details|read|see|continue reading)$/i,
}

/** Rules for the texts of links, and for their encryption. */
export const linkRules = [
  /** A link has a text. Wrong: `[](/contact)`. */
  error('link-empty', ({ all }, report) => {
    for (const node of all('link')) if (textOf(node).trim() === '') report(node)
  }),

  /** The text of a link describes its target. Wrong: `[ici](/contact)`. */
  warning('link-vague', ({ all, locale }, report) => {
    for (const node of all('link')) {
      const text = textOf(node).trim()
      const words = text.replace(/[\s.…:!»>→]+$/u, '').replace(/^[\s«>→]+/u, '')
      if (VAGUE[locale]?.test(words)) report(node, { text: shorten(text) })
    }
  }),

  /** The text of a link can be read aloud. Wrong: `www.example.org` in the text. */
  warning('link-bare', ({ all }, report) => {
    for (const node of all('link')) {
      if (!/^(?:https?:\/\/|www\.)\S+$/i.test(textOf(node).trim())) continue
      report(node, { url: shorten(node.url.replace(/^http:/i, 'https:')) })
    }
  }),

  /** A link uses https. Wrong: `http://example.org`. */
  warning('link-insecure', (body, report) => {
    for (const { url, written } of addressesIn(body)) {
      if (!written || !/^http:/i.test(url) || OF_THIS_MACHINE.test(url)) continue
      const instead = url.replace(/^http:/i, 'https:')
      report({ ...written, text: instead }, { instead: shorten(instead) })
    }
  }),
]
