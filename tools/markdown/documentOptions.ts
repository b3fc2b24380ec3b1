import type { CompileOptions } from '@mdx-js/mdx'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import type { Locale } from '../../renderer/languages.ts'
import { readBody } from '../content/body/readBody.ts'
import { isError } from '../content/diagnostics.ts'
import { type Content, whereSound } from '../content/openContent.ts'
import { readText, type Texts } from '../content/texts.ts'
import type { MediaAddresses } from '../pictures/media.ts'
import { relativePath } from '../relativePath.ts'
import { footnoteOptions, prepareBody, shapeBody } from './compileBody.ts'
import { showTexts } from './showTexts.ts'

/** The options that all documents of a language are compiled with. */
export interface DocumentContext {
  /** The project's root. */
  readonly root: string
  readonly locale: Locale
  /** The texts that label footnotes. */
  readonly texts: Texts
  /** Returns the content at the moment. */
  readonly content: () => Promise<Content>
  readonly media: MediaAddresses
}

/**
 * Returns the MDX options for the documents of a language, with all plugins in order.
 *
 * Content is not code: what cannot be read is refused here once more, so that nothing in a document ever runs.
 */
export function documentOptions(context: DocumentContext): CompileOptions {
  const { locale, texts } = context
  // Footnotes have no labels if the texts have errors.
  const label = (key: 'title' | 'back') => whereSound(() => readText(texts, locale, `common:footnotes.${key}`), '')
  return {
    // MDX's own syntax would run expressions in braces.
    format: 'md',
    mdExtensions: ['.mdx'],
    remarkPlugins: [
      [takeTree, context],
      () => renameNodes('hidden', 'mdxJsxTextElement'),
      [remarkMdxFrontmatter, { parsers: { yaml: parseYaml } }],
      [prepareDocument, context],
    ],
    remarkRehypeOptions: footnoteOptions(label('title'), label('back')),
    rehypePlugins: [[shapeDocument, context]],
  }
}

/** Parses front matter for the exports of a document's module; references are refused, which can expand to gigabytes. */
function parseYaml(yaml: string): object {
  return Object(parse(yaml, { maxAliasCount: 0, logLevel: 'error' }))
}

/**
 * Has MDX take the tree that was read, and refuses what keeps a document from being shown: imports, exports, expressions,
 * unknown components and attributes, addresses that run.
 *
 * Inline components are hidden from MDX, which would unwrap a paragraph that consists of components only, such as
 * `<Lang code="en">words</Lang>`. https://mdxjs.com/docs/what-is-mdx/#interleaving
 */
function takeTree(this: Processor, { root }: DocumentContext) {
  this.parser = (source, file) => {
    const { body, diagnostics } = readBody(source, relativePath(root, file.path))
    const error = diagnostics.find(isError)
    if (error) file.fail(error.message, { place: { line: error.line, column: error.column } })
    if (!body) throw new Error(`${file.path} cannot be parsed.`)
    const tree = structuredClone(body.tree)
    renameNodes('mdxJsxTextElement', 'hidden')(tree)
    return tree
  }
}

function renameNodes(from: string, to: string) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === from) Object.assign(node, { type: to })
    })
  }
}

/** Puts in the interface texts that a document shows, and prepares its tree for HTML. */
function prepareDocument({ content, locale }: DocumentContext) {
  return async (tree: Root) => {
    showTexts(tree, (await content()).showable[locale])
    prepareBody(tree, locale)
  }
}

/** Transforms the HTML tree into what a page shows, with pictures at their final addresses. */
function shapeDocument({ root, content, locale, media }: DocumentContext) {
  return async (tree: HtmlRoot, { path }: VFile) => {
    const file = relativePath(root, path)
    const { pictures } = await content()
    shapeBody(tree, { file, locale, pictures, place: media.place })
  }
}
