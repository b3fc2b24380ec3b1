import { HTMLElement, type Node, TextNode } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { isLocale, type Locale } from '../../renderer/languages.ts'
import { type Dictionary, loadDictionary } from '../../tools/check/spelling/dictionary.ts'
import { type BuiltPage, failuresOf, pages } from './site.ts'

/** What no line of text goes through. */
const BLOCK =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|BR|BUTTON|D[DLT]|DIV|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|LABEL|LI|MAIN|NAV|[OU]L|OPTION|P|SECTION|SUMMARY|TABLE|T[DHR]|TBODY|THEAD)$/
const NO_PROSE = /^(?:CODE|PRE|SCRIPT|STYLE|SVG|TEXTAREA|TIME)$/
/** What has no hyphens kept: it is made anew in the browser, or its pieces would stand apart. */
const NO_HYPHENS = /^(?:BUTTON|DIV|LABEL|SUMMARY)$/

interface Line {
  text: string
  readonly locale: Locale | undefined
  readonly hasHyphensKept: boolean
}

/** The lines of a page, as a browser may break them: what is kept together has no-break spaces and hyphens. */
function linesOf({ document, locale }: BuiltPage): Line[] {
  const lines: Line[] = []
  const begin = (state: Omit<Line, 'text'>) => lines.push({ text: '', ...state })
  const read = (node: Node, state: Omit<Line, 'text'>, isKept: boolean): void => {
    const line = lines.at(-1)
    if (node instanceof TextNode) {
      if (line) line.text += isKept ? node.text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011') : node.text
      return
    }
    if (!(node instanceof HTMLElement)) return
    if (NO_PROSE.test(node.tagName)) {
      if (line) line.text += '\ufffc'
      return
    }
    const lang = node.getAttribute('lang')?.slice(0, 2)
    const isApart = node.hasAttribute('data-island') || node.hasAttribute('data-variant')
    const inner = {
      locale: lang === undefined ? state.locale : isLocale(lang) ? lang : undefined,
      hasHyphensKept: state.hasHyphensKept && !isApart,
    }
    const isBlock = BLOCK.test(node.tagName) || isApart || inner.locale !== state.locale
    const own = { ...inner, hasHyphensKept: inner.hasHyphensKept && !NO_HYPHENS.test(node.tagName) }
    if (isBlock) begin(own)
    for (const child of node.childNodes) {
      if (node.tagName === 'SUP') {
        if (line) line.text += '^'
      }
      read(child, inner, isKept || node.classList.contains('kept'))
      // What comes after a block within this one is of this one again.
      if (isBlock) begin(own)
      else if (child instanceof HTMLElement && BLOCK.test(child.tagName)) begin(inner)
    }
  }
  const body = document.querySelector('body')
  if (body) read(body, { locale: locale ?? undefined, hasHyphensKept: true }, false)
  return lines
}

const MONTHS = {
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
}
const WRONG_SPACE =
  /(?:\d (?:[mk]?g|mg|km|[kMG][oB]|min|h|px|%|€|\$|mois|jours?|heures?|mots?|hours?|days?|words?|years?|months?)|[nN]° \d.|No\. \d|(?:[Pp]age|[Aa]rticle|ISO|TLS|WCAG) \d.*?|M\. \p{Lu}\p{Ll}+|Mme \p{Lu}\p{Ll}+|\d j\/7|\$ CA|\+\d+ \d+|\S+ →)(?![\p{L}\d])/gu
/** Of one language alone: “€50 an hour” is English. */
const WRONG_IN: Readonly<Record<string, RegExp>> = {
  fr: new RegExp(`(?:\\b\\d{1,2}|1er) (?:${MONTHS.fr})|\\d ans?(?!\\p{L})`, 'gu'),
  en: new RegExp(`\\b\\d{1,2} (?:${MONTHS.en})\\b|(?:${MONTHS.en}) \\d{1,2}\\b`, 'g'),
}
const WRONG_HYPHEN =
  /\p{L}+-(?:t-)?(?:nous|vous|ils?|elles?|on|les?|la|moi|toi|lui|leur|en|y|je)(?![\p{L}-])|Belhadj-Roy|[A-Z]{2,5}-\d+|555-01\d\d/gu

const lines = new Map(pages.map((page) => [page, linesOf(page)]))
const linesIn = (page: BuiltPage) => lines.get(page) ?? []
const find = (text: string, pattern: RegExp | undefined) => (pattern ? (text.match(pattern) ?? []) : [])

test('the pages have lines', () => {
  expect(pages.filter((page) => linesIn(page).length < 20).map(({ address }) => address)).toEqual([])
})

test('a number stays with what it counts or names, a name with its title, an arrow with its word', () => {
  expect(
    failuresOf(pages, (page) =>
      linesIn(page).flatMap(({ text, locale }) =>
        locale ? [...find(text, WRONG_SPACE), ...find(text, WRONG_IN[locale])] : [],
      ),
    ),
  ).toEqual([])
})

test('lines are not broken at the hyphens of « dites-nous », of names, codes and telephone numbers', () => {
  expect(
    failuresOf(pages, (page) =>
      linesIn(page).flatMap(({ text, locale, hasHyphensKept }) =>
        locale && hasHyphensKept ? find(text, WRONG_HYPHEN) : [],
      ),
    ),
  ).toEqual([])
})

test('« 1er » is raised', () => {
  expect(
    failuresOf(pages, (page) => linesIn(page).flatMap(({ text }) => find(text, /(?<![\d.,])1(?:er|re)\b/g))),
  ).toEqual([])
})

let dictionaries: Readonly<Record<Locale, Dictionary>>

// Loading them takes seconds, and no test is to wait for it.
beforeAll(async () => {
  dictionaries = { fr: await loadDictionary('fr'), en: await loadDictionary('en') }
}, 60_000)

test('italics of the other language say so', () => {
  const has = (locale: Locale, word: string) =>
    [word, word.toLowerCase(), word.replace(/^\p{L}+’/u, '')].some((form) => dictionaries[locale].has(form))
  expect(
    failuresOf(pages, ({ document, locale }) =>
      document
        .querySelectorAll('i, em')
        .filter((element) => {
          const closest = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? locale
          if (!isLocale(closest) || (element.tagName === 'I' && element.hasAttribute('lang'))) return false
          const words = element.textContent.replaceAll('\u00a0', ' ').match(/\p{L}[\p{L}’-]+/gu) ?? []
          const other = closest === 'fr' ? 'en' : 'fr'
          return words.length > 0 && words.every((word) => !has(closest, word) && has(other, word))
        })
        .map((element) => element.outerHTML),
    ),
  ).toEqual([])
})
