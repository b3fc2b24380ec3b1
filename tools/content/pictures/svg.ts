import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { diagnose, type Diagnostic, shorten } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'
import type { RuleName } from '../messages/catalogue.ts'

const MAX_BYTES = 500_000
/** The most parts that may be drawn by repeating others; a few lines can expand to billions. */
const MAX_REPEATED = 2000
/** The deepest nesting; renderers crash on more. */
const MAX_DEPTH = 100
const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/**
 * Elements that draw or describe the drawing, except for filters that take minutes to compute:
 * https://www.w3.org/TR/SVG2/eltindex.html
 */
const ELEMENTS =
  /^(?:svg|g|defs|symbol|use|switch|title|desc|metadata|a|style|image|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|linearGradient|radialGradient|stop|pattern|clipPath|mask|marker|filter|fe(?!Turbulence|ConvolveMatrix)[A-Z]\w+)$/
/** Namespaces in which editors store data of their own; browsers ignore them. */
const OF_EDITORS =
  /^(?:http:\/\/(?:www\.inkscape\.org|sodipodi\.sourceforge\.net|inkscape\.sourceforge\.net|creativecommons\.org|web\.resource\.org\/cc|purl\.org\/dc|ns\.adobe\.com|www\.bohemiancoding\.com|www\.figma\.com|www\.serif\.com|www\.corel\.com|svgjs\.(?:com|dev)|xml\.openoffice\.org|sun\.com|schemas\.microsoft\.com\/visio|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#)|https:\/\/boxy-svg\.com|adobe:ns:meta\/)/
/** The document type that editors write and browsers ignore. */
const USUAL_DOCUMENT_TYPE =
  /^\s*svg\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\1\s*(?:(["'])https?:\/\/www\.w3\.org\/[\w./]+\2\s*)?$/
/** Attributes that run scripts, or change where links lead; CSS has a pattern of its own. */
const UNSAFE_ATTRIBUTES = /^(?:on.*|base|src|ping|handler|event)$/i
const SAFE_LINK = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*$)/i
/** CSS that fetches, moves or hides something: at-rules, addresses outside the drawing, escapes. */
const UNSAFE_CSS =
  /\\|\/\*(?![^]*?\*\/)|@(?!(?:media|supports)\b)|\burl\((?!\s*(["']?)#[^"'()\s]+\1\s*\))|\b(?:src|image|image-set|-webkit-image-set|cross-fade|element|paint|attr|expression)\(|javascript:/i

/** A reference to another part of the drawing: to repeat it, or as a pattern, a mask or a filter. */
const REFERENCE = /^\s*#(.+)|url\(\s*["']?#([^"'()\s]+)/g

/** Thrown at the first thing in an SVG that a drawing must not contain. */
class Refused extends Error {
  constructor(readonly diagnostic: Diagnostic) {
    super(diagnostic.message)
  }
}

/**
 * Checks that an SVG is only a drawing: well-formed XML in UTF-8, made of drawing elements, that refers to nothing but
 * its own parts and embedded pictures. It is served from the site's own origin, and three renderers draw it. Only the
 * first error is reported, because the file has to be exported again in any case.
 *
 * @param file its path from the project's root
 */
export function checkSvg(bytes: Uint8Array, file: string): readonly Diagnostic[] {
  if (bytes.byteLength > MAX_BYTES) return [diagnose('svg-undrawable', { file })]
  const source = new TextDecoder().decode(bytes)
  if (/[\0\ufffd]/.test(source)) return [diagnose('svg-not-utf-8', { file })]
  try {
    readDrawing(source, file)
    return []
  } catch (error) {
    if (error instanceof Refused) return [error.diagnostic]
    throw error
  }
}

/** Reads an SVG, and throws Refused at the first thing that a drawing must not contain. */
function readDrawing(source: string, file: string): void {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true })
  let tagStart = 0
  let style: number | undefined
  const open: string[] = []
  /** The ids that each part refers to, by its own id; the key of the whole drawing is an empty string. */
  const repeated = new Map<string, string[]>()
  const refuse = (rule: RuleName, what: string, offset: number) => {
    const place = { file, ...createLocator(source)(Math.max(0, offset)) }
    throw new Refused(diagnose(rule, place, { what: shorten(what) }))
  }
  const stop = (offset = Math.min(parser.position, source.length) - 1) =>
    refuse('svg-malformed', source.slice(Math.max(0, offset - 10), offset + 20), offset)
  const checkCss = (css: string, offset: number) => {
    const { 0: sign, index } = UNSAFE_CSS.exec(css) ?? { index: 0 }
    if (sign !== undefined) refuse('svg-unsafe', sign === '\\' ? sign : css.slice(index, index + 40), offset)
  }
  const checkAttribute = ({ name, local, uri, value }: SaxesAttributeNS) => {
    const isLink = local === 'href' && (uri === '' || uri === XLINK)
    if (uri.startsWith('http://www.w3.org/2000/xmlns') || OF_EDITORS.test(uri)) return
    const isUnsafe = UNSAFE_ATTRIBUTES.test(local) || (isLink && !SAFE_LINK.test(value))
    if (isUnsafe) refuse('svg-unsafe', `${name}=`, Math.max(tagStart, source.indexOf(` ${name}`, tagStart) + 1))
    if (!isLink) checkCss(value, tagStart)
    for (const [, link, target = link ?? ''] of value.matchAll(REFERENCE)) {
      for (const id of new Set(open)) repeated.set(id, [...(repeated.get(id) ?? []), target])
    }
  }
  parser.on('error', () => stop())
  parser.on('doctype', (text) => {
    // Entities of other document types are unknown, so the rest can't be checked.
    if (!USUAL_DOCUMENT_TYPE.test(text)) stop(source.search(/<!DOCTYPE/i))
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xpacket') refuse('svg-unsafe', `<?${target}?>`, source.indexOf(`<?${target}`))
  })
  parser.on('opentagstart', ({ name }) => {
    tagStart = source.lastIndexOf(`<${name}`, parser.position - 1)
  })
  parser.on('opentag', ({ name, uri, local, attributes }: SaxesTagNS) => {
    open.push(open.length === 0 ? '' : (attributes['id']?.value ?? ''))
    if (open.length > MAX_DEPTH || (open.length === 1 && (uri !== SVG || local !== 'svg'))) stop(tagStart)
    if (style !== undefined) refuse('svg-unsafe', `<${name}>`, tagStart)
    const isKnown = uri === SVG ? ELEMENTS.test(local) : OF_EDITORS.test(uri)
    if (!isKnown) refuse('svg-element-unknown', `<${name}>`, tagStart)
    if (uri === SVG && local === 'style') style = parser.position
    for (const attribute of Object.values(attributes)) checkAttribute(attribute)
  })
  for (const event of ['text', 'cdata'] as const) {
    parser.on(event, (text) => style !== undefined && checkCss(text, style))
  }
  parser.on('closetag', ({ local }) => {
    open.pop()
    if (local === 'style') style = undefined
  })
  parser.write(source)
  const { encoding = 'UTF-8' } = parser.xmlDecl
  if (!/^utf-?8$/i.test(encoding)) stop(source.indexOf(encoding))
  parser.close()
  if (isEndless(repeated)) refuse('svg-undrawable', '', 0)
}

/** Returns whether a drawing repeats its parts too often, or within themselves. */
function isEndless(repeated: ReadonlyMap<string, readonly string[]>): boolean {
  let count = 0
  const repeat = (id: string): boolean => {
    count += 1
    return count > MAX_REPEATED || (repeated.get(id) ?? []).some(repeat)
  }
  return repeat('')
}
