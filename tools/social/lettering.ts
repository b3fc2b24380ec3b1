import { create, type Font, type Glyph } from 'fontkit'
import { MINUS, NARROW_SPACE } from '../pdf/characters.ts'
import { cutFaces, faceNames, type FaceName } from '../pdf/faces.ts'

/** A face at a size in pixels. */
export interface Type {
  readonly face: FaceName
  readonly size: number
}

/** Where the ink of a text is, from the start of its baseline; y grows downwards. */
export interface InkBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** As in the PDFs: no face has a narrow no-break space of its own. */
const NARROW_SPACE_WIDTH = 0.17

let lettering: Promise<Lettering> | undefined

/** The faces of the PDFs, ready to draw with; cut once. */
export function loadLettering(): Promise<Lettering> {
  lettering ??= cutFaces().then((files) => new Lettering((face) => files[face]))
  return lettering
}

/** Measures texts and turns them into outlines: an image then needs no fonts, and is the same on every machine. */
export class Lettering {
  readonly #fonts: ReadonlyMap<FaceName, Font>
  /** At size 1: fitting a text measures its words many times. */
  readonly #widths = new Map<string, number>()
  readonly #outlines = new Map<string, string>()

  constructor(fileOf: (face: FaceName) => Buffer) {
    this.#fonts = new Map(
      faceNames.map((face) => {
        const font = create(fileOf(face))
        if (!('layout' in font)) throw new Error(`The face "${face}" is a collection of fonts.`)
        return [face, font]
      }),
    )
  }

  /** How wide a text is. */
  measure(text: string, { face, size }: Type): number {
    const key = `${face} ${text}`
    const width = this.#widths.get(key) ?? this.#set(text, { face, size: 1 }).width
    this.#widths.set(key, width)
    return width * size
  }

  /** The text as paths, from the start of its baseline. */
  outline(text: string, type: Type, x: number, y: number): string {
    const scale = this.#scaleOf(type)
    return this.#set(text, type)
      .glyphs.map(({ glyph, left, rise }) => {
        const outline = this.#outlineOf(type.face, glyph)
        return outline && `<path transform="matrix(${scale} 0 0 ${-scale} ${x + left} ${y - rise})" d="${outline}"/>`
      })
      .join('')
  }

  /** Where the ink of a text is: letters that are pictures are placed by what is seen of them. */
  inkOf(text: string, type: Type): InkBox {
    const scale = this.#scaleOf(type)
    const boxes = this.#set(text, type).glyphs.map(({ glyph, left }) => ({
      left: left + glyph.bbox.minX * scale,
      right: left + glyph.bbox.maxX * scale,
      top: -glyph.bbox.maxY * scale,
      bottom: -glyph.bbox.minY * scale,
    }))
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    }
  }

  /** In the units of its font. */
  #outlineOf(face: FaceName, glyph: Glyph): string {
    const key = `${face} ${glyph.id}`
    const outline = this.#outlines.get(key) ?? glyph.path.toSVG()
    this.#outlines.set(key, outline)
    return outline
  }

  #scaleOf({ face, size }: Type): number {
    return size / this.#fontOf(face).unitsPerEm
  }

  #fontOf(face: FaceName): Font {
    const font = this.#fonts.get(face)
    if (!font) throw new Error(`There is no face "${face}".`)
    return font
  }

  #set(text: string, type: Type) {
    const font = this.#fontOf(type.face)
    const scale = this.#scaleOf(type)
    let width = 0
    // Letters that the faces do not have are left out: boxes would be worse.
    const known = [...text.replaceAll(MINUS, '–')].filter(
      (letter) => letter === NARROW_SPACE || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    )
    const glyphs = known
      .join('')
      .split(NARROW_SPACE)
      .flatMap((part, index) => {
        if (index > 0) width += NARROW_SPACE_WIDTH * type.size
        const { glyphs: run, positions } = font.layout(part)
        return run.map((glyph, place) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
          const left = width + xOffset * scale
          width += xAdvance * scale
          return { glyph, left, rise: yOffset * scale }
        })
      })
    return { glyphs, width }
  }
}
