import { footbridge } from './footbridge.ts'
import { pageBottom, sheet, type Frame } from './sheet.ts'
import type { TextStyle } from './pen.ts'
import type { Setting } from './setBlocks.ts'
import { baselineOf } from './styles.ts'
import type { LoadedPicture } from './pictures.ts'

/** What the first page says. */
export interface Cover {
  readonly brand: string
  /** What kind of document this is, above the picture. */
  readonly kind: string
  readonly title: string
  readonly client: string
  readonly lead: string
  readonly facts: ReadonlyArray<{ readonly term: string; readonly value: string }>
  readonly picture: LoadedPicture
  readonly pictureAlt: string
}

const HEAD = { logo: 40, baseline: 58, picture: 80 }
const leadFrame: Frame = { x: 56, width: 312 }
const factsFrame: Frame = { x: 404, width: 135 }
const titleFrame: Frame = { x: 56, width: 483 }
const SPACE = { picture: 32, client: 8, title: 18 }

/** Whose case it is, what it is about, and the picture that stands for it, from edge to edge. */
export function drawCover(setting: Setting, cover: Cover): void {
  const { pen, palette, styles } = setting
  const { ink } = palette.day
  const display: TextStyle = { face: 'display', size: 15, leading: 18, color: ink }
  pen.decorate((doc) => {
    doc.translate(titleFrame.x, HEAD.logo).scale(0.9).lineCap('round').lineWidth(3).path(footbridge.arc).stroke(ink)
    doc.lineWidth(2).path(footbridge.deck).stroke(ink)
  })
  pen.tagged('P', () => {
    pen.text(`${cover.brand} `, titleFrame.x + 44, HEAD.baseline, display)
    const kind = { ...styles.text, color: palette.day['ink-soft'] }
    const width = pen.measure({ text: cover.kind }, cover.kind, kind)
    pen.text(cover.kind, titleFrame.x + titleFrame.width - width, HEAD.baseline, kind)
  })

  // « Client: what was done », the client's name large; a title made otherwise stays in one piece.
  const end = cover.title.startsWith(cover.client) ? cover.title.indexOf(':') + 1 : 0
  const rest: TextStyle = { ...display, size: end > 0 ? 22 : 34, leading: end > 0 ? 27 : 39 }
  const clientStyle = fitClient(setting, cover.title.slice(0, end), display)
  const clientLines = pen.lines([{ text: `${cover.title.slice(0, end)} ` }], clientStyle, titleFrame.width)
  const restLines = pen.lines([{ text: cover.title.slice(end).trim() }], rest, titleFrame.width, true)
  const leadLines = pen.lines([{ text: cover.lead }], styles.lead, leadFrame.width)
  const clientHeight = clientLines.length * clientStyle.leading + (end > 0 ? SPACE.client : 0)
  const titleHeight = clientHeight + restLines.length * rest.leading
  const leadHeight = Math.max(leadLines.length * styles.lead.leading, cover.facts.length * 36)

  const room = pageBottom - HEAD.picture - SPACE.picture - titleHeight - SPACE.title - leadHeight
  const natural = (sheet.width * cover.picture.height) / cover.picture.width
  const pictureHeight = Math.min(natural, room)

  let y = HEAD.picture + pictureHeight + SPACE.picture
  pen.tagged('H1', () => {
    clientLines.forEach((line, index) =>
      pen.line(line, titleFrame.x, y + index * clientStyle.leading + baselineOf(clientStyle), clientStyle),
    )
    restLines.forEach((line, index) =>
      pen.line(line, titleFrame.x, y + clientHeight + index * rest.leading + baselineOf(rest), rest),
    )
  })
  const frame = { x: 0, width: sheet.width }
  const { source, isSvg } = cover.picture
  pen.picture(source, isSvg, frame, HEAD.picture, pictureHeight, cover.pictureAlt)
  y += titleHeight + SPACE.title
  pen.tagged('P', () => {
    leadLines.forEach((line, index) =>
      pen.line(line, leadFrame.x, y + index * styles.lead.leading + baselineOf(styles.lead), styles.lead),
    )
  })
  drawFacts(setting, cover.facts, y)
}

/** As large as its longest word and two lines allow. */
function fitClient({ pen }: Setting, text: string, style: TextStyle): TextStyle {
  for (let size = 46; size > 24; size -= 2) {
    const fitted = { ...style, size, leading: size * 1.06 }
    const lines = pen.lines([{ text }], fitted, titleFrame.width)
    if (lines.length <= 2 && text.split(' ').every((word) => pen.measure({ text }, word, fitted) < titleFrame.width)) {
      return fitted
    }
  }
  return { ...style, size: 24, leading: 26 }
}

function drawFacts({ pen, palette, styles }: Setting, facts: Cover['facts'], top: number): void {
  pen.open('L')
  let y = top
  const term: TextStyle = { ...styles.small, face: 'bold', color: palette.day.accent }
  for (const fact of facts) {
    const at = y
    const lines = pen.lines([{ text: fact.value }], styles.text, factsFrame.width)
    pen.open('LI')
    pen.tagged('Lbl', () => pen.text(`${fact.term} `, factsFrame.x, at + baselineOf(term), term))
    pen.tagged('LBody', () => {
      lines.forEach((line, index) => {
        const baseline = at + term.leading + index * styles.text.leading + baselineOf(styles.text)
        pen.line(line, factsFrame.x, baseline, styles.text)
      })
    })
    pen.close()
    y += term.leading + lines.length * styles.text.leading + 7
  }
  pen.close()
}
