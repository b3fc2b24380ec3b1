import { languages, type Locale } from './languages.ts'

const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'

/** cœur, sœur, œuvre, œuf, bœuf, nœud, vœu, mœurs, manœuvre, chœur, rancœur, œil, œillet. */
const OE_LIGATURE = /(?<!\p{L})(c|ch|s|ranc|b|n|v|m|man|)(oe)(?=u|il(?!\p{L})|ill)/giu

/** The second space of `70 h 40`. */
const TIME_OF_HOURS = /(?<=\d[ \u00a0]h) (?=\d)/g

/** The space of `ISO 17100`. */
const STANDARD = /(?<=\bISO) (?=\d)/g

/** Slugs, addresses and paths are not prose: a ligature in a slug would be a dead link. */
const NOT_PROSE = /^(?:[a-z0-9-]+|(?:\.{0,2}\/|https?:|mailto:|tel:)\S*)$/

/**
 * Sets a plain text the way its language is printed.
 *
 * French: no-break spaces before `: ; ! ? »`, after `«` and inside numbers, `’`, `…`, `œ`, « » for straight quotes
 * (Lexique des règles typographiques en usage à l’Imprimerie nationale;
 * https://vitrinelinguistique.oqlf.gouv.qc.ca/ on spacing around punctuation).
 * English: curly quotes and apostrophes, `…`. Any other language: its own quotation marks, apostrophes, `…`.
 * Only spaces that the writer typed become no-break spaces, so that `10:30` and `https://` stay what they are. Applying
 * it twice changes nothing.
 */
export function typeset(text: string, locale: Locale): string {
  return (rules[locale] ?? typesetPlainly)(text, locale)
}

/** What a language does with spaces and ligatures; one that is not here has none of its own. */
const rules: Readonly<Record<string, (text: string) => string>> = { fr: typesetFrench, en: typesetEnglish }

function typesetPlainly(text: string, locale: Locale): string {
  const [open, close] = languages[locale].quotes
  return text
    .replaceAll('...', '…')
    .replace(/"([^"\n]+)"/g, `${open}$1${close}`)
    .replace(/(?<=\p{L})'/gu, '’')
}

function typesetFrench(text: string): string {
  return text
    .replaceAll('...', '…')
    .replace(/(?<=\p{L})'/gu, '’')
    .replace(/"([^"\n]+)"/g, '« $1 »')
    .replace(/[ \u00a0](?=[;!?])/g, NARROW_NO_BREAK_SPACE)
    .replace(/ (?=[:»])/g, NO_BREAK_SPACE)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/(?<![\d,.])\d{1,3}(?: \d{3})+(?!\d)/g, (number) => number.replaceAll(' ', NARROW_NO_BREAK_SPACE))
    .replace(/(?<=\d) (?=(?:%|€|\$|h|Mo|ko|min|FCFA|heures?|jours?|ans?|mots?|pages?)(?![\p{L}\d]))/gu, NO_BREAK_SPACE)
    .replace(TIME_OF_HOURS, NO_BREAK_SPACE)
    .replace(STANDARD, NO_BREAK_SPACE)
    .replace(OE_LIGATURE, (_, before: string, letters: string) => `${before}${letters.startsWith('O') ? 'Œ' : 'œ'}`)
}

function typesetEnglish(text: string): string {
  return text
    .replaceAll('...', '…')
    .replace(/"([^"\n]+)"/g, '“$1”')
    .replace(/(?<=[\p{L}\d])'/gu, '’')
    .replace(/(^|[\s(])'(?=\S)/g, '$1‘')
    .replace(/(?<=\d) h (?=\d)/g, `${NO_BREAK_SPACE}h${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) (?=(?:hours?|min|days?|years?|words?|pages?|MB)\b)/g, NO_BREAK_SPACE)
    .replace(STANDARD, NO_BREAK_SPACE)
}

/** Typesets every text of a JSON value (a file of strings, a frontmatter); its shape stays. */
export function typesetAll<Value>(value: Value, locale: Locale): Value {
  // The shape is kept key by key, so the result has the type of what came in.
  return mapTexts(value, (text) => typeset(text, locale)) as Value
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return NOT_PROSE.test(value) ? value : change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
  }
  return value
}
