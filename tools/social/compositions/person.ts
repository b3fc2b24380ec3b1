import { colorsOf, frame, MARGIN, planks, signature, writeLines, type Setting } from '../canvas.ts'
import { cardSize } from '../../../renderer/cardAddress.ts'
import type { PersonCard } from '../card.ts'
import { placePicture } from '../drawing.ts'
import { fitText, type TextRoom } from '../fitText.ts'

const PICTURE = { x: 696, y: 0, width: 504, height: 630 }
const WIDTH = PICTURE.x - MARGIN - 32
const NAME: TextRoom = {
  face: 'display',
  width: WIDTH,
  height: 300,
  sizes: [124, 114, 104, 94, 84, 74, 64, 56],
  leading: 1,
}
const ROLE: TextRoom = { face: 'text', width: WIDTH, height: 84, sizes: [36, 33, 30], leading: 1.22 }

/** A name as large as a portrait. */
export function drawPerson(setting: Setting, { title, picture, role }: PersonCard): string {
  const colors = colorsOf(setting.palette, 'day')
  // First name and last name on lines of their own.
  const name = fitText(setting.lettering, title, NAME)
  const what = fitText(setting.lettering, role, ROLE)
  const bottom = cardSize.height - 64
  return frame(
    colors.ground,
    planks(0, cardSize.height - 14, PICTURE.x, colors.ink),
    placePicture(setting.root, picture, { ...PICTURE, keep: 'xMidYMin' }),
    signature(setting, MARGIN, 60, colors),
    writeLines(setting, name, 'display', MARGIN - 4, bottom - what.height - 20 - name.height, colors.ink),
    writeLines(setting, what, 'text', MARGIN, bottom - what.height, colors.river),
  )
}
