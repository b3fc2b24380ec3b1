import { createHash } from 'node:crypto'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import { isInlineComponent } from '../../components/mdx/registry.ts'
import { frontmatterTexts } from './frontmatterTexts.ts'

/** Digests of the texts to translate in a document. */
export interface TextFacts {
  /** Of the body and of the texts in the frontmatter: what a translation says in `translatedFrom`. */
  readonly digest: string
  /** Of the body alone: a copy is a copy, though its title may be translated. */
  readonly bodyDigest: string
  /** As in the front matter. */
  readonly translatedFrom: string | undefined
  /** Whether it holds reminders of what is to be done. */
  readonly isUnfinished: boolean
}

/**
 * Names the text of a document, as far as a translator has to do with it: dates, pictures, addresses, the way that
 * Markdown is written, spaces and quotation marks (which the site sets) count for nothing.
 *
 * @param tree what the whole file was parsed as
 * @param frontmatter as `schema` took it
 * @param schema the collection's, from content/collections.ts
 */
export function describeText(tree: Root, frontmatter: object, schema: z.ZodObject): Omit<TextFacts, 'isUnfinished'> {
  const bodyDigest = digestOf(bodyText(tree))
  const translatedFrom: unknown = Reflect.get(Object(frontmatter), 'translatedFrom')
  return {
    digest: digestOf([...frontmatterTexts(frontmatter, schema).map(({ text }) => reduce(text)), bodyDigest].join('\n')),
    bodyDigest,
    translatedFrom: typeof translatedFrom === 'string' ? translatedFrom : undefined,
  }
}

/** It begins with a letter: YAML takes some of those that do not for numbers, `24089587` and `3e919716` among them. */
function digestOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  return /[a-f][\da-f]{7}/.exec(digits)?.[0] ?? digits.slice(0, 8)
}

function reduce(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s"'‘’“”«»]/g, '')
}

/** All words of the body, in order; what they are marked up as is left out. */
function bodyText(tree: Root): string {
  const texts: string[] = []
  visit(tree, (node) => void texts.push(...textsOf(node)))
  return reduce(texts.join(''))
}

function textsOf(node: Nodes): string[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return [node.value]
    case 'image':
      return [node.alt ?? '', node.title ?? '']
    case 'link':
    case 'definition':
      return [node.title ?? '']
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // That words are marked as another language's changes nothing about them.
      if (isInlineComponent(node.name)) return []
      return node.attributes.flatMap(({ value }) => (typeof value === 'string' ? value : []))
    default:
      return []
  }
}
