import type { RulePart, StyleRule } from './parseSheet.ts'
import { mayMatch, type Markup } from './selectors.ts'

/** The styles of a page by when they are needed. */
export interface SplitStyles {
  /** CSS that the first screen needs. */
  readonly inline: string
  /** CSS for the rest of the page, or that applies later: on hover, in print, after a script has run. */
  readonly deferred: string
}

/** Pseudo-classes that match nothing before user interaction. */
const LATER_PROPERTIES = /^(?:transition|cursor$|touch-action$|overscroll-behavior)/
/** On paper, after scrolling, and in what opens when it is asked for: `@supports selector(:popover-open)` says so. */
const LATER_CONDITIONS =
  /^@media print$|^@supports \(animation-timeline:\s*scroll\(|^@supports selector\(:popover-open\)$/
const WORD = /(?<![\w-])(?:--)?[a-z][\w-]*/gi

/**
 * Parts styles so that the first screen has all that it needs, and nothing of it changes when the rest arrives.
 *
 * Nothing is left out, for scripts and islands add to the page what its HTML does not have.
 *
 * @param sheets in order; which of two sheets of one layer comes first means nothing, as bundlers choose it
 * @param firstScreen what the page begins with
 */
export function splitStyles(sheets: ReadonlyArray<readonly StyleRule[]>, firstScreen: Markup): SplitStyles {
  const rules = sheets.flat()
  const inline = withoutUnnamed(rules.flatMap((rule) => partsNeeded(rule, firstScreen)))
  const deferred = new Set(sheets.flatMap((sheet) => partsDeferred(sheet, inline)))
  return { inline: write(rules, inline), deferred: write(rules, deferred) }
}

function partsNeeded({ conditions, selectors, parts }: StyleRule, firstScreen: Markup): readonly RulePart[] {
  if (conditions.some((condition) => LATER_CONDITIONS.test(condition))) return []
  if (selectors && !selectors.parsed.some((selector) => mayMatch(selector, firstScreen))) return []
  return parts.filter(
    ({ property, nested }) =>
      !LATER_PROPERTIES.test(property ?? '') && (!nested || nested.some((selector) => mayMatch(selector, firstScreen))),
  )
}

/** Leaves out custom properties and keyframes that nothing else names. */
function withoutUnnamed(parts: readonly RulePart[]): Set<RulePart> {
  const kept = new Set<RulePart>()
  let found = parts.filter((part) => nameOf(part) === undefined)
  while (found.length > 0) {
    for (const part of found) kept.add(part)
    const words = new Set(found.flatMap(({ css }) => css.match(WORD) ?? []))
    found = parts.filter((part) => !kept.has(part) && words.has(nameOf(part) ?? ''))
  }
  return kept
}

function nameOf({ property, css }: RulePart): string | undefined {
  return property?.startsWith('--') ? property : /^@keyframes ([\w-]+)/.exec(css)?.[1]
}

/**
 * Deferred parts come after all inline ones. A part that must win over a deferred one of its sheet, by order alone, is
 * therefore in both.
 */
function partsDeferred(sheet: readonly StyleRule[], inline: ReadonlySet<RulePart>): RulePart[] {
  const claimed = new Set<string>()
  return sheet
    .flatMap(({ parts }) => parts)
    .filter((part) => {
      if (inline.has(part) && !part.claims.some((claim) => claimed.has(claim))) return false
      for (const claim of part.claims) claimed.add(claim)
      return true
    })
}

/** Rules with the same conditions, one after the other, share them. */
function write(rules: readonly StyleRule[], wanted: ReadonlySet<RulePart>): string {
  let open: readonly string[] = []
  let written = ''
  for (const { conditions, selectors, parts } of rules) {
    const css = parts.map((part) => (wanted.has(part) ? part.css : '')).join('')
    if (css === '') continue
    const firstOther = open.findIndex((condition, index) => condition !== conditions[index])
    const kept = firstOther === -1 ? open.length : firstOther
    written += '}'.repeat(open.length - kept)
    written += conditions
      .slice(kept)
      .map((condition) => `${condition}{`)
      .join('')
    written += selectors ? `${selectors.css}{${css.replace(/;$/, '')}}` : css
    open = conditions
  }
  return written + '}'.repeat(open.length)
}
