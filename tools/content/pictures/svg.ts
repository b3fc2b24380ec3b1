import { Resvg } from '@resvg/resvg-js'
import { diagnose, type Place, shorten } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'

const MAX_BYTES = 500_000

/** The declaration, the document type, comments and character data as editors write them. */
const USUAL =
  /^\s*<\?xml version=(["'])1\.\d\1(?:\s+encoding=(["'])utf-8\2)?(?:\s+standalone=(["'])\w+\3)?\s*\?>|<!DOCTYPE\s+svg\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\4\s*(?:(["'])https?:\/\/www\.w3\.org\/[\w./]+\5\s*)?>|<\?xpacket\b|<!--|<!\[CDATA\[/gi

/** What would run or fetch something, or computes for minutes: elements, attributes, namespaces and addresses. */
const UNSAFE = [
  /<[!?]\S*/,
  /<(?:[^\s<>:/]+:)?(?:script|foreignObject|animate\w*|set|discard|handler|listener|color-profile|font-face-uri|feTurbulence|feConvolveMatrix)(?=[\s/>])/i,
  /\sxmlns(?::[^\s=]+)?\s*=\s*["'](?:[^"']*&|http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/Math|2001\/xml-events))/i,
  /\s(?:[^\s=<>"'/]+:)?(?:on\w+|base|src|ping|event)\s*=/i,
  /href\s*=\s*(?:"(?!\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*"))|'(?!\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*')))/i,
]

/** Values that fetch something, or hide it in escapes. */
const UNSAFE_VALUE =
  /\\|\/\*(?![^]*?\*\/)|\burl\((?!\s*(["']?)#[^"'()\s]+\1\s*\))|\b(?:src|image|image-set|-webkit-image-set|cross-fade|element|paint|attr|expression)\(|javascript:/i
/** Rules that fetch or move something. */
const UNSAFE_RULE = /@(?!(?:media|supports)\b)/

/** A style sheet up to the next tag, which ends it. */
const STYLE_SHEET = /<(?:[^\s<>:/]+:)?style(?=[\s/>])((?:[^<]|<!\[CDATA\[)*)(<?\/?)/g
/** An attribute that may be a style. */
const ATTRIBUTE = /\s[^\s=<>"'/:]+\s*=\s*("[^"]*"|'[^']*')/g

/**
 * Measures a drawing with the renderer of PDFs and shared images, unless it would run or fetch something: it is served from
 * the site's own origin. It has no size if it has errors. The renderer refuses what is not well-formed, nested too deeply or
 * repeats itself without end.
 *
 * @param file its path from the project's root
 */
export function measureDrawing(bytes: Uint8Array, file: string) {
  const source = new TextDecoder().decode(bytes)
  const refuse = (diagnostic: ReturnType<typeof diagnose>) => ({ size: undefined, diagnostics: [diagnostic] })
  const unreadable = diagnose('picture-unreadable_drawing', { file })
  if (bytes.byteLength > MAX_BYTES || ['\0', '\u001b', '\ufffd'].some((sign) => source.includes(sign)))
    return refuse(unreadable)
  const unsafe = findUnsafe(source)
  if (unsafe) {
    const place: Place = { file, ...createLocator(source)(unsafe.index) }
    return refuse(diagnose('svg-unsafe', place, { what: shorten(unsafe.what) }))
  }
  try {
    const { width, height } = new Resvg(Buffer.from(bytes), { font: { loadSystemFonts: false } })
    return { size: { width, height }, diagnostics: [] }
  } catch {
    return refuse(unreadable)
  }
}

/** Returns the first thing in a drawing that would run or fetch something. */
function findUnsafe(source: string): { readonly what: string; readonly index: number } | undefined {
  const unusual = source.replaceAll(USUAL, (usual) => ' '.repeat(usual.length))
  for (const pattern of UNSAFE) {
    const { 0: what, index } = pattern.exec(unusual) ?? { index: 0 }
    if (what !== undefined) return { what: what.trim(), index: index + what.length - what.trimStart().length }
  }
  for (const { 1: css = '', 2: end, index } of source.matchAll(STYLE_SHEET)) {
    const text = decode(css.replaceAll(/<!\[CDATA\[|\]\]>/g, ''))
    const [what] = UNSAFE_VALUE.exec(text) ?? UNSAFE_RULE.exec(text) ?? []
    const isOpen = end !== '</' || css.lastIndexOf('<![CDATA[') > css.lastIndexOf(']]>')
    if (what !== undefined || isOpen) return { what: what ?? '<style>', index }
  }
  for (const { 1: value = '', index } of source.matchAll(ATTRIBUTE)) {
    const [what] = UNSAFE_VALUE.exec(decode(value)) ?? []
    if (what !== undefined) return { what, index: index + 1 }
  }
  return undefined
}

/** Returns a text with its character references replaced. */
function decode(text: string): string {
  return text.replaceAll(/&#(x?)([\da-f]+);/gi, (_, hexadecimal: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hexadecimal === '' ? 10 : 16)),
  )
}
