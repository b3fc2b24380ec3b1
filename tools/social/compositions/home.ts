import { colorsOf, frame, MARGIN, write, type Setting } from '../canvas.ts'
import { cardSize } from '../../../renderer/cardAddress.ts'
import type { HomeCard } from '../card.ts'
import { placePicture } from '../drawing.ts'
import { fitText } from '../fitText.ts'
import { siteConfig } from '../../../site.config.ts'

/** The bridge leads on beyond the card. */
const PICTURE = { x: 330, y: 95, width: 1155, height: 650 }
const BANK = 516

/** The agency's name over the footbridge, and letters of many scripts that cross it. */
export function drawHome(setting: Setting, { picture }: HomeCard): string {
  const { lettering, tagline, palette } = setting
  const colors = colorsOf(palette, 'day')
  const name = fitText(lettering, siteConfig.name, {
    face: 'display',
    width: 700,
    height: 200,
    sizes: [132, 120, 100, 80],
    leading: 1,
  })
  return frame(
    colors.ground,
    `<path fill="${colors.ink}" d="M0 ${BANK}h${PICTURE.x + 1}v${cardSize.height - BANK}H0z"/>`,
    placePicture(setting.root, picture, { ...PICTURE, keep: 'xMidYMax' }),
    write(setting, siteConfig.name, { face: 'display', size: name.size }, MARGIN - 4, 146, colors.ink),
    write(setting, tagline, { face: 'text', size: 40 }, MARGIN, 214, colors.ink),
  )
}
