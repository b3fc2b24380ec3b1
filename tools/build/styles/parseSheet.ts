import { parse, type AnyNode, type AtRule, type Container } from 'postcss'
import { parseSelectors, specificityOf, type ParsedSelector } from './selectors.ts'

/** A rule of a style sheet, out of its place in it. */
export interface StyleRule {
  /** The at-rules that it is in, the outermost first: `@layer components`, `@media (width > 60rem)`. */
  readonly conditions: readonly string[]
  /** Null for what matches no element by itself: keyframes, fonts, the order of the layers. */
  readonly selectors: { readonly css: string; readonly parsed: readonly ParsedSelector[] } | null
  readonly parts: readonly RulePart[]
}

/** A declaration of a rule, or a rule nested in it. */
export interface RulePart {
  readonly css: string
  /** The property, if it is a declaration. */
  readonly property: string | null
  /** The selectors of the rule that a nested rule stands in. */
  readonly nested?: readonly ParsedSelector[]
  /** Its layer, specificity and properties. Where two parts share none of these, their order does not matter. */
  readonly claims: readonly string[]
}

const CONDITIONS = new Set(['layer', 'media', 'supports', 'container', 'scope', 'starting-style'])

/** Shorthands that do not begin like what they set. https://drafts.csswg.org/css-cascade/#shorthand */
const FAMILIES: Readonly<Record<string, string>> = {
  align: 'place',
  bottom: 'inset',
  column: 'gap',
  columns: 'gap',
  justify: 'place',
  left: 'inset',
  line: 'font',
  right: 'inset',
  row: 'gap',
  top: 'inset',
}

/** @param css as the bundler writes it, minified */
export function parseSheet(css: string): StyleRule[] {
  return rulesOf(parse(css), [])
}

function rulesOf(container: Container, conditions: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node): StyleRule | StyleRule[] => {
    if (isCondition(node)) return rulesOf(node, [...conditions, `@${node.name} ${node.params}`.trim()])
    if (node.type !== 'rule') return { conditions, selectors: null, parts: [{ ...plain(node), claims: [] }] }
    const layer = conditions.filter((condition) => condition.startsWith('@layer')).join(' ')
    return {
      conditions,
      selectors: { css: node.selector, parsed: parseSelectors(node.selector) },
      parts: (node.nodes ?? []).map((part) => ({
        ...plain(part),
        ...(part.type === 'rule' && { nested: parseSelectors(nestedIn(node.selector, part.selectors)) }),
        claims: claimsOf(part, node.selector, layer),
      })),
    }
  })
}

/** `@layer a, b;` is none: only what has something in it. */
function isCondition(node: AnyNode): node is AtRule {
  return node.type === 'atrule' && CONDITIONS.has(node.name) && node.nodes !== undefined
}

function plain(node: AnyNode) {
  const isBlock = 'nodes' in node && node.nodes !== undefined
  return { css: `${node.toString()}${isBlock ? '' : ';'}`, property: node.type === 'decl' ? node.prop : null }
}

function claimsOf(part: AnyNode, selectors: string, layer: string): string[] {
  if (part.type === 'decl') {
    return parseSelectors(selectors).map((each) => `${layer} ${specificityOf(each)} ${familyOf(part.prop)}`)
  }
  const inner = part.type === 'rule' ? nestedIn(selectors, part.selectors) : selectors
  return 'nodes' in part ? (part.nodes ?? []).flatMap((each) => claimsOf(each, inner, layer)) : []
}

/** https://drafts.csswg.org/css-nesting/#nest-selector: `&` stands for `:is()` of the rule around. */
function nestedIn(parent: string, selectors: readonly string[]): string {
  return selectors.map((each) => (each.includes('&') ? each : `& ${each}`).replaceAll('&', `:is(${parent})`)).join(',')
}

/** Shorthands and what they set have the same: `margin` of `margin-inline-start`. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property
  const [first = ''] = property.replace(/^-\w+-/, '').split('-')
  return FAMILIES[first] ?? first
}
