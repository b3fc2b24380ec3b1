import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { type Diagnostic, sortDiagnostics } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { shorten } from '../../content/shorten.ts'
import { tell } from '../tell.ts'

const MOST_BYTES = 2_000_000
/** Renderers that go deeper crash. */
const DEEPEST = 100
const MOST_TOLD = 10
const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** The elements that draw, and those that hold words about the drawing: https://www.w3.org/TR/SVG2/eltindex.html */
const ELEMENTS =
  /^(?:svg|g|defs|symbol|use|switch|title|desc|metadata|a|style|image|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|linearGradient|radialGradient|stop|pattern|clipPath|mask|marker|filter|fe[A-Z]\w+)$/
/** Where editors keep what only they understand: to a browser these are names without meaning. */
const OF_EDITORS =
  /^(?:http:\/\/(?:www\.inkscape\.org|sodipodi\.sourceforge\.net|inkscape\.sourceforge\.net|creativecommons\.org|web\.resource\.org\/cc|purl\.org\/dc|ns\.adobe\.com|www\.bohemiancoding\.com|www\.figma\.com|www\.serif\.com|www\.corel\.com|svgjs\.(?:com|dev)|xml\.openoffice\.org|sun\.com|schemas\.microsoft\.com\/visio|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#)|https:\/\/boxy-svg\.com|adobe:ns:meta\/)/
/** The document type that editors write, and that browsers pass over. */
const USUAL_DOCUMENT_TYPE =
  /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s*(?:"https?:\/\/www\.w3\.org\/[\w./]+"\s*)?$/
/** What runs, or changes where links lead; words that are read as CSS have a pattern of their own. */
const UNSAFE_ATTRIBUTES = /^(?:on.*|base|src|ping|handler|event)$/i
const SAFE_LINK = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*$)/i
/** What fetches, moves or hides something in CSS: rules of its own, addresses that are not parts of the drawing, escapes. */
const UNSAFE_CSS =
  /\\|\/\*(?![^]*?\*\/)|@(?!(?:media|supports)\b)|\burl\((?!\s*(["']?)#[^"'()\s]+\1\s*\))|\b(?:src|image|image-set|-webkit-image-set|cross-fade|element|paint|attr|expression)\(|javascript:/i

/**
 * Checks that an SVG is a drawing and nothing more: well-formed XML in UTF-8, of elements that draw, which refers to nothing but
 * its own parts and pictures that it holds itself. It is served from our own origin, and three renderers draw it.
 *
 * @param file its path from the project's root
 */
export function checkSvg(bytes: Uint8Array, file: string): readonly Diagnostic[] {
  if (bytes.byteLength > MOST_BYTES) return [tell('svg-undrawable', { file })]
  const source = new TextDecoder().decode(bytes)
  if (/[\0\ufffd]/.test(source)) return [tell('svg-not-utf-8', { file })]
  const found = new Map<string, Diagnostic>()
  const locate = createLocator(source)
  const report = (rule: 'svg-unsafe' | 'svg-malformed' | 'svg-element-unknown', what: string, offset: number) => {
    const key = `${rule} ${what}`
    if (!found.has(key) && found.size < MOST_TOLD) {
      found.set(key, tell(rule, { file, ...locate(offset) }, { what: shorten(what) }))
    }
  }
  try {
    readDrawing(source, report)
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    report('svg-malformed', source.slice(Math.max(0, error.offset - 10), error.offset + 20), error.offset)
  }
  return sortDiagnostics([...found.values()])
}

type Report = (rule: 'svg-unsafe' | 'svg-element-unknown', what: string, offset: number) => void

/** @throws Malformed where the parser cannot go on */
function readDrawing(source: string, report: Report): void {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true })
  let depth = 0
  let tagStart = 0
  let style: number | undefined
  const stop = (offset = Math.min(parser.position, source.length) - 1) => {
    throw new Malformed(Math.max(0, offset))
  }
  const checkCss = (css: string, offset: number) => {
    const unsafe = UNSAFE_CSS.exec(css)
    if (unsafe)
      report('svg-unsafe', unsafe[0] === '\\' ? unsafe[0] : css.slice(unsafe.index, unsafe.index + 40), offset)
  }
  const checkAttribute = ({ name, local, uri, value }: SaxesAttributeNS) => {
    const isLink = local === 'href' && (uri === '' || uri === XLINK)
    if (uri.startsWith('http://www.w3.org/2000/xmlns') || OF_EDITORS.test(uri)) return
    const isUnsafe = UNSAFE_ATTRIBUTES.test(local) || (isLink && !SAFE_LINK.test(value))
    if (isUnsafe) report('svg-unsafe', `${name}=`, Math.max(tagStart, source.indexOf(` ${name}`, tagStart) + 1))
    else if (!isLink) checkCss(value, tagStart)
  }
  parser.on('error', () => stop())
  parser.on('doctype', (text) => {
    // Its entities are not known here: nothing after it could be judged.
    if (!USUAL_DOCUMENT_TYPE.test(text)) stop(source.search(/<!DOCTYPE/i))
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xpacket') report('svg-unsafe', `<?${target}?>`, source.indexOf(`<?${target}`))
  })
  parser.on('opentagstart', ({ name }) => {
    tagStart = source.lastIndexOf(`<${name}`, parser.position - 1)
  })
  parser.on('opentag', ({ name, uri, local, attributes }: SaxesTagNS) => {
    depth += 1
    if (depth === 1 && (uri !== SVG || local !== 'svg')) stop(tagStart)
    if (depth > DEEPEST) stop(tagStart)
    if (style !== undefined) report('svg-unsafe', `<${name}>`, tagStart)
    if (uri === SVG ? !ELEMENTS.test(local) : !OF_EDITORS.test(uri))
      report('svg-element-unknown', `<${name}>`, tagStart)
    if (uri === SVG && local === 'style') style = parser.position
    for (const attribute of Object.values(attributes)) checkAttribute(attribute)
  })
  const checkText = (text: string) => {
    if (style !== undefined) checkCss(text, style)
  }
  parser.on('text', checkText)
  parser.on('cdata', checkText)
  parser.on('closetag', ({ local }) => {
    depth -= 1
    if (local === 'style') style = undefined
  })
  parser.write(source)
  const { encoding = 'UTF-8' } = parser.xmlDecl
  if (!/^utf-?8$/i.test(encoding)) stop(source.indexOf(encoding))
  parser.close()
}

/** An SVG that is not XML, or that cannot be gone on with. */
class Malformed extends Error {
  constructor(readonly offset: number) {
    super('Not an SVG.')
  }
}
