import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { CompileOptions } from '@mdx-js/mdx'
import type { Root } from 'hast'
import { imageSize } from 'image-size'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'
import { readText } from './texts.ts'

/**
 * How the documents of one language become components: GitHub-flavoured Markdown, ids on headings, the language's
 * typography, pictures with their size and final address.
 *
 * @param root the project's root
 * @param addressOf where a picture is served, given its path from there: `/content/images/bridge.svg`
 */
export function mdxOptions(root: string, locale: Locale, addressOf: (file: string) => string): CompileOptions {
  const footnoteBack = readText(root, locale, 'common:footnotes.back')
  return {
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    remarkRehypeOptions: {
      footnoteLabel: readText(root, locale, 'common:footnotes.title'),
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference, repeated) =>
        `${footnoteBack} ${reference + 1}${repeated > 1 ? `-${repeated}` : ''}`,
      clobberPrefix: 'note-',
    },
    rehypePlugins: [
      rehypeSlug,
      rehypeCellAlignment,
      rehypeTaskList,
      rehypeFigure,
      [rehypeTypeset, locale],
      [rehypeImages, root, addressOf],
    ],
  }
}

/** Sets the texts of a document as its language is printed, code excepted. */
function rehypeTypeset(locale: Locale) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP
      if (node.type === 'element' && typeof node.properties['alt'] === 'string') {
        node.properties['alt'] = typeset(node.properties['alt'], locale)
      }
      if (node.type === 'text') node.value = typeset(node.value, locale)
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
            attribute.value = typeset(attribute.value, locale)
          }
        }
      }
      return undefined
    })
  }
}

/** Gives pictures their address, and their size, so that the page keeps their place while they load. */
function rehypeImages(root: string, addressOf: (file: string) => string) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      const source = node.properties['src']
      if (node.tagName !== 'img' || typeof source !== 'string') return
      const path = resolve(dirname(file.path), decodeURI(source))
      const { width, height } = imageSize(readFileSync(path))
      const src = addressOf(`/${relative(root, path)}`)
      Object.assign(node.properties, { src, width, height, loading: 'lazy', decoding: 'async' })
    })
  }
}

/** The alignment of a table's cells, as a mark for the style sheet: a style attribute would need an unsafe policy. */
function rehypeCellAlignment() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const alignment = node.properties['align']
      if (!/^t[dh]$/.test(node.tagName) || alignment === undefined) return
      delete node.properties['align']
      node.properties['dataAlign'] = alignment
    })
  }
}

/**
 * A list of tasks is a list to tick: each box works, and is labelled by what stands beside it.
 * Markdown would have them disabled and without a name.
 */
function rehypeTaskList() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const isTask =
        Array.isArray(node.properties['className']) && node.properties['className'].includes('task-list-item')
      if (!isTask) return
      const box = node.children.findIndex((child) => child.type === 'element' && child.tagName === 'input')
      const list = node.children.findIndex((child) => child.type === 'element' && /^[uo]l$/.test(child.tagName))
      const end = list < 0 ? node.children.length : list
      if (box < 0) return
      const labelled = node.children.slice(box, end)
      const [input] = labelled
      if (input?.type === 'element')
        input.properties = { type: 'checkbox', defaultChecked: input.properties['checked'] === true }
      node.children.splice(box, end - box, { type: 'element', tagName: 'label', properties: {}, children: labelled })
    })
  }
}

/** A picture alone in its paragraph is a figure; what Markdown calls its title is the caption. */
function rehypeFigure() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const [image, ...others] = node.children
      if (node.tagName !== 'p' || others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return
      node.tagName = 'figure'
      const caption = image.properties['title']
      if (typeof caption !== 'string') return
      delete image.properties['title']
      node.children.push({
        type: 'element',
        tagName: 'figcaption',
        properties: {},
        children: [{ type: 'text', value: caption }],
      })
    })
  }
}
