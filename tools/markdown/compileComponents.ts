import type { ElementContent, Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Video } from '../../renderer/entry.ts'
import { languages, locales, type Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'
import { attributeOf } from '../check/body/attributes.ts'
import { nameLanguage } from '../content/languageCodes.ts'
import { videoFragment } from '../check/pictures/videos.ts'
import { element, isElement } from './elements.ts'

export interface ComponentOptions {
  /** The language of the document. */
  readonly locale: Locale
  /** Returns a video, given its path from the document. */
  readonly videoOf: (file: string) => Video
  /** Where a video and its captions are served, given their path from the project's root. */
  readonly addressOf: (file: string) => string
}

/**
 * Makes what components show of what the writer wrote in them, where Markdown alone does not say it: the sides of a
 * comparison, the button of a call, a video with its captions.
 *
 * @param tree of HTML, checked
 */
export function compileComponents(tree: Root, options: ComponentOptions): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Comparison') node.children = placeSides(node, options.locale)
    else if (node.name === 'CallToAction') node.children = makeButton(node.children)
    else if (node.name === 'Video') placeVideo(node, options)
  })
}

/** Each text under the name of its language; its direction is that of its letters. */
function placeSides(node: MdxJsxFlowElementHast, locale: Locale): ElementContent[] {
  const codes = ['from', 'to'].map((name) => attributeOf(node, name))
  node.attributes = []
  return node.children.filter(isElement).map((text, index) => {
    const code = codes[index] ?? ''
    // A quotation only holds the paragraphs of a text together.
    const children = text.tagName === 'blockquote' ? text.children : [text]
    return element('div', {}, [
      element('dt', {}, [{ type: 'text', value: nameLanguage(code, locale) ?? code }]),
      element('dd', { lang: code, dir: 'auto' }, children),
    ])
  })
}

/** The link at the end of a call, alone in its paragraph. */
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

function placeVideo(node: MdxJsxFlowElementHast, { locale, videoOf, addressOf }: ComponentOptions): void {
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
    element('video', { src: addressOf(src), width, height, ariaLabel: typeset(title, locale) }, tracks),
    ...node.children.filter(isElement),
  ]
}
