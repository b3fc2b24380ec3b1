import { CSS_AT_RULES, CSS_FUNCTIONS } from './svgVocabulary.ts'

/** What CSS must not hold in a picture, and where. */
export interface UnsafeStyle {
  readonly what: 'elsewhere' | 'animation' | 'font' | 'backslash' | 'unended'
  /** From the start of the style. */
  readonly offset: number
}

/** An element that CSS draws others with: its `url(#…)`. */
export interface StyleReference {
  /** What stands before the rule's brace; undefined in an attribute. */
  readonly selector: string | undefined
  /** `fill`, `clip-path`…; undefined where an attribute is named so. */
  readonly property: string | undefined
  /** The id, without `#`. */
  readonly id: string
}

/**
 * The tokens of CSS that matter here: https://www.w3.org/TR/css-syntax-3/#tokenization
 *
 * A text or a comment that does not end is no token of these, and a backslash is one of its own: neither is let pass, so
 * that nothing has to be decoded.
 */
const TOKENS = [
  String.raw`\/\*[^]*?\*\/`,
  String.raw`"[^"\\\n\r\f]*"|'[^'\\\n\r\f]*'`,
  String.raw`(?<url>url\((?<address>[^"'()\\]*|\s*"[^"\\\n\r\f]*"\s*|\s*'[^'\\\n\r\f]*'\s*)\))`,
  String.raw`@(?<rule>[-\w]*)`,
  String.raw`(?<name>[-\w\u0080-\u{10ffff}]+)(?<call>\()?`,
  String.raw`(?<wrong>["'\\]|\/\*)`,
  String.raw`(?<sign>[^])`,
].join('|')
const FRAGMENT = /^\s*(["']?)#(?<id>[^"'\s]+)\1\s*$/
/** Without one of these, CSS fetches nothing and refers to nothing. */
const SIGNS_OF_INTEREST = /[\\@("']|\/\*/

/**
 * Reads CSS up to what a picture must not hold.
 *
 * @param style the content of a `style` element or attribute, or of an attribute that browsers read as CSS
 */
export function readStyle(style: string): { unsafe: UnsafeStyle | undefined; references: StyleReference[] } {
  const references: StyleReference[] = []
  if (!SIGNS_OF_INTEREST.test(style)) return { unsafe: undefined, references }
  const selectors: string[] = []
  let property: string | undefined
  let lastName: string | undefined
  let prelude = 0
  for (const { index, groups = {} } of style.matchAll(new RegExp(TOKENS, 'giu'))) {
    const { url, address, rule, name, call, wrong, sign } = groups
    const what = judge({ url, address, rule, call: call && name, wrong })
    if (what) return { unsafe: { what, offset: index }, references }
    const id = address && FRAGMENT.exec(address)?.groups?.['id']
    if (id) references.push({ selector: selectors.at(-1), property, id })
    if (name !== undefined) lastName = name.toLowerCase()
    if (sign === ':') property = lastName
    if (sign === '{') selectors.push(style.slice(prelude, index))
    if (sign === '}') selectors.pop()
    if (sign === ';' || sign === '{' || sign === '}') {
      prelude = index + 1
      property = undefined
    }
  }
  return { unsafe: undefined, references }
}

interface Token {
  readonly url: string | undefined
  readonly address: string | undefined
  readonly rule: string | undefined
  /** The name of a function. */
  readonly call: string | undefined
  readonly wrong: string | undefined
}

function judge({ url, address, rule, call, wrong }: Token): UnsafeStyle['what'] | undefined {
  if (wrong === '\\') return 'backslash'
  if (wrong !== undefined) return 'unended'
  if (url !== undefined && !FRAGMENT.test(address ?? '')) return 'elsewhere'
  if (rule !== undefined && !CSS_AT_RULES.has(rule.toLowerCase())) {
    if (/^font-face$/i.test(rule)) return 'font'
    return /keyframes$/i.test(rule) ? 'animation' : 'elsewhere'
  }
  return call === undefined || CSS_FUNCTIONS.has(call.toLowerCase()) ? undefined : 'elsewhere'
}
