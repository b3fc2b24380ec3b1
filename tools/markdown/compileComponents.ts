import type { ElementContent, Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Video } from '../../renderer/entry.ts'
import { languages, locales, type Locale } from '../../renderer/languages.ts'
import { attributeOf } from '../content/body/attributes.ts'
import { nameLanguage } from '../content/languageCodes.ts'
import { videoFragment } from '../content/pictures/videos.ts'
import { element, isElement } from './elements.ts'

export interface ComponentOptions {
  /** The language of the document. */
  readonly locale: Locale
  /** Returns a video, given its path from the document. */
  readonly videoOf: (file: string) => Video
  /** Returns the address of a video or its captions, given the path from the project's root. */
  readonly addressOf: (file: string) => string
}

/**
 * Transforms the content of components that need more than Markdown expresses: the sides of a comparison, the button of
 * a call to action, a video with its captions.
 *
 * @param tree the HTML tree, checked
 */
export function compileComponents(tree: Root, options: ComponentOptions): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Comparison') node.children = placeSides(node, options.locale)
    else if (node.name === 'CallToAction') node.children = makeButton(node.children)
    else if (node.name === 'Video') placeVideo(node, options)
  })
}

/** Puts each text under the name of its language, with the direction of its script. */
function placeSides(node: MdxJsxFlowElementHast, locale: Locale): ElementContent[] {
  const codes = ['from', 'to'].map((name) => attributeOf(node, name))
  node.attributes = []
  return node.children.filter(isElement).map((text, index) => {
    const code = codes[index] ?? ''
    // The quotation only groups the paragraphs of a text.
    const children = text.tagName === 'blockquote' ? text.children : [text]
    return element('div', {}, [
      element('dt', {}, [{ type: 'text', value: nameLanguage(code, locale) ?? code }]),
      element('dd', { lang: code, dir: 'auto' }, children),
    ])
  })
}

/** Turns the link at the end of a call to action, alone in its paragraph, into a button. */
function makeButton(children: readonly ElementContent[]): ElementContent[] {
  const end = children.findLastIndex(isElement)
  return children.map((child, index) => {
    const link = index === end && isElement(child) ? child.children.find(isElement) : undefined
    const address = link?.properties['href']
    if (!link || typeof address !== 'string') return child
    const attributes: MdxJsxAttribute[] = [{ type: 'mdxJsxAttribute', name: 'href', value: address }]
    return { type: 'mdxJsxFlowElement', name: 'ButtonLink', attributes, children: link.children }
  })
}

function placeVideo(node: MdxJsxFlowElementHast, { videoOf, addressOf }: ComponentOptions): void {
  const file = attributeOf(node, 'file')
  const title = attributeOf(node, 'title')
  const { src, poster, width, height, duration, captions } = videoOf(file)
  const tracks = locales.map((language) =>
    element('track', {
      kind: 'captions',
      src: addressOf(captions[language]),
      srcLang: language,
      label: languages[language].name,
    }),
  )
  node.attributes = Object.entries({ id: videoFragment(file), title, duration: String(duration) }).map(
    ([name, value]) => ({ type: 'mdxJsxAttribute', name, value }),
  )
  node.children = [
    element('img', { src: poster.src, width, height, alt: '', loading: 'lazy', decoding: 'async' }),
    element('video', { src: addressOf(src), width, height, ariaLabel: title }, tracks),
    ...node.children.filter(isElement),
  ]
}
