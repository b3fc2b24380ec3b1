import { formatDay } from '../../../components/Day/formatDay.ts'
import { colorsOf, frame, MARGIN, planks, signature, write, writeLines, type Setting } from '../canvas.ts'
import { cardSize } from '../../../renderer/cardAddress.ts'
import type { ArticleCard } from '../card.ts'
import { placePicture } from '../drawing.ts'
import { fitText, type TextRoom } from '../fitText.ts'

const PICTURE = { x: 544, y: 0, width: 656, height: 369 }
const TITLE: TextRoom = {
  face: 'display',
  width: cardSize.width - 2 * MARGIN,
  height: 186,
  sizes: [88, 80, 74, 68, 62, 57, 52, 48],
  leading: 1.08,
}
const TOP = 403

/** The drawing crosses the corner; the title stands under the deck, as wide as the card. */
export function drawArticle(setting: Setting, { title, picture, category, day, locale }: ArticleCard): string {
  const colors = colorsOf(setting.palette, 'day')
  const text = fitText(setting.lettering, title, TITLE)
  return frame(
    colors.ground,
    placePicture(setting.root, picture, PICTURE),
    planks(0, PICTURE.height, cardSize.width, colors.ink),
    signature(setting, MARGIN, 60, colors),
    category ? write(setting, category, { face: 'bold', size: 32 }, MARGIN, 286, colors.river) : '',
    day ? write(setting, formatDay(day, locale), { face: 'text', size: 28 }, MARGIN, 326, colors.soft) : '',
    writeLines(setting, text, 'display', MARGIN - 2, TOP + (TITLE.height - text.height) / 2, colors.ink),
  )
}
