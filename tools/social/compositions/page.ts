import { colorsOf, frame, MARGIN, ripples, signatureLine, write, writeLines, type Setting } from '../canvas.ts'
import { cardSize } from '../../../renderer/cardAddress.ts'
import type { PageCard } from '../card.ts'
import { archBridge } from '../archBridge.ts'
import { fitText, type TextRoom } from '../fitText.ts'
import { splitTitle } from '../splitTitle.ts'

const WIDTH = 690
const HEAD: TextRoom = {
  face: 'display',
  width: WIDTH,
  height: 270,
  sizes: [128, 116, 106, 96, 88, 80, 72, 64, 58, 52, 46],
  leading: 1.05,
}
const TAIL: TextRoom = { face: 'display', width: WIDTH, height: 110, sizes: [46, 42, 38, 34], leading: 1.16 }
const AIR = { top: 118, bottom: 476 }
const GLYPH = { center: 968, width: 380, height: 356 }
const GAP = 14
const SPAN = { x: -180, y: 650, width: 1800, rise: 160 }

/** A letter crosses the footbridge; the title is beside it, in the air above the arc. */
export function drawPage(setting: Setting, { title, glyph, tone }: PageCard): string {
  const { lettering } = setting
  const colors = colorsOf(setting.palette, tone)
  const { head, tail } = splitTitle(title)
  const main = fitText(lettering, head, tail ? { ...HEAD, height: 210 } : HEAD)
  const rest = tail ? fitText(lettering, tail, TAIL) : undefined
  const height = main.height + (rest ? GAP + rest.height : 0)
  const top = AIR.top + (AIR.bottom - AIR.top - height) / 2
  const bridge = archBridge(SPAN)

  const trial = lettering.inkOf(glyph, { face: 'display', size: 100 })
  const size = 100 * Math.min(GLYPH.width / (trial.right - trial.left), GLYPH.height / (trial.bottom - trial.top))
  const type = { face: 'display', size } as const
  const ink = lettering.inkOf(glyph, type)
  const angle = bridge.angleAt(GLYPH.center)
  const foot = bridge.topAt(GLYPH.center) + 2
  return frame(
    colors.ground,
    `<path fill="${colors.river}" d="M0 586h${cardSize.width}v44H0z"/>`,
    ripples(0, 586, cardSize.width, colors.ground),
    bridge.draw(colors.ink),
    `<g transform="rotate(${angle} ${GLYPH.center} ${foot})">`,
    write(setting, glyph, type, GLYPH.center - (ink.left + ink.right) / 2, foot - ink.bottom, colors.accent),
    '</g>',
    signatureLine(setting, colors),
    writeLines(setting, main, 'display', MARGIN - 3, top, colors.ink),
    rest ? writeLines(setting, rest, 'display', MARGIN, top + main.height + GAP, colors.ink) : '',
  )
}
