import { posix } from 'node:path'
import type { CompileOptions } from '@mdx-js/mdx'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import type { Locale } from '../../renderer/languages.ts'
import { readingRules } from '../content/body/readingRules.ts'
import { lint, readTree } from '../content/body/rule.ts'
import { isError } from '../content/diagnostics.ts'
import { type Content, whereSound } from '../content/openContent.ts'
import { documentSyntax, gfmOptions } from '../content/parse.ts'
import { loadVideo } from '../content/pictures/videos.ts'
import { readText, type Texts } from '../content/texts.ts'
import { fillShownTexts } from '../content/texts/shownTexts.ts'
import type { MediaAddresses } from '../pictures/media.ts'
import { relativePath } from '../relativePath.ts'
import { footnoteOptions, nameHeadings, shapeBody } from './compileBody.ts'

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
    // documentSyntax() parses components; MDX's own syntax would run expressions in braces.
    format: 'md',
    mdExtensions: ['.mdx'],
    remarkPlugins: [
      documentSyntax,
      remarkFrontmatter,
      hideInlineComponents,
      [refuseErrors, context],
      [remarkMdxFrontmatter, { parsers: { yaml: parseYaml } }],
      [remarkGfm, gfmOptions],
      [includeTexts, context],
      () => nameHeadings,
    ],
    remarkRehypeOptions: footnoteOptions({ title: label('title'), back: label('back') }),
    rehypePlugins: [[shapeDocument, context]],
  }
}

/** Parses front matter for the exports of a document's module; references are refused, which can expand to gigabytes. */
function parseYaml(yaml: string): object {
  return Object(parse(yaml, { maxAliasCount: 0, logLevel: 'error' }))
}

/**
 * Hides inline components from MDX, which would unwrap a paragraph that consists of components only, such as
 * `<Lang code="en">words</Lang>`. https://mdxjs.com/docs/what-is-mdx/#interleaving
 */
function hideInlineComponents(this: Processor) {
  const rename = (from: string, to: string) => (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === from) Object.assign(node, { type: to })
    })
  }
  const data = this.data()
  const hide = { transforms: [rename('mdxJsxTextElement', 'hidden')] }
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), hide]
  return rename('hidden', 'mdxJsxTextElement')
}

/** Refuses imports, exports, expressions, unknown components and attributes, and addresses that run. */
function refuseErrors({ root }: DocumentContext) {
  return (tree: Root, file: VFile) => {
    const body = readTree(tree, String(file.value), relativePath(root, file.path))
    const error = lint(readingRules, body).find(isError)
    if (error) file.fail(error.message, { place: { line: error.line, column: error.column } })
  }
}

/** Replaces references to interface texts, such as `$t(prices:page)`, by the texts. */
function includeTexts({ content, locale }: DocumentContext) {
  return async (tree: Root) => {
    const { showable } = await content()
    const fill = (text: string) => fillShownTexts(text, showable[locale]).normalize('NFC')
    visit(tree, (node) => {
      if (node.type === 'yaml' || node.type === 'mdxjsEsm') return
      if ('value' in node) node.value = fill(node.value)
      if ('url' in node) node.url = fill(node.url)
      if ('alt' in node && node.alt) node.alt = fill(node.alt)
      if ('title' in node && node.title) node.title = fill(node.title)
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      for (const attribute of node.attributes) {
        if (typeof attribute.value === 'string') attribute.value = fill(attribute.value)
      }
    })
  }
}

/** Transforms the HTML tree into what a page shows, with pictures and videos at their final addresses. */
function shapeDocument({ root, content, locale, media }: DocumentContext) {
  return async (tree: HtmlRoot, { path }: VFile) => {
    const file = relativePath(root, path)
    const { pictures } = await content()
    const videoOf = (named: string) => {
      const from = posix.join(posix.dirname(file), named)
      const { video } = loadVideo(root, from, pictures, { file, line: 1, column: 1 })
      if (!video) throw new Error(`${from} cannot be shown as a video.`)
      return video
    }
    shapeBody(tree, { file, locale, pictures, videoOf, ...media })
  }
}
