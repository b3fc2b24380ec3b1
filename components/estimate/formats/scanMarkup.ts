/** Callbacks for the pieces of an XML or HTML document, in their order. */
export interface MarkupListener {
  /** @param attributes as written */
  open?(name: string, attributes: string): void
  /** Called for elements without content, too. */
  close?(name: string): void
  text?(text: string): void
}

const PROGRAM = /^(?:script|style)$/i
const NAME = /^[^\s/>]+/
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi
const entities: Readonly<Record<string, string | undefined>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '',
}

/** Scans XML or HTML in one pass over its letters, well-formed or not. */
export function scanMarkup(source: string, listener: MarkupListener): void {
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('<', at)
    const end = start === -1 ? source.length : start
    if (end > at) listener.text?.(decodeEntities(source.slice(at, end)))
    if (start === -1) return
    at = readTag(source, start, listener)
  }
}

/** @returns the position after the tag */
function readTag(source: string, start: number, listener: MarkupListener): number {
  if (source.startsWith('<!--', start)) return after(source, '-->', start + 4)
  if (source.startsWith('<![CDATA[', start)) {
    const end = after(source, ']]>', start)
    listener.text?.(source.slice(start + 9, end - 3))
    return end
  }
  const next = source.charAt(start + 1)
  if (next === '?' || next === '!') return after(source, '>', start)
  // A `<` that begins no tag.
  if (!/[\p{L}_/]/u.test(next)) {
    listener.text?.('<')
    return start + 1
  }
  const end = endOfTag(source, start)
  const tag = source.slice(start + 1, end)
  if (next === '/') listener.close?.(NAME.exec(tag.slice(1))?.[0] ?? '')
  else {
    const name = NAME.exec(tag)?.[0] ?? ''
    listener.open?.(name, tag.slice(name.length))
    if (tag.endsWith('/')) listener.close?.(name)
    // The only markup in a script or style sheet is its end tag.
    else if (PROGRAM.test(name)) return endOfProgram(source, end, name)
  }
  return end + 1
}

function endOfProgram(source: string, start: number, name: string): number {
  const pattern = new RegExp(`</${name}`, 'gi')
  pattern.lastIndex = start
  return pattern.exec(source)?.index ?? source.length
}

/** Returns the position of the `>` that ends a tag; one within quotation marks does not. */
function endOfTag(source: string, start: number): number {
  let quote = ''
  for (let at = start; at < source.length; at += 1) {
    const letter = source.charAt(at)
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '>') return at
    else if ((letter === '"' || letter === "'") && source.charAt(at - 1) === '=') quote = letter
  }
  return source.length
}

function after(source: string, end: string, start: number): number {
  const found = source.indexOf(end, start)
  return found === -1 ? source.length : found + end.length
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? entity
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}

/** Returns the value of an attribute of a tag. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const start = ` ${attributes}`.search(new RegExp(`\\s${name}\\s?=\\s?["']`))
  if (start === -1) return undefined
  const from = attributes.slice(start)
  const quote = /["']/.exec(from)
  if (!quote) return undefined
  const end = from.indexOf(quote[0], quote.index + 1)
  return decodeEntities(from.slice(quote.index + 1, end === -1 ? undefined : end))
}
