import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import { readHead } from '../build/finish/pageHead.ts'

/** A page of a built site, as it is compared: without what differs though nothing has changed. */
export interface ReadPage {
  /** What is read, in reading order: title and description, paragraphs, headings, alternative texts. */
  readonly lines: readonly string[]
  readonly rules: readonly string[]
  /** Its tags with their classes as numbers, in the order in which it names them. */
  readonly markup: string
  /** Addresses on other hosts that it leads to. */
  readonly links: readonly string[]
}

/** What stands in a line; all others end one. https://html.spec.whatwg.org/multipage/dom.html#phrasing-content */
const INLINE =
  /^(?:A|ABBR|B|BDI|BDO|BR|CITE|CODE|DATA|DEL|DFN|EM|I|INS|KBD|LABEL|MARK|Q|RUBY|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR|WBR)$/
const UNREAD = /^(?:SCRIPT|STYLE|TEMPLATE)$/
/** Where words of two elements meet without a space, as a name and a function do. */
const APART = /^(?:BR|SPAN|SUP|LABEL)$/
/** Attributes that are read aloud or shown, where there is nothing else to read. */
const READ_ALOUD = ['alt', 'aria-label', 'placeholder', 'title']
/** Of a page's PDF: it changes with every word. */
const FILE_SIZE = /\d+(?:[.,]\d+)?\s*[kM]?[oB]\s*$/

const SCRIPT_OR_STYLE = /<(script|style)\b.*?<\/\1>/gs
/** Made by React's useId(), of an element's place among all; and what names files by their content. */
const NOISE = / integrity="[^"]*"|\b_R_\w*_|(?<=\/assets\/[\w/-]*?[.-])[\w-]{8}(?=\.(?:js|css)\b)/g
const CLASSES = /(\bclass="|className&quot;:&quot;)([^"&]*)/g
const LINK = /<a [^>]*?href="(https?:\/\/[^"]*)"/gi

/**
 * @param html of a finished page
 * @param readSheet gives the style sheet at an address of the same site
 */
export function readPage(html: string, readSheet: (address: string) => string): ReadPage {
  const styles = [
    ...Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css),
    ...Array.from(html.matchAll(/<link rel="stylesheet"[^>]*? href="([^"]+)"/g), ([, sheet = '']) => readSheet(sheet)),
  ]
  const body = html
    .slice(Math.max(0, html.indexOf('</head>')))
    .replace(SCRIPT_OR_STYLE, '')
    .replace(NOISE, '')
  const { title, description } = readHead(html)
  return {
    lines: [title, description, ...readLines(body)].filter(Boolean),
    rules: readRules(styles.join('\n')),
    markup: (numberClasses(body).match(/<[a-z][^>]*>/gi) ?? []).join('\n'),
    links: linksOf(html),
  }
}

/** Where a page leads outside of its own host. */
export function linksOf(html: string): string[] {
  return Array.from(html.matchAll(LINK), ([, href = '']) => href.replaceAll('&amp;', '&'))
}

/**
 * Gives the rules of styles without the names of classes and keyframes: these are letters in the order of all that there
 * are (tools/build/shortClassNames.ts), so that one more renames those of every page.
 */
function readRules(css: string): string[] {
  const keyframes = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name)
  const named = new RegExp(`(?<=@keyframes |animation[^:;{}]*:[^;{}]*)\\b(?:${keyframes.join('|')})\\b`, 'g')
  const plain = keyframes.length === 0 ? css : css.replace(named, '')
  return plain.replace(/(?<!url\([^)]*)\.[a-z_-][\w-]*/gi, '.').split(/(?<=\})/)
}

function numberClasses(body: string): string {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => numbers.get(name) ?? numbers.set(name, numbers.size).get(name)
  return body.replace(CLASSES, (_, before: string, names: string) => before + names.split(' ').map(numberOf).join(' '))
}

function readLines(body: string): string[] {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    lines.push(inOneLine(line))
    line = ''
  }
  const read = (element: HTMLElement): void => {
    for (const node of element.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) line += node.text
      if (!isElement(node) || UNREAD.test(node.tagName) || node.getAttribute('aria-hidden') === 'true') continue
      lines.push(...READ_ALOUD.map((name) => inOneLine(node.getAttribute(name) ?? '')))
      if (node.tagName === 'SVG') continue
      const edge = INLINE.test(node.tagName) ? () => (line += APART.test(node.tagName) ? ' ' : '') : endLine
      edge()
      read(node)
      if (node.hasAttribute('download')) line = line.replace(FILE_SIZE, '')
      edge()
    }
  }
  read(parse(body))
  endLine()
  return lines
}

/** Which spaces there are, and where words may be parted, nobody sees. */
export function inOneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replace(/[\s\u200b\u2060]+/g, ' ')
    .trim()
}

function isElement(node: object): node is HTMLElement {
  return Reflect.get(node, 'nodeType') === NodeType.ELEMENT_NODE
}
