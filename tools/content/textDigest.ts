import { createHash } from 'node:crypto'
import type { Nodes } from 'mdast'
import type { z } from 'zod'
import { isInlineComponent } from '../../components/mdx/registry.ts'
import { frontmatterTexts } from './frontmatterTexts.ts'

/** Digests of the texts to translate in a document. */
export interface TextFacts {
  /** The digest of the body and of the texts in front matter; translations name it in `translatedFrom`. */
  readonly digest: string
  /** The digest of the body alone, which finds copies even if their title is translated. */
  readonly bodyDigest: string
  /** The value in the front matter. */
  readonly translatedFrom: string | undefined
  /** Whether it contains to-do reminders. */
  readonly isUnfinished: boolean
}

/**
 * Returns digests of the text of a document that a translator works on. Dates, pictures, addresses, Markdown syntax,
 * spaces and quotation marks (which the site typesets) do not change them, as they would change the date of a commit.
 *
 * @param nodes those of the whole file, in order
 * @param frontmatter the front matter as written
 * @param schema the collection's, from content/collections.ts
 */
export function describeText(nodes: readonly Nodes[], frontmatter: object, schema: z.ZodObject) {
  const bodyDigest = digestOf(reduce(nodes.flatMap(textsOf).join('')))
  const translatedFrom: unknown = Reflect.get(Object(frontmatter), 'translatedFrom')
  return {
    digest: digestOf([...frontmatterTexts(frontmatter, schema).map(({ text }) => reduce(text)), bodyDigest].join('\n')),
    bodyDigest,
    translatedFrom: typeof translatedFrom === 'string' ? translatedFrom : undefined,
  }
}

/** Returns a digest that begins with a letter: YAML reads `24089587` and `3e919716` as numbers. */
function digestOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  return /[a-f][\da-f]{7}/.exec(digits)?.[0] ?? digits.slice(0, 8)
}

function reduce(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s"'‘’“”«»]/g, '')
}

/** Returns the texts of a node to translate, without those of its children. */
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
      // Marking words as another language does not change the text.
      if (isInlineComponent(node.name)) return []
      return node.attributes.flatMap(({ value }) => (typeof value === 'string' ? value : []))
    default:
      return []
  }
}
