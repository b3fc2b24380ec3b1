/**
 * What a drawing may be made of: the elements and attributes of SVG that draw, and what the editors add for themselves.
 * Whatever is not here is refused. https://www.w3.org/TR/SVG2/eltindex.html https://www.w3.org/TR/SVG2/attindex.html
 */

export const SVG = 'http://www.w3.org/2000/svg'
export const XLINK = 'http://www.w3.org/1999/xlink'
export const XML = 'http://www.w3.org/XML/1998/namespace'
export const XMLNS = 'http://www.w3.org/2000/xmlns/'

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Elements of SVG that draw, or say what is drawn. */
export const ELEMENTS = words(`
  svg g defs symbol use switch title desc metadata a style image
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Attributes that are words for people and programs, and that browsers make nothing of. */
export const INERT_ATTRIBUTES = words(`
  id class lang role name version baseProfile content contentScriptType contentStyleType requiredExtensions
  requiredFeatures systemLanguage type media result in in2
`)

/** Attributes that place, measure or dress; browsers read most of them as CSS. */
export const DRAWING_ATTRIBUTES = words(`
  x y x1 x2 y1 y2 cx cy r rx ry fx fy fr width height d points pathLength viewBox preserveAspectRatio zoomAndPan
  transform gradientTransform patternTransform gradientUnits patternUnits patternContentUnits clipPathUnits maskUnits
  maskContentUnits markerUnits primitiveUnits filterUnits filterRes spreadMethod offset refX refY markerWidth
  markerHeight orient dx dy rotate textLength lengthAdjust startOffset method side spacing path
  amplitude azimuth baseFrequency bias diffuseConstant divisor edgeMode elevation exponent intercept k1 k2 k3 k4
  kernelMatrix kernelUnitLength limitingConeAngle mode numOctaves operator order pointsAtX pointsAtY pointsAtZ
  preserveAlpha radius scale seed slope specularConstant specularExponent stdDeviation stitchTiles surfaceScale
  tableValues targetX targetY values xChannelSelector yChannelSelector z
  style alignment-baseline background baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-profile color-rendering cursor direction display dominant-baseline
  enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family
  font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant
  font-variant-ligatures font-variation-settings font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color line-height
  marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align
  text-anchor text-decoration text-orientation text-overflow text-rendering transform-box transform-origin
  unicode-bidi vector-effect visibility white-space word-spacing writing-mode
`)

/** Attributes of XLink but for `href`, and of XML itself, that do nothing. */
export const LINKING_ATTRIBUTES = words('type show actuate title role arcrole')
export const XML_ATTRIBUTES = words('space lang')

/** Where the editors keep what only they understand: to a browser these are names without meaning. */
const EDITOR_NAMESPACES = [
  // Inkscape, and the metadata that it writes.
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/',
  // Illustrator and its kin.
  'http://ns.adobe.com/',
  'adobe:ns:meta/',
  // Sketch, Figma, Affinity, CorelDRAW, Boxy SVG, SVG.js, LibreOffice, Visio.
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.figma.com/figma/ns',
  'http://www.serif.com/',
  'http://www.corel.com/coreldraw/',
  'https://boxy-svg.com',
  'http://svgjs.com/svgjs',
  'http://svgjs.dev/svgjs',
  'http://xml.openoffice.org/svg/export',
  'http://sun.com/xmlns/staroffice/presentation',
  'http://schemas.microsoft.com/visio/2003/SVGExtensions/',
]

/** Whether names of a namespace are an editor's own. */
export function isOfAnEditor(namespace: string): boolean {
  return EDITOR_NAMESPACES.some((known) => namespace.startsWith(known))
}

/** What the prefixes stand for that exports use, and sometimes forget to declare. */
export const KNOWN_PREFIXES: ReadonlyMap<string, string> = new Map([
  ['xlink', XLINK],
  ['inkscape', 'http://www.inkscape.org/namespaces/inkscape'],
  ['sodipodi', 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd'],
  ['sketch', 'http://www.bohemiancoding.com/sketch/ns'],
  ['serif', 'http://www.serif.com/'],
])

/** Functions of CSS that compute, paint or move; those that fetch are not among them, and `url()` has a rule of its own. */
export const CSS_FUNCTIONS = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp round abs
  matrix matrix3d translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d scale
  scalex scaley scalez scale3d skew skewx skewy perspective cubic-bezier steps linear
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  path polygon circle ellipse inset rect xywh linear-gradient radial-gradient conic-gradient
  not is where nth-child nth-of-type nth-last-child nth-last-of-type lang and or
`)

/** Rules of CSS that only choose when others apply. */
export const CSS_AT_RULES = words('media supports')
