import type { Locale } from '../../renderer/languages.ts'
import type { Palette } from './palette.ts'
import type { Pen, TextStyle } from './pen.ts'
import type { LoadedPicture } from './pictures.ts'
import { setTable } from './setTable.ts'
import { fullFrame, marginFrame, pageBottom, pageTop, type Frame } from './sheet.ts'
import { around, backed, glue, spaced, sumOf, type Slab } from './slabs.ts'
import { baselineOf, type StyleName } from './styles.ts'
import type { Block, ListItem, Run, StudyPicture } from './study.ts'

/** What setting a text needs. */
export interface Setting {
  readonly pen: Pen
  readonly palette: Palette
  readonly styles: Readonly<Record<StyleName, TextStyle>>
  readonly locale: Locale
  readonly pictures: ReadonlyMap<string, LoadedPicture>
  /** The heading of the footnotes. */
  readonly notesTitle: string
  /** Told of each part, for the outline. */
  readonly onPart: (title: string, y: number) => void
}

const PARAGRAPH_SPACE = 8
const PART_SPACE = 30
const LIST_INDENT = 16
const STEP_INDENT = 34
const NOTE_PADDING = 14
const LARGEST_PICTURE = 330
const POINTS_PER_PIXEL = 0.75
/** The marks of a quote, as the site draws them. */
const QUOTES = { fr: { open: '«', close: '\u00a0»' }, en: { open: '“', close: '”' } } as const

/** Sets the parts of a text in a frame, one below the other. */
export function setBlocks(setting: Setting, blocks: readonly Block[], frame: Frame, depth = 0): Slab[] {
  const slabs: Slab[] = []
  let afterPart = false
  for (const [index, block] of blocks.entries()) {
    const set = setBlock(setting, block, frame, depth, index === 0)
    // What follows a heading in the margin begins beside it.
    slabs.push(...(afterPart ? spaced(set, set[0]?.isWide ? PARAGRAPH_SPACE : 0) : set))
    afterPart = block.type === 'heading' && block.level === 2
  }
  return slabs
}

function setBlock(setting: Setting, block: Block, frame: Frame, depth: number, isFirst: boolean): Slab[] {
  const { styles, palette, pen } = setting
  switch (block.type) {
    case 'heading':
      return setHeading(setting, block, frame)
    case 'paragraph':
      return setText(setting, block.runs, isFirst && depth === 0 ? styles.lead : styles.text, frame)
    case 'list':
      return setList(setting, block.items, block.start, frame, depth)
    case 'quote':
      return around(
        backed(spaced(setBlocks(setting, slant(block.blocks), inset(frame, 20), depth + 1), 14), (y, height) =>
          pen.fill(frame.x, y, 5, height, palette.day.mist),
        ),
        () => pen.open('BlockQuote'),
        () => pen.close(),
      )
    case 'code':
      return setCode(setting, block.text, frame)
    case 'rule':
      return [{ before: 20, height: 5, draw: (y) => pen.planks(frame, y, 5, palette.day.line) }, gap(12)]
    case 'figure':
      return setFigure(setting, block.picture, frame)
    case 'table':
      return setTable(setting, block, frame)
    case 'note':
      return setNote(setting, block.title, block.blocks, frame)
    case 'pullQuote':
      return setPullQuote(setting, block, frame)
    case 'footnotes':
      return setFootnotes(setting, block.items, frame)
  }
}

function inset({ x, width }: Frame, by: number): Frame {
  return { x: x + by, width: width - by }
}

function gap(height: number): Slab {
  return { before: 0, height, draw: () => {} }
}

/** Lines of one style; no line of a paragraph is left alone on a page. */
export function setText(
  { pen }: Pick<Setting, 'pen'>,
  runs: readonly Run[],
  style: TextStyle,
  { x, width }: Frame,
  { tag = 'P', isBalanced = false }: { tag?: Parameters<Pen['open']>[0]; isBalanced?: boolean } = {},
): Slab[] {
  const lines = pen.lines(runs, style, width, isBalanced)
  const slabs = lines.map((line, index): Slab => {
    const isGlued = lines.length <= 3 ? index < lines.length - 1 : index === 0 || index === lines.length - 2
    return {
      before: index === 0 ? PARAGRAPH_SPACE : 0,
      height: style.leading,
      isGlued,
      draw: (y) => pen.line(line, x, y + baselineOf(style), style),
    }
  })
  return around(
    slabs,
    () => pen.open(tag),
    () => pen.close(),
  )
}

function setHeading(setting: Setting, block: Block & { type: 'heading' }, frame: Frame): Slab[] {
  const { pen, styles, onPart } = setting
  const { level, runs, place } = block
  if (level === 2) return setPart(setting, block)
  const style = level === 3 ? styles.heading : styles.subheading
  const tag = (['H3', 'H4', 'H5', 'H6'] as const)[level - 3] ?? 'H6'
  const slabs = glue(setText(setting, runs, style, frame, { tag, isBalanced: true }), true)
  const title = textOfRuns(runs)
  const spacedSlabs = spaced(slabs, level === 3 ? 18 : 12)
  return around(
    spacedSlabs,
    (y) => {
      pen.addPlace(place, y)
      if (level === 3) onPart(title, y)
    },
    () => {},
  )
}

/** The heading of a part stands in the margin of its text. */
function setPart({ pen, styles, onPart, palette }: Setting, { runs, place }: Block & { type: 'heading' }): Slab[] {
  const longest = Math.max(
    ...runs.flatMap((run) => run.text.split(/[ -]/).map((word) => pen.measure(run, word, styles.part))),
  )
  const scale = Math.min(1, marginFrame.width / longest)
  const style = { ...styles.part, size: styles.part.size * scale, leading: styles.part.leading * scale }
  const lines = pen.lines(runs, style, marginFrame.width)
  return [
    {
      before: PART_SPACE,
      height: 0,
      reach: lines.length * style.leading + 4,
      isGlued: true,
      draw(y) {
        pen.addPlace(place, y)
        onPart(textOfRuns(runs), y)
        pen.planks({ x: marginFrame.x, width: marginFrame.width }, y - 9, 3, palette.day.river)
        const first = y + baselineOf(styles.text) + 2
        pen.tagged('H2', () => {
          lines.forEach((line, index) => pen.line(line, marginFrame.x, first + index * style.leading, style))
        })
      },
    },
  ]
}

function setList(
  setting: Setting,
  items: readonly ListItem[],
  start: number | undefined,
  frame: Frame,
  depth: number,
): Slab[] {
  const { pen, palette, styles } = setting
  const isSteps = start !== undefined && depth === 0
  const indent = isSteps ? STEP_INDENT : LIST_INDENT + (start === undefined ? 0 : 4)
  const slabs = items.flatMap((item, index) => {
    const body = spaced(setBlocks(setting, item.blocks, inset(frame, indent), depth + 1), isSteps ? 18 : 5)
    const filled = body.length > 0 ? body : [{ ...gap(styles.text.leading), before: 5 }]
    return around(
      filled,
      (y) => {
        if (isSteps && index > 0) pen.fill(frame.x, y - 10, frame.width, 0.6, palette.day.line)
        pen.open('LI')
        drawMarker(setting, item, start === undefined ? undefined : start + index, isSteps, frame, y)
        pen.open('LBody')
        if (item.place) pen.addPlace(item.place, y)
      },
      () => {
        pen.close()
        pen.close()
      },
    )
  })
  return [
    ...around(
      spaced(slabs, depth === 0 ? PARAGRAPH_SPACE : 5),
      () => pen.open('L'),
      () => pen.close(),
    ),
    ...(isSteps ? [gap(PARAGRAPH_SPACE)] : []),
  ]
}

function drawMarker(
  { pen, palette, styles }: Setting,
  { isChecked }: ListItem,
  number: number | undefined,
  isStep: boolean,
  { x }: Frame,
  y: number,
): void {
  const baseline = y + baselineOf(styles.text)
  const { accent, river } = palette.day
  if (isChecked !== undefined) {
    pen.tagged('Lbl', () => pen.text(isChecked ? '[x]' : '[ ]', x, baseline, { ...styles.text, color: river }), {
      actual: isChecked ? '☑' : '☐',
    })
  } else if (number === undefined) {
    pen.tagged('Lbl', () => pen.text('•', x + 2, baseline, { ...styles.text, color: accent }))
  } else if (isStep) {
    const style = { ...styles.part, size: 24, color: accent }
    pen.tagged('Lbl', () => pen.text(String(number), x, baseline + 6, style))
  } else {
    pen.tagged('Lbl', () => pen.text(`${number}.`, x, baseline, { ...styles.text, face: 'bold', color: accent }))
  }
}

function setCode({ pen, styles, palette }: Setting, text: string, frame: Frame): Slab[] {
  const style = { ...styles.cell, linkColor: styles.cell.color }
  const lines = text
    .split('\n')
    .flatMap((line) =>
      pen.lines([{ text: line === '' ? ' ' : line.replaceAll(' ', '\u00a0') }], style, frame.width - 24),
    )
  const slabs = lines.map((line): Slab => ({
    before: 0,
    height: style.leading,
    draw: (y) => pen.line(line, frame.x + 12, y + baselineOf(style), style),
  }))
  return around(
    backed([{ ...gap(10), before: 12, isGlued: true }, ...slabs, gap(10)], (y, height) =>
      pen.fill(frame.x, y, frame.width, height + 0.3, palette.day.sand),
    ),
    () => pen.open('Code'),
    () => pen.close(),
  )
}

/** Pictures are as wide as the page, as far as they have the size for it. */
function setFigure(setting: Setting, { file, alt, caption }: StudyPicture, frame: Frame): Slab[] {
  const { pen, pictures, styles } = setting
  const picture = pictures.get(file)
  if (!picture) throw new Error(`${file} was not loaded for the PDF.`)
  // Photographs are not stretched beyond their own size.
  const natural = picture.isSvg ? Infinity : picture.width * POINTS_PER_PIXEL
  const outer = frame.width < 300 || natural <= frame.width ? frame : fullFrame
  const width = Math.min(outer.width, natural, (LARGEST_PICTURE * picture.width) / picture.height)
  const height = (picture.height / picture.width) * width
  const captionSlabs = caption
    ? spaced(setText(setting, [{ text: caption }], styles.small, outer, { tag: 'Caption' }), 7)
    : []
  return glue([
    {
      before: 20,
      height,
      isWide: true,
      draw: (y) => pen.picture(picture.source, picture.isSvg, { x: outer.x, width }, y, height, alt),
    },
    ...captionSlabs,
    gap(10),
  ])
}

function setNote(setting: Setting, title: string, blocks: readonly Block[], frame: Frame): Slab[] {
  const { pen, styles, palette } = setting
  const inner = { x: frame.x + NOTE_PADDING, width: frame.width - 2 * NOTE_PADDING }
  const slabs = [
    { ...gap(NOTE_PADDING - 2), before: 18, isGlued: true },
    ...glue(spaced(setText(setting, [{ text: title }], styles.heading, inner), 0), true),
    ...spaced(setBlocks(setting, blocks, inner, 1), 3),
    gap(NOTE_PADDING),
  ]
  const isShort = sumOf(slabs) < (pageBottom - pageTop) / 2
  return around(
    backed(isShort ? glue(slabs) : slabs, (y, height) =>
      pen.fill(frame.x, y, frame.width, height + 0.3, palette.day.mist),
    ),
    () => pen.open('Sect'),
    () => pen.close(),
  )
}

/** A sentence worth stopping at: its opening mark is a picture in the margin. */
function setPullQuote(setting: Setting, block: Block & { type: 'pullQuote' }, frame: Frame): Slab[] {
  const { pen, palette, styles, locale } = setting
  const { open, close } = QUOTES[locale]
  const { author, role, blocks } = block
  const last = blocks.length - 1
  const words = blocks.flatMap((part, index) => {
    if (part.type !== 'paragraph') return setBlock(setting, part, frame, 1, false)
    const runs = index === last ? [...part.runs, { text: close }] : part.runs
    return setText(setting, runs, styles.quote, frame, { isBalanced: true })
  })
  const by = setText(setting, [{ text: role ? `${author}, ${role}` : author }], styles.small, frame)
  const mark = { ...styles.quote, size: 130, color: palette.day.accent }
  const hasMargin = frame.x >= marginFrame.x + marginFrame.width
  return around(
    glue([...spaced(words, 30), ...by, gap(16)]),
    (y) => {
      pen.open('BlockQuote')
      if (hasMargin) pen.decorativeText(open, marginFrame.x - 6, y + (locale === 'fr' ? 62 : 96), mark)
    },
    () => pen.close(),
  )
}

function setFootnotes(setting: Setting, items: readonly ListItem[], frame: Frame): Slab[] {
  const { pen, styles, notesTitle, palette } = setting
  const small: Setting = { ...setting, styles: { ...styles, text: styles.small } }
  const title = glue(setText(setting, [{ text: notesTitle }], styles.subheading, frame, { tag: 'H2' }), true)
  return [
    ...around(
      spaced(title, 30),
      (y) => pen.fill(frame.x, y - 10, frame.width, 0.6, palette.day.line),
      () => {},
    ),
    ...setList(small, items, 1, frame, 1),
  ]
}

/** What is said by somebody else is in italics. */
function slant(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    block.type === 'paragraph'
      ? { ...block, runs: block.runs.map((run) => ({ ...run, isItalic: !run.isItalic })) }
      : block,
  )
}

function textOfRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}
