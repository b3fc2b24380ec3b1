import type { Root } from 'mdast'
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'

/**
 * Adds components, and nothing else of MDX, to Markdown: `import`, `export` and `{…}` are plain text, so that nothing
 * in a document can run. Raw HTML and indented code are plain text as well.
 */
function documentSyntax(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    mdxJsx(),
    { disable: { null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'] } },
  ]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mdxJsxFromMarkdown()]
}

const parser = unified()
  .use(remarkParse)
  .use(documentSyntax)
  // A single ~ is text: « 20~30 pages ».
  .use(remarkGfm, { singleTilde: false })
  .use(remarkFrontmatter)
  .freeze()

/**
 * Parses a document as its page does, front matter included.
 *
 * @throws VFileMessage with the place of what can't be parsed
 */
export function parse(source: string): Root {
  return parser.parse(source)
}
