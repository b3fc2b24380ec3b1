import { parse, type Selector } from 'css-what'

/** The tokens of one selector. */
export type ParsedSelector = readonly Selector[]

/** The tags, classes, ids and attributes of a piece of HTML that selectors can match. */
export interface Markup {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

const START_TAG = /<([a-z][a-z\d]*)\b([^>]*)>/gi
const ATTRIBUTE = /\s([a-z][\w:-]*)(?:="([^"]*)")?/gi

/** Pseudo-classes that match nothing before user interaction. */
const LATER = new Set(
  'active focus focus-visible focus-within fullscreen hover open popover-open target user-invalid user-valid'.split(
    ' ',
  ),
)
const LATER_ELEMENTS = new Set(['backdrop', 'highlight', 'selection'])
/** Pseudo-classes that initially match elements with the attribute of this name. */
const ATTRIBUTE_STATES = new Set(['checked', 'disabled', 'required'])

/** Specificity as one number: ids, then classes and what counts as much, then elements. */
const ID = 1_000_000
const CLASS = 1000
const ELEMENT = 1

/** @param html as React writes it: values in double quotes, with `<` and `>` escaped */
export function markupOf(html: string): Markup {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const attributes = new Set<string>()
  for (const [, tag = '', rest = ''] of html.matchAll(START_TAG)) {
    tags.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of rest.matchAll(ATTRIBUTE)) {
      attributes.add(name.toLowerCase())
      if (name === 'class') for (const each of value.split(' ')) classes.add(each)
    }
  }
  return { tags, classes, attributes }
}

/** @param list selectors, separated by commas */
export function parseSelectors(list: string): ParsedSelector[] {
  return parse(list)
}

/**
 * Whether a selector could match something in HTML as it was served, before any person or script has touched it.
 * It looks at names, not at what is in what: `true` means perhaps, `false` means no.
 */
export function mayMatch(selector: ParsedSelector, markup: Markup): boolean {
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
        // Not `:not()`: what it names need not be there.
        if (/^(?:is|where|has)$/.test(token.name)) return argumentsOf(token).some((each) => mayMatch(each, markup))
        return !LATER.has(token.name)
      default:
        return true
    }
  })
}

/** https://drafts.csswg.org/selectors/#specificity-rules */
export function specificityOf(selector: ParsedSelector): number {
  return selector.reduce((sum, token) => sum + weightOf(token), 0)
}

function weightOf(token: Selector): number {
  switch (token.type) {
    case 'tag':
    case 'pseudo-element':
      return ELEMENT
    case 'attribute':
      return token.name === 'id' && token.action === 'equals' ? ID : CLASS
    case 'pseudo':
      if (token.name === 'where') return 0
      if (/^(?:is|not|has)$/.test(token.name)) return Math.max(...argumentsOf(token).map(specificityOf))
      return CLASS
    default:
      return 0
  }
}

function argumentsOf({ data }: { readonly data: unknown }): ParsedSelector[] {
  return Array.isArray(data) ? data : []
}
