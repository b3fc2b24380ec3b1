import { colorsOf, frame, MARGIN, ripples, signature, writeLines, type Setting } from '../canvas.ts'
import { cardSize } from '../../../renderer/cardAddress.ts'
import type { ServiceCard } from '../card.ts'
import { DRAWN_RIVER, placePicture } from '../drawing.ts'
import { fitText, type TextRoom } from '../fitText.ts'

const PICTURE = { x: 600, y: 0, width: 630, height: 630 }
const WATER = 538
const WIDTH = 548
const TITLE: TextRoom = {
  face: 'display',
  width: WIDTH,
  height: 224,
  sizes: [110, 104, 96, 88, 80, 72, 66, 60, 54, 48],
  leading: 1.04,
}
const TAGLINE: TextRoom = { face: 'italic', width: WIDTH, height: 84, sizes: [34, 31, 28], leading: 1.25 }

/** At night: what stands for the service stands on the bridge, as large as the card. */
export function drawService(setting: Setting, { title, picture, tagline }: ServiceCard): string {
  const { palette } = setting
  const colors = colorsOf(palette, 'night')
  const name = fitText(setting.lettering, title, TITLE)
  const line = fitText(setting.lettering, tagline, TAGLINE)
  const bottom = WATER - 34
  return frame(
    colors.ground,
    `<path fill="${colors.river}" d="M0 ${WATER}h${PICTURE.x + 1}v${cardSize.height - WATER}H0z"/>`,
    ripples(0, WATER, PICTURE.x, colors.ground),
    placePicture(setting.root, picture, {
      ...PICTURE,
      colors: { [palette.day.paper]: colors.ground, [palette.day.ink]: colors.ink, [DRAWN_RIVER]: colors.river },
    }),
    signature(setting, MARGIN, 60, colors),
    writeLines(setting, name, 'display', MARGIN - 3, bottom - line.height - 22 - name.height, colors.ink),
    writeLines(setting, line, 'italic', MARGIN, bottom - line.height, colors.river),
  )
}
