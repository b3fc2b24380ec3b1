/** The type of an attribute's value: text, a language code (`fr`, `pt-BR`), a page of ours or a URL, or one of a few keywords. */
export type AttributeContent = 'text' | 'language' | 'link' | readonly [string, ...string[]]

/** An attribute of a component: `title="…"`. */
export interface MdxAttributeRule {
  readonly holds: AttributeContent
  readonly isRequired?: boolean
  /** Another attribute that this one requires. */
  readonly belongsTo?: string
}

/** The content that a component requires between its tags. */
export type MdxInsideRule =
  /** Any Markdown, but not empty; optionally with a link alone in the last paragraph. */
  | { readonly holds: 'markdown'; readonly endsWithLink?: boolean }
  /** A single list and nothing else. */
  | {
      readonly holds: 'list'
      readonly isOrdered: boolean
      /** True if each item is one line that begins in bold, followed by text. */
      readonly beginsBold?: boolean
      /** True if items may contain components. Elsewhere, nesting has always been a forgotten closing tag. */
      readonly mayHoldComponents?: boolean
      /** An example of an item. */
      readonly item: string
    }
  /** Two blocks: each a paragraph, a list or a quotation. */
  | { readonly holds: 'twoTexts' }
  /** Words of a sentence, without other components. The component is itself inline. */
  | { readonly holds: 'words' }

/** A component that writers may use in documents, in addition to Markdown; the writers' guide explains it. */
export interface MdxComponentRule {
  /** In the order in which to write them. */
  readonly attributes: Readonly<Record<string, MdxAttributeRule>>
  readonly inside: MdxInsideRule
}

/**
 * All components available to writers. The check, the page of a document, its PDF and Markdown versions, and the
 * writers' guide use this list. A new component also needs an implementation in mdxComponents.tsx, in
 * tools/paper/templates/body.typ; tests fail without it.
 */
export const mdxComponentRules: Readonly<Record<string, MdxComponentRule>> = {
  // An attribute in braces, `_mortgage_{lang=en}`, would be a syntax that no editor knows, and braces are refused.
  Lang: {
    attributes: { code: { holds: 'language', isRequired: true } },
    inside: { holds: 'words' },
  },
  Note: {
    attributes: {
      title: { holds: 'text', isRequired: true },
      kind: { holds: ['information', 'warning'] },
    },
    inside: { holds: 'markdown' },
  },
  PullQuote: {
    attributes: {
      author: { holds: 'text', isRequired: true },
      role: { holds: 'text' },
      source: { holds: 'text' },
      link: { holds: 'link', belongsTo: 'source' },
    },
    inside: { holds: 'markdown' },
  },
  KeyFigures: {
    attributes: {},
    inside: {
      holds: 'list',
      isOrdered: false,
      beginsBold: true,
      item: '- **48 h** for 10,000 words',
    },
  },
  Comparison: {
    attributes: {
      from: { holds: 'language', isRequired: true },
      to: { holds: 'language', isRequired: true },
    },
    inside: { holds: 'twoTexts' },
  },
  Steps: {
    attributes: {},
    inside: {
      holds: 'list',
      isOrdered: true,
      mayHoldComponents: true,
      item: '1. **Ask.** What is it for?',
    },
  },
  CallToAction: {
    attributes: { title: { holds: 'text', isRequired: true } },
    inside: { holds: 'markdown', endsWithLink: true },
  },
}

/** Returns whether a component is inline, part of a sentence. */
export function isInlineComponent(name: string | null | undefined): boolean {
  return findComponentRule(name)?.inside.holds === 'words'
}

/** Returns the rule of a component, by its tag name. */
export function findComponentRule(name: string | null | undefined): MdxComponentRule | undefined {
  return name && Object.hasOwn(mdxComponentRules, name) ? mdxComponentRules[name] : undefined
}

/** Returns the rule of an attribute of a component. */
export function findAttributeRule(component: string | null | undefined, name: string): MdxAttributeRule | undefined {
  const attributes = findComponentRule(component)?.attributes
  return attributes && Object.hasOwn(attributes, name) ? attributes[name] : undefined
}
