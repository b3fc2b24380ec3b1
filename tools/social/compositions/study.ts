import { frame, MARGIN, planks, signatureLine, writeLines, type Setting } from '../canvas.ts'
import { cardSize } from '../../../renderer/cardAddress.ts'
import type { StudyCard } from '../card.ts'
import { placePicture } from '../drawing.ts'
import { fitText, type TextRoom } from '../fitText.ts'
import { splitTitle } from '../splitTitle.ts'

const PICTURE = { x: 640, y: 315, width: 560, height: 315 }
const WIDTH = cardSize.width - 2 * MARGIN
const NAME: TextRoom = { face: 'display', width: WIDTH, height: 96, sizes: [88, 80, 72, 64, 56, 48], leading: 1.08 }
const ABOUT: TextRoom = { face: 'display', width: WIDTH, height: 54, sizes: [44, 40, 36, 32], leading: 1.1 }
/** A title that is no name with what was done has the room of both. */
const WHOLE: TextRoom = { ...NAME, height: NAME.height + ABOUT.height, sizes: [68, 62, 56, 50, 44] }
const FIGURE: TextRoom = { face: 'display', width: 540, height: 200, sizes: [196, 184, 160, 130, 100, 80], leading: 1 }
const CAPTION: TextRoom = { face: 'text', width: 540, height: 84, sizes: [32, 29, 26], leading: 1.2 }
const TOP = 128

/** What changed, as a figure large enough to be the picture; whose case it is stands above the deck. */
export function drawStudy(setting: Setting, { title, picture, figure, caption }: StudyCard): string {
  const { lettering, palette } = setting
  const { sand, ink, accent, 'ink-soft': soft } = palette.day
  const { head, tail } = splitTitle(title)
  const name = fitText(lettering, head, tail ? NAME : WHOLE)
  const about = tail ? fitText(lettering, tail, ABOUT) : undefined
  const number = figure ? fitText(lettering, figure.trim(), FIGURE) : undefined
  const words = fitText(
    lettering,
    caption,
    number ? CAPTION : { ...CAPTION, face: 'display', height: 250, sizes: [56, 50, 44, 38] },
  )
  const bottom = cardSize.height - 44
  return frame(
    sand,
    placePicture(setting.root, picture, PICTURE),
    planks(0, PICTURE.y - 14, cardSize.width, ink),
    signatureLine(setting, { ink, soft }),
    writeLines(setting, name, 'display', MARGIN - 3, TOP, ink),
    about ? writeLines(setting, about, 'display', MARGIN, TOP + name.height + 6, ink) : '',
    number
      ? writeLines(setting, number, 'display', MARGIN - 6, bottom - words.height - number.height * 0.93, accent)
      : '',
    writeLines(setting, words, number ? 'text' : 'display', MARGIN, bottom - words.height, number ? soft : accent),
  )
}
