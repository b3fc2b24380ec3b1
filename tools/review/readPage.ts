import { HTMLElement, parse, TextNode } from 'node-html-parser'
import { readHead } from '../site/finishedPages.ts'

/** A page of a built site in a form that two builds can be compared in. */
export interface ReadPage {
  readonly title: string
  /** Its texts in reading order: title, description, headings, paragraphs, alternative texts. */
  readonly lines: readonly string[]
  /** Its elements with the attributes that determine their look. */
  readonly elements: readonly string[]
  /** Its style rules without the names of classes and keyframes. */
  readonly rules: readonly string[]
}

/** Phrasing content, which does not end a line. https://html.spec.whatwg.org/multipage/dom.html#phrasing-content */
const INLINE =
  /^(?:A|ABBR|B|BDI|BDO|BR|CITE|CODE|DATA|DEL|DFN|EM|I|INS|KBD|LABEL|MARK|Q|RUBY|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR|WBR)$/
/** Inline elements that separate words. */
const SEPARATING = /^(?:BR|SPAN|SUP|LABEL)$/
const UNREAD = /^(?:SCRIPT|STYLE|TEMPLATE)$/
const READ_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']
const VISIBLE_ATTRIBUTES = ['src', 'style', 'd', 'open', 'hidden', 'type']
/** The size of a page's PDF, which changes with every word. */
const FILE_SIZE = /\d+(?:[.,]\d+)?\s*[kM]?[oB]\s*$/

/**
 * Reads a finished page.
 *
 * @param readSheet returns the style sheet at an address of the same site
 */
export function readPage(html: string, readSheet: (address: string) => string): ReadPage {
  const document = parse(html)
  const { title, description } = readHead(document)
  const styles = document.querySelectorAll('style').map((style) => style.rawText)
  const sheets = document.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '')
  const { lines, elements } = readBody(document.querySelector('body') ?? document)
  return {
    title,
    lines: [title, description, ...lines].filter(Boolean),
    elements,
    rules: readRules([...styles, ...sheets.map(readSheet)].join('\n')),
  }
}

function readBody(body: HTMLElement): Pick<ReadPage, 'lines' | 'elements'> {
  const lines: string[] = []
  const elements: string[] = []
  let line = ''
  const endLine = () => {
    lines.push(normalizeSpace(line))
    line = ''
  }
  const read = (element: HTMLElement, isHidden: boolean): void => {
    for (const node of element.childNodes) {
      if (node instanceof TextNode && !isHidden) line += node.text
      if (!(node instanceof HTMLElement) || UNREAD.test(node.tagName)) continue
      elements.push([node.tagName, ...VISIBLE_ATTRIBUTES.map((name) => node.getAttribute(name) ?? '')].join(' '))
      const hides = isHidden || node.getAttribute('aria-hidden') === 'true'
      if (!hides) lines.push(...READ_ATTRIBUTES.map((name) => normalizeSpace(node.getAttribute(name) ?? '')))
      const edge = INLINE.test(node.tagName) ? () => (line += SEPARATING.test(node.tagName) ? ' ' : '') : endLine
      edge()
      read(node, hides || node.tagName === 'SVG')
      if (node.hasAttribute('download')) line = line.replace(FILE_SIZE, '')
      line += addressOf(node)
      edge()
    }
  }
  read(body, false)
  endLine()
  return { lines, elements }
}

/** The address of a link to another host is read with its words; without its query, which names the page in links that share it. */
function addressOf(element: HTMLElement): string {
  const [, address] = /^(https?:\/\/[^?#]*)/.exec(element.getAttribute('href') ?? '') ?? []
  return address === undefined ? '' : ` (${address})`
}

/** The build names classes and keyframes by their order: a new one renames those of every page. */
function readRules(css: string): string[] {
  const keyframes = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name)
  const animations = `(?<=@keyframes |animation[^;{}]*)\\b(?:${keyframes.join('|') || '(?!)'})\\b`
  return css.replace(new RegExp(`\\.[a-z_-][\\w-]*|${animations}`, 'gi'), '').split(/(?<=\})/)
}

/** Replaces all kinds of spaces by plain ones, and removes invisible characters. */
export function normalizeSpace(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replace(/[\s\u200b\u2060]+/g, ' ')
    .trim()
}
