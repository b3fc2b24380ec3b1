/** A text in the two languages of the writers' guide. */
export interface GuideText {
  readonly fr: string
  readonly en: string
}

/**
 * The type of an attribute's value: text, a language code (`fr`, `pt-BR`), a page of ours or a URL, the path of a video
 * of content/videos relative to the document, or one of a few keywords.
 */
export type AttributeContent = 'text' | 'language' | 'link' | 'video' | readonly [string, ...string[]]

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
      readonly minimum: number
      readonly maximum: number
      /** True if each item is one line that begins in bold, followed by text. */
      readonly beginsBold?: boolean
      /** True if items may contain components. */
      readonly mayHoldComponents?: boolean
      /** An example of an item. */
      readonly item: string
    }
  /** Two blocks: each a paragraph, a list or a quotation. */
  | { readonly holds: 'twoTexts' }
  /** Inline text: no links, no pictures, no other components. The component is itself inline. */
  | { readonly holds: 'words' }

/** A component that writers may use in documents, in addition to Markdown; tools/admin/labels.*.json explain it. */
export interface MdxComponentRule {
  /** In the order in which to write them. */
  readonly attributes: Readonly<Record<string, MdxAttributeRule>>
  readonly inside: MdxInsideRule
  /** An example to copy, in both languages: tests compare its output on pages, in PDFs and in Markdown. */
  readonly example: GuideText
}

/**
 * All components available to writers. The check, the page of a document, its PDF and Markdown versions, and the
 * writers' guide use this list. A new component also needs an implementation in mdxComponents.tsx, in
 * tools/paper/templates/body.typ and in tools/markdown/plainMarkdown.ts; tests fail without them.
 */
export const mdxComponentRules: Readonly<Record<string, MdxComponentRule>> = {
  Lang: {
    attributes: { code: { holds: 'language', isRequired: true } },
    inside: { holds: 'words' },
    example: {
      fr: `Le <Lang code="en">mortgage</Lang> des Anglais n’est pas tout à fait une hypothèque.`,
      en: `A French <Lang code="fr">hypothèque</Lang> is not quite a mortgage.`,
    },
  },
  Note: {
    attributes: {
      title: { holds: 'text', isRequired: true },
      kind: { holds: ['information', 'warning'] },
    },
    inside: { holds: 'markdown' },
    example: {
      fr: `<Note title="Avant de commander" kind="warning">

Demandez à l’autorité qui recevra le document quelle traduction elle accepte.

</Note>`,
      en: `<Note title="Before you order" kind="warning">

Ask the authority that will receive the document which translation it accepts.

</Note>`,
    },
  },
  PullQuote: {
    attributes: {
      author: { holds: 'text', isRequired: true },
      role: { holds: 'text' },
      source: { holds: 'text' },
      link: { holds: 'link', belongsTo: 'source' },
    },
    inside: { holds: 'markdown' },
    example: {
      fr: `<PullQuote author="Nadia Belhadj-Roy" source="Traduction juridique : les erreurs qui coûtent cher" link="/articles/legal-errors">

Le dictionnaire donne un mot, l’article dit qui paie.

</PullQuote>`,
      en: `<PullQuote author="Nadia Belhadj-Roy" source="Legal translation: the mistakes that cost real money" link="/articles/legal-errors">

The dictionary gives you a word; the statute tells you who pays.

</PullQuote>`,
    },
  },
  KeyFigures: {
    attributes: {},
    inside: {
      holds: 'list',
      isOrdered: false,
      minimum: 1,
      maximum: 6,
      beginsBold: true,
      item: '- **48 h** for 10,000 words',
    },
    example: {
      fr: `<KeyFigures>

- **24 h** au plus pour 1 000 mots
- **48 h** pour 10 000 mots
- **5 ans** d’expérience au moins

</KeyFigures>`,
      en: `<KeyFigures>

- **24 h** at most for 1,000 words
- **48 h** for 10,000 words
- **5 years** of experience at least

</KeyFigures>`,
    },
  },
  Comparison: {
    attributes: {
      from: { holds: 'language', isRequired: true },
      to: { holds: 'language', isRequired: true },
    },
    inside: { holds: 'twoTexts' },
    example: {
      fr: `<Comparison from="en" to="fr">

The Buyer shall make a down payment within thirty days of execution of this Agreement.

L’Acheteur verse un acompte dans les trente jours suivant la signature du contrat.

</Comparison>`,
      en: `<Comparison from="fr" to="en">

L’Acheteur verse un acompte dans les trente jours suivant la signature du contrat.

The Buyer shall make a down payment within thirty days of execution of this Agreement.

</Comparison>`,
    },
  },
  Steps: {
    attributes: {},
    inside: {
      holds: 'list',
      isOrdered: true,
      minimum: 2,
      maximum: 20,
      mayHoldComponents: true,
      item: '1. **Ask.** What is it for?',
    },
    example: {
      fr: `<Steps>

1. **Lire l’original d’un trait.** On ne traduit bien que ce que l’on a compris en entier.
2. **Lire la traduction seule.** Ce qui arrête ici arrêtera le lecteur.
3. **Comparer les deux**, ligne à ligne, les chiffres à part.

</Steps>`,
      en: `<Steps>

1. **Read the original in one go.** Nobody translates well what they have understood in part.
2. **Read the translation alone.** What stops you here will stop the reader.
3. **Compare the two**, line by line, the figures by themselves.

</Steps>`,
    },
  },
  CallToAction: {
    attributes: { title: { holds: 'text', isRequired: true } },
    inside: { holds: 'markdown', endsWithLink: true },
    example: {
      fr: `<CallToAction title="Un texte à faire passer ?">

Dites-nous d’où il part, où il va et pour quand.

[Demander un devis gratuit](/requestaquote)

</CallToAction>`,
      en: `<CallToAction title="A text to bring across?">

Tell us where it starts, where it goes, and by when.

[Request a free quote](/requestaquote)

</CallToAction>`,
    },
  },
  Video: {
    attributes: {
      file: { holds: 'video', isRequired: true },
      title: { holds: 'text', isRequired: true },
    },
    inside: { holds: 'markdown' },
    example: {
      fr: `<Video file="../../videos/legal-translation.mp4" title="Trois mots passent la rivière">

De grandes lettres traversent une passerelle : trois mots d’un contrat, et leur traduction sur l’autre rive.

</Video>`,
      en: `<Video file="../../videos/legal-translation.mp4" title="Three words cross the river">

Large letters cross a footbridge: three words of a contract, and their translation on the other bank.

</Video>`,
    },
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
