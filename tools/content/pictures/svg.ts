import { Resvg } from '@resvg/resvg-js'
import { diagnose, shorten } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'

const MAX_BYTES = 500_000

/** The declaration, the document type, comments and character data as editors write them. */
const USUAL =
  /^\s*<\?xml version=(["'])1\.\d\1(?:\s+encoding=(["'])utf-8\2)?(?:\s+standalone=(["'])\w+\3)?\s*\?>|<!DOCTYPE\s+svg\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\4\s*(?:(["'])https?:\/\/www\.w3\.org\/[\w./]+\5\s*)?>|<\?xpacket\b|<!--|<!\[CDATA\[/gi
/** A style sheet with anything but character data in it, or without an end. */
const BROKEN_STYLE = /<(?:[^\s<>:/]+:)?style(?=[\s/>])[^<]*(?:<!\[CDATA\[(?:[^\]]|\](?!\]>))*\]\]>[^<]*)?<(?!\/)/

/** What would run or fetch something, or computes for minutes: elements, attributes, namespaces, addresses and styles. */
const UNSAFE = [
  /<[!?]\S*/,
  /<(?:[^\s<>:/]+:)?(?:script|foreignObject|animate\w*|set|discard|handler|listener|color-profile|font-face-uri|feTurbulence|feConvolveMatrix)(?=[\s/>])/i,
  /\sxmlns(?::[^\s=]+)?\s*=\s*["'](?:[^"']*&|http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/Math|2001\/xml-events))/i,
  /\s(?:[^\s=<>"'/]+:)?(?:on\w+|base|src|ping|event)\s*=/i,
  /href\s*=\s*(?:"(?!\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*"))|'(?!\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*')))/i,
  /\\[^"'<>]*\(|\/\*(?![^]*?\*\/)|\burl\((?!\s*(["']?)#[^"'()\s]+\1\s*\))|\b(?:src|image|image-set|-webkit-image-set|cross-fade|element|paint|attr|expression)\(|javascript:/i,
  /(?<![\w.])@(?!(?:media|supports)\b)[\w\\-]+/,
]

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
  const text = decode(source.replaceAll(USUAL, (usual) => ' '.repeat(usual.length)))
  const unsafe =
    UNSAFE.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? BROKEN_STYLE.exec(source)
  if (unsafe) {
    const what = unsafe[0].trim()
    const place = { file, ...createLocator(source)(unsafe.index + unsafe[0].indexOf(what)) }
    return refuse(diagnose('svg-unsafe', place, { what: shorten(what) }))
  }
  try {
    const { width, height } = new Resvg(Buffer.from(bytes), { font: { loadSystemFonts: false } })
    return { size: { width, height }, diagnostics: [] }
  } catch {
    return refuse(unreadable)
  }
}

/** Returns a text with its character references replaced. */
function decode(text: string): string {
  return text.replaceAll(/&#(x?)([\da-f]{1,5});/gi, (_, hexadecimal: string, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, hexadecimal === '' ? 10 : 16)),
  )
}
