import { parse, type Selector } from 'css-what'
import type { HTMLElement } from 'node-html-parser'
import type { Container, Root } from 'postcss'

/** The names in a piece of HTML that selectors can match. */
export interface Markup {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

/** Returns the names in a page before an element. */
export function markupBefore(page: HTMLElement, end: HTMLElement): Markup {
  const elements = page.querySelectorAll('*')
  const before = elements.slice(0, elements.indexOf(end))
  return {
    tags: new Set(before.map(({ rawTagName }) => rawTagName)),
    classes: new Set(before.flatMap(({ classNames }) => classNames.split(' '))),
    attributes: new Set(before.flatMap(({ attrs }) => Object.keys(attrs))),
  }
}

/** Pseudo-classes that match nothing before user interaction. */
const LATER = new Set(
  'active focus focus-visible focus-within fullscreen hover open popover-open target user-invalid user-valid'.split(
    ' ',
  ),
)
const LATER_ELEMENTS = new Set(['backdrop', 'highlight', 'selection'])
/** Pseudo-classes that initially match elements with the attribute of this name. */
const ATTRIBUTE_STATES = new Set(['checked', 'disabled', 'required'])
/** At-rules for print, scroll-driven animations and popovers. */
const LATER_CONDITIONS = /^media print$|^supports \(animation-timeline:\s*scroll\(|^supports selector\(:popover-open\)$/

/**
 * Returns the rules of a style sheet that may apply to the first screen of a page before any interaction or script.
 *
 * @param sheet the bundler's minified style sheet
 */
export function rulesOfFirstScreen(sheet: Root, firstScreen: Markup): Root {
  const rules = sheet.clone()
  removeOthers(rules, firstScreen)
  return rules
}

/** Removes the keyframes that no animation of these style sheets names: their rules come later, and they with them. */
export function removeUnusedKeyframes(sheets: readonly Root[]): void {
  const values = new Set<string>()
  for (const sheet of sheets)
    sheet.walkDecls(({ value }) => {
      for (const word of value.split(/[\s,]+/)) values.add(word)
    })
  for (const sheet of sheets)
    sheet.walkAtRules('keyframes', (keyframes) => {
      if (values.has(keyframes.params)) return
      const { parent } = keyframes
      keyframes.remove()
      if (parent?.type === 'atrule' && parent.nodes?.length === 0) parent.remove()
    })
}

function removeOthers(container: Container, firstScreen: Markup): void {
  container.each((node) => {
    if (node.type === 'rule') {
      if (parseOnce(node.selector).some((selector) => mayMatch(selector, firstScreen))) {
        removeOthers(node, firstScreen)
      } else node.remove()
    } else if (node.type === 'atrule' && node.nodes && !/^(?:font-face|keyframes)$/.test(node.name)) {
      if (LATER_CONDITIONS.test(`${node.name} ${node.params}`)) node.remove()
      else removeOthers(node, firstScreen)
    }
    if ('nodes' in node && node.nodes?.length === 0) node.remove()
  })
}

/** Parsed selectors by their text: pages share most of them. */
const parsed = new Map<string, Selector[][]>()

function parseOnce(text: string): Selector[][] {
  const selectors = parsed.get(text) ?? parse(text.replaceAll('&', '*'))
  parsed.set(text, selectors)
  return selectors
}

/** Returns whether a selector may match. It compares names, not nesting: `true` means perhaps, `false` means no. */
function mayMatch(selector: readonly Selector[], markup: Markup): boolean {
  return selector.every((token) => {
    switch (token.type) {
      case 'tag':
        return markup.tags.has(token.name)
      case 'attribute':
        return token.name === 'class' && token.action === 'element'
          ? markup.classes.has(token.value)
          : markup.attributes.has(token.name)
      case 'pseudo-element':
        return !LATER_ELEMENTS.has(token.name)
      case 'pseudo':
        if (ATTRIBUTE_STATES.has(token.name)) return markup.attributes.has(token.name)
        // Except for `:not()`, whose argument need not match.
        if (Array.isArray(token.data) && token.name !== 'not') return token.data.some((each) => mayMatch(each, markup))
        return !LATER.has(token.name)
      default:
        return true
    }
  })
}
