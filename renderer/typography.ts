import { languages, type Locale } from './languages.ts'

const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'

/** cœur, sœur, œuvre, œuf, bœuf, nœud, vœu, mœurs, manœuvre, chœur, rancœur, œil, œillet. */
const OE_LIGATURE = /oe(?=u|il(?!\p{L})|ill)(?<=(?<!\p{L})(?:c|ch|s|ranc|b|n|v|m|man)?oe)/giu

/** The end of a word: `s’` is not seconds. */
const END = String.raw`(?![\p{L}\d’'])`
const NO_WORD_BEFORE = String.raw`(?<![\p{L}\d.])`

/** Unit symbols, which are the same in both languages (SI Brochure, 9th ed.). */
const UNITS = String.raw`%|€|\$|£|°C?|h|j|min|s|ms|km|m|cm|mm|kg|g|mg|µg|ml|mL|l|L|px|FCFA|XAF|CAD|EUR|USD`

/** `ISO 17100`, `TLS 1.2`, `WCAG 2.2`. */
const STANDARDS = 'ISO|IEC|CEI|NF|EN|TLS|SSL|WCAG|HTML|HTTP|RFC'
/** `n° 2024/017`, `No. 2024/017`. */
const NUMERO = String.raw`[nN]os?[°º.]|[nN][°º]`
/** `M. Dupont`, `Dr Roy`, `J. Roy`: a title or an initial stays with the name. */
const TITLES = String.raw`\p{Lu}\.|MM\.|M[rs]\.?|Mrs\.?|Mmes?|Mlles?|Dre?\.?|Prs?|Me`

/** The words that stay with numbers in a language. */
interface NumberWords {
  /** Units that follow a number, in addition to `UNITS`. */
  readonly units: string
  /** Words that a number follows: `page 30`, `article 6`, `Law 25`. */
  readonly numbered: string
  readonly months: string
  /** True if the day may follow its month: `March 12`. */
  readonly hasDaysAfterMonths: boolean
}

const numberWords = {
  fr: {
    units:
      'o|ko|Mo|Go|To|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|mots?|langues?|pages?|euros?|dollars?|francs?|millions?|milliards?|pixels?',
    numbered: String.raw`[Bb]ureau|[Pp]ages?|p\.|[Aa]rticles?|[Aa]rt\.|[Aa]linéas?|[Aa]nnexe|[Cc]hapitre|[Cc]lause|[ÉéEe]tape|[Ff]igure|[Ll]oi|[Nn]iveau|[Pp]aragraphe|[Pp]artie|[Ss]ection|[Tt]ableau|[Vv]ersion|[LRD]\.`,
    months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    hasDaysAfterMonths: false,
  },
  en: {
    units: String.raw`kB|MB|GB|TB|[ap]\.m\.|seconds?|minutes?|hours?|days?|weeks?|months?|years?|words?|languages?|pages?|euros?|dollars?|francs?|million|billion|pixels?`,
    numbered: String.raw`FCFA|[LRD]\.|[Pp]ages?|pp?\.|[Aa]rticles?|[Aa]rt\.|[Aa]nnex|[Aa]ppendix|[Bb]ill|[Cc]hapter|[Cc]lause|[Ff]igure|[Ll]aw|[Ll]evel|[Pp]aragraph|[Pp]art|[Ss]ection|[Ss]tep|[Ss]uite|[Tt]able|[Vv]ersion`,
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
    hasDaysAfterMonths: true,
  },
} satisfies Record<string, NumberWords>

/** Slugs, addresses and paths are not prose: a ligature in a slug would break the link. */
const NOT_PROSE = /^(?:[a-z0-9-]+|(?:\.{0,2}\/|https?:|mailto:|tel:)\S*)$/

/**
 * Typesets a plain text in a language.
 *
 * French: no-break spaces before `: ; ! ? » %`, after `«` and inside numbers, `’`, `…`, `œ`, « » for the quotes of
 * keyboards and of English (Lexique des règles typographiques en usage à l’Imprimerie nationale;
 * https://vitrinelinguistique.oqlf.gouv.qc.ca/ on spacing around punctuation, of which the site takes the thin space
 * before `; ! ?`). English: curly quotes and apostrophes, `…`, no spaces before `: ; ! ? %`. Both: a dash for a hyphen
 * between spaces, none before `, . )`, and no-break spaces between a number and what it counts or names. Any other
 * language: its own quotation marks, apostrophes, `…`. What is not prose stays as it is: `10:30`, `https://`, inches and
 * minutes as in `15"` and `5'`. So does a sign next to U+2060: « Prêt&NoBreak;? » gets no space. The result is idempotent.
 */
export function typeset(text: string, locale: Locale): string {
  return typesetParts([text], locale).join('')
}

/** Stands for inline content that is not text: code, a picture. */
export const OBJECT = '\ufffc'

/**
 * Typesets a text in several parts, such as bold words and links: as a whole, so that a quotation may start in one part
 * and end in another.
 *
 * @returns the same number of parts
 */
export function typesetParts(parts: readonly string[], locale: Locale): readonly string[] {
  const set = (rules[locale] ?? plainRules(locale)).reduce(applyRule, parts)
  // The result of one quote may determine that of another.
  return set !== parts && /["']/.test(set.join('')) ? typesetParts(set, locale) : set
}

/** A replacement in a text. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Finds the replacements in a text. */
type Rule = (text: string) => readonly Edit[]

/** Returns the parts of a text with the edits of a rule; one across two parts belongs to the first. */
function applyRule(parts: readonly string[], findEdits: Rule): readonly string[] {
  const text = parts.join('')
  const edits = findEdits(text)
  if (edits.length === 0) return parts
  const units = text.split('')
  for (const { start, end, text: replacement } of edits) {
    units.fill('', start, end)
    units[start] = replacement
  }
  let end = 0
  return parts.map((part) => units.slice(end, (end += part.length)).join(''))
}

/** @param pattern matches the text to replace, and begins with it; its context is only in lookarounds */
function replace(pattern: RegExp, replacement: string | ((found: string) => string)): Rule {
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: found, index: start }) => ({
      start,
      end: start + found.length,
      text: typeof replacement === 'string' ? replacement : replacement(found),
    }))
}

const ELLIPSIS = replace(/\.\.\./g, '…')
/**
 * Characters that stand for an apostrophe: `l´œuvre`. `ʼ` does where French elides and English contracts: elsewhere it is a
 * letter, as in « Feʼfeʼ », a language of Cameroon.
 */
export const APOSTROPHE_ALIKE =
  /[´‘](?<=\p{L}.)(?=\p{L})|ʼ(?=\p{L})(?:(?<=(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|aujourd)ʼ)|(?=(?:[dmst]|ll|re|ve)(?!\p{L})))/giu
/** `l'œuvre`, `the clients' files`; also after inline code. */
const APOSTROPHE = replace(/'(?<=[\p{L}\ufffc]')/gu, '’')
/** `'90s`, `'98`. */
const YEAR = replace(/'(?<![\p{L}\d'’]')(?=\d\d(?:s(?!\p{L})|(?![\p{L}\d'"’”])))/gu, '’')

/** A space before a comma or a full stop, and inside brackets. */
const STRAY_SPACE = replace(
  /[ \u00a0\u202f]{1,9}(?=[,.](?![\p{L}\p{N}.,]))(?<=[\p{L}\p{N})»”…\ufffc][ \u00a0\u202f]{1,9})|(?<=\()[ \u00a0]{1,9}(?=\S)|[ \u00a0]{1,9}(?=\))(?<=\S[ \u00a0]{1,9})/gu,
  '',
)
/** A hyphen between words, and two before what someone says; between numbers, it is a minus or a range. */
const DASH = replace(/ --? (?=[^\s\d–—-])(?<=[^\s\d(–—-] --? )|(?<=^|\n)--(?= \S)/g, (found) =>
  found.startsWith(' ') ? ' – ' : '–',
)

/** The rules of a language for quotes, spaces and ligatures; others have none. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    ELLIPSIS,
    YEAR,
    quotes(['«', '»'], ['“', '”'], NO_BREAK_SPACE),
    singleQuotes('“', '”'),
    foreignQuotes('“', `«${NO_BREAK_SPACE}`, `${NO_BREAK_SPACE}»`),
    APOSTROPHE,
    replace(APOSTROPHE_ALIKE, '’'),
    STRAY_SPACE,
    DASH,
    replace(/«(?=[^\s»)\u2060])/g, `«${NO_BREAK_SPACE}`),
    replace(/»(?<=[^\s«(\u2060]»)/g, `${NO_BREAK_SPACE}»`),
    replace(/[ \u00a0](?=[;!?])/g, NARROW_NO_BREAK_SPACE),
    replace(
      // Not in `&nbsp;`, which is written so in the source of Markdown.
      /[!?;]{1,9}(?![\p{L}\p{N}=/!?;])(?<=[\p{L}\p{N})}»”"%€$…\ufffc][!?;]{1,9})(?<!&#?\w{2,10};[!?;]{0,9})/gu,
      (signs) => NARROW_NO_BREAK_SPACE + signs,
    ),
    replace(/ (?=[:»])|(?<=«) /g, NO_BREAK_SPACE),
    replace(
      /:(?=\s|$)(?<=[\p{L}\p{N})}»”"%€$…\ufffc]:)|[%€£$](?![\p{L}\d])(?<=\d.)(?<!\^\d{1,9}.)/gu,
      (sign) => NO_BREAK_SPACE + sign,
    ),
    // Phone numbers are excluded, because their spaces are copied.
    replace(
      / (?=\d{3}(?: \d{3})*(?!\d|-\d{4}(?!\d)))(?<=(?<![\d,.+]|\+\d )\d{1,3}(?: \d{3})* )/g,
      NARROW_NO_BREAK_SPACE,
    ),
    keptSpaces(numberWords.fr),
    replace(OE_LIGATURE, (letters) => (letters.startsWith('O') ? 'Œ' : 'œ')),
  ],
  en: [
    ELLIPSIS,
    YEAR,
    quotes(['“', '”'], ['‘', '’']),
    foreignQuotes('«', '“', '”'),
    APOSTROPHE,
    replace(APOSTROPHE_ALIKE, '’'),
    STRAY_SPACE,
    DASH,
    replace(
      // Except for `:)`, and for ratios: `1 : 50,000`.
      /[ \u00a0\u202f]{1,9}(?:(?=[:;!?]{1,9}(?:[\s)”"]|$))(?![:;]\)|(?<=\d[ \u00a0]): \d)(?<=[\p{L}\p{N})”"…\ufffc][ \u00a0\u202f]{1,9})|(?=%)(?<=\d[ \u00a0\u202f]{1,9}))/gu,
      '',
    ),
    replace(/'(?<=\d')(?=\p{L})/gu, '’'),
    replace(/'(?<=(?:^|[\s([{“—–/])')(?=\S)/g, '‘'),
    replace(/'(?<=‘[^‘\n]{0,300}\S')/g, '’'),
    replace(/(?<=\d) h (?=\d)/g, `${NO_BREAK_SPACE}h${NO_BREAK_SPACE}`),
    keptSpaces(numberWords.en),
  ],
}

/**
 * Returns the rule for spaces without a line break: one pattern, which is faster than several. `{{count}}` becomes a number.
 * Hyphens are handled in finished pages: renderer/keepTogether.ts.
 */
function keptSpaces({ units, numbered, months, hasDaysAfterMonths }: NumberWords): Rule {
  const namesOfNumbers = [numbered, STANDARDS, NUMERO, '§'].join('|')
  const places = [
    // Before a number: its noun; « 70 h 40 »; « 2 sur 4 ».
    String.raw`(?=\d|\{\{)(?:(?<=${NO_WORD_BEFORE}(?:${namesOfNumbers}) )|(?<=\d[ \u00a0]h )|(?<=(?:\d|\}\})[ \u00a0](?:sur|of) ))`,
    // After a number: its unit, and its month.
    String.raw`(?<=(?:\d|\}\}) )(?=(?:${UNITS}|${units})${END})`,
    String.raw`(?<=(?<!\d)(?:\d{1,2}|1er) )(?=(?:${months})${END})`,
    // After a number of up to three digits that names nothing: the word that it counts.
    String.raw`(?<=${NO_WORD_BEFORE}(?<!(?:${namesOfNumbers})[ \u00a0])\d{1,3} )(?=\p{Ll}{3,12}${END})`,
    ...(hasDaysAfterMonths ? [String.raw`(?=\d{1,2}(?!\d))(?<=${NO_WORD_BEFORE}(?:${months}) )`] : []),
    // Before a name, and before what begins like one.
    String.raw`(?=\p{Lu})(?:(?<=${NO_WORD_BEFORE}(?:${TITLES}) )(?=\p{Lu}\p{Ll})|(?<=${NO_WORD_BEFORE}(?:${NUMERO}) )|(?<=\$ )(?=(?:CA|US)(?!\p{L})))`,
    // An arrow stays with the word before it.
    '(?=[→↗])',
  ]
  return replace(new RegExp(` (?:${places.join('|')})`, 'gu'), NO_BREAK_SPACE)
}

function plainRules(locale: Locale): Rule[] {
  return [ELLIPSIS, YEAR, quotes(languages[locale].quotes, ['‘', '’']), APOSTROPHE]
}

type Marks = readonly [open: string, close: string]

/**
 * Pairs straight quotes: those of a quotation, and those of a nested one.
 *
 * After a number, an unpaired one means inches; any other unpaired one is unchanged.
 *
 * @param space the space inside the outer marks, if there is none yet
 */
function quotes(outer: Marks, inner: Marks, space = ''): Rule {
  return (text) => {
    const edits: Edit[] = []
    /** The quotations that are open. */
    let open: number[] = []
    let last = 0
    for (let place = text.indexOf('"'); place >= 0; place = text.indexOf('"', place + 1)) {
      // A quotation ends with its paragraph at the latest.
      if (/\n[ \t]*\n/.test(text.slice(last, place))) open = []
      last = place
      if (opensQuotation(text, place, open.length > 0)) {
        open.push(place)
        continue
      }
      const start = open.pop()
      if (start === undefined) continue
      const [opening, closing] = open.length === 0 ? outer : inner
      const within = open.length === 0 ? space : ''
      const after = /\s/.test(text[start + 1] ?? '') ? '' : within
      const before = /\s/.test(text[place - 1] ?? '') ? '' : within
      edits.push(
        { start, end: start + 1, text: opening + after },
        { start: place, end: place + 1, text: before + closing },
      )
    }
    return edits.toSorted((a, b) => a.start - b.start)
  }
}

function opensQuotation(text: string, place: number, isInside: boolean): boolean {
  const before = text[place - 1] ?? ' '
  const after = text[place + 1] ?? ' '
  const isApart = /[\s([{«“‘'’"—–/-]/.test(before)
  if (/\s/.test(after)) return !isInside && /\s/.test(before) && text.includes('"', place + 1)
  if (/[,.;:!?…)\]}»”]/.test(after)) return false
  return isApart || (!isInside && !/\d/.test(before))
}

/** The opening mark of each closing one. */
const OPENING: Readonly<Record<string, string>> = { '»': '«', '”': '“' }

/**
 * Replaces the marks of a quotation that are another language's. Within another quotation, « “mot” », they are right; where
 * some mark has no other half, all stay as they are.
 */
function foreignQuotes(mark: string, opening: string, closing: string): Rule {
  return (text) => {
    const edits: Edit[] = []
    const open: number[] = []
    for (const { 0: sign, index: end } of text.matchAll(/[«»“”]/g)) {
      if (OPENING[sign] === undefined) {
        open.push(end)
        continue
      }
      const start = open.pop()
      if (start === undefined || text[start] !== OPENING[sign]) return []
      if (open.length > 0 || text[start] !== mark) continue
      const words = text.slice(start + 1, end)
      const before = words.length - words.trimStart().length
      const after = words.trim() === '' ? 0 : words.length - words.trimEnd().length
      edits.push({ start, end: start + 1 + before, text: opening }, { start: end - after, end: end + 1, text: closing })
    }
    return open.length === 0 ? edits : []
  }
}

/** `'mot'` in single quotes; apostrophes between two letters are not quotes. */
function singleQuotes(opening: string, closing: string): Rule {
  const pattern = /'(?<![\p{L}\d\ufffc’']')(?=[^\s'])(?:[^'"\n]|(?<=\p{L})'(?=\p{L})){1,300}?(?<=\S)'(?![\p{L}\d])/gu
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: { length }, index }) => [
      { start: index, end: index + 1, text: opening },
      { start: index + length - 1, end: index + length, text: closing },
    ])
}

/** Typesets every text of a JSON value (a file of strings, front matter), keeping its shape. */
export function typesetAll<Value>(value: Value, locale: Locale): Value {
  // The shape is kept key by key, so the result has the type of the input.
  return mapTexts(value, (text) => (NOT_PROSE.test(text) ? text : typeset(text, locale))) as Value
}

/** Returns a value of the same shape with each text in it changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
  }
  return value
}
