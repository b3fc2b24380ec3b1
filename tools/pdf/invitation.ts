import type { TextStyle } from './pen.ts'
import { setText, type Setting } from './setBlocks.ts'
import { fullFrame, pageBottom, pageTop, sheet, type Frame } from './sheet.ts'
import { footbridge } from './footbridge.ts'
import { spaced, sumOf, turnPage, type Cursor } from './slabs.ts'
import { baselineOf } from './styles.ts'

interface NamedLink {
  readonly label: string
  readonly url: string
}

/** The last word: one thing to do next, and where to find us. */
export interface Invitation {
  readonly title: string
  readonly text: string
  readonly action: NamedLink
  readonly contactTitle: string
  readonly contacts: readonly NamedLink[]
}

const words: Frame = { x: 56, width: 290 }
const contact: Frame = { x: 392, width: fullFrame.x + fullFrame.width - 392 }
const PADDING = 40
/** The lower edge of the footbridge's deck. */
const BANK = 22
const BUTTON = { height: 38, padding: 20, above: 22 }

/** A band that runs off the foot of the last page. */
export function drawInvitation(setting: Setting, invitation: Invitation, cursor: Cursor): void {
  const { pen, palette, styles } = setting
  const title: TextStyle = { ...styles.part, size: 27, leading: 31 }
  const slabs = [
    ...spaced(setText(setting, [{ text: invitation.title }], title, words, { tag: 'H2', isBalanced: true }), 0),
    ...spaced(setText(setting, [{ text: invitation.text }], { ...styles.lead, size: 11.5, leading: 16.5 }, words), 12),
  ]
  const height = PADDING + sumOf(slabs) + BUTTON.above + BUTTON.height
  if (Math.max(cursor.y, cursor.floor) + 30 > pageBottom - height) turnPage(pen, cursor)
  const top = pageBottom - height - 12
  if (cursor.y <= pageTop) drawFootbridge(setting, top)
  pen.fill(0, top, sheet.width, sheet.height - top, palette.day.mist)
  pen.planks({ x: 0, width: sheet.width }, top - 7, 8, palette.day.mist)

  pen.open('Sect')
  let y = top + PADDING
  for (const slab of slabs) {
    y += slab.before
    slab.draw(y, slab.before)
    y += slab.height
  }
  y += BUTTON.above
  drawButton(setting, invitation.action, y)
  drawContacts(setting, invitation, top + PADDING)
  pen.close()
}

/** On a page of its own, the band is the bank that a footbridge leads to. */
function drawFootbridge({ pen, palette }: Setting, bank: number): void {
  const { width, arc, deck } = footbridge
  const scale = fullFrame.width / width
  pen.decorate((doc) => {
    doc
      .translate(fullFrame.x, bank - BANK * scale - 7)
      .scale(scale)
      .lineCap('round')
      .lineWidth(3)
    doc.path(arc).stroke(palette.day.river).lineWidth(2).path(deck).stroke(palette.day.river)
  })
}

function drawButton({ pen, palette, styles }: Setting, { label, url }: NamedLink, y: number): void {
  const color = palette.day['on-river']
  const style: TextStyle = { ...styles.subheading, size: 12, color, linkColor: color, hasPlainLinks: true }
  const width = pen.measure({ text: label }, label, style) + 2 * BUTTON.padding
  pen.fill(words.x, y, width, BUTTON.height, palette.day.river)
  pen.tagged('P', () => pen.text(label, words.x + BUTTON.padding, y + BUTTON.height / 2 + 4, style, { url }))
}

function drawContacts({ pen, styles }: Setting, { contactTitle, contacts }: Invitation, top: number): void {
  const { subheading, text } = styles
  const leading = 19
  pen.tagged('P', () => pen.text(contactTitle, contact.x, top + 4 + baselineOf(subheading), subheading))
  pen.open('L')
  for (const [index, { label, url }] of contacts.entries()) {
    const scale = Math.min(1, contact.width / pen.measure({ text: label }, label, text))
    const style = { ...text, size: text.size * scale }
    pen.open('LI')
    pen.tagged('LBody', () => {
      pen.text(label, contact.x, top + 6 + (index + 1) * leading + baselineOf(text), style, { url })
    })
    pen.close()
  }
  pen.close()
}
