import { removeTags, type Texts } from './html.ts'
import { partsOf, type Unit } from './units.ts'
import { readXml, type XmlElement, type XmlListener } from './xml.ts'

// XLIFF 1.2 and 2, and those of Trados, memoQ and Phrase: https://docs.oasis-open.org/xliff/

const namespaces = {
  'urn:oasis:names:tc:xliff:document:1.1': 'xliff',
  'urn:oasis:names:tc:xliff:document:1.2': 'xliff',
  'urn:oasis:names:tc:xliff:document:2.0': 'xliff',
  'urn:oasis:names:tc:xliff:document:2.1': 'xliff',
  'urn:oasis:names:tc:xliff:document:2.2': 'xliff',
  'http://sdl.com/FileTypes/SdlXliff/1.0': 'sdl',
  MQXliff: 'mq',
  'http://www.memsource.com/mxlf/2.0': 'm',
}

/** Elements with codes of the original, which are not text, and those with codes in their attributes. */
const CODES = /^(?:bpt|ept|ph|it)$/
const CODE = /^(?:bpt|ept|ph|it|x|bx|ex|sc|ec|pc|g)$/
/** Codes that end a word, by what they stand for. */
const BREAK = /^(?:lb|pb|x-(?:br|p|div|li|ul|ol|t[rdh]|h\d)|xlf:[lp]b|LINE_BREAK)$/i
const BREAKING_TAG = /<\/?(?:br|p|div|li|ul|ol|t[rdh]|h[1-6])\b|\\[nrt]|\n/i
/** What says that a translation is done, in any of the programs. */
const DONE =
  /^(?:translated|final|signed-off|reviewed|ApprovedTranslation|ApprovedSignOff|ManuallyConfirmed|Proofread|Reviewer\dConfirmed)$/i

/**
 * Reads the sources of XLIFF. A unit is done if it says so: a translation alone may be a proposal of a machine.
 *
 * @throws CountingError if it is not well-formed
 */
export function readXliff(source: string): Texts {
  const units: Unit[] = []
  readXml(
    source,
    namespaces,
    createUnitReader(({ text, state }) => units.push({ text: removeTags(text), state })),
  )
  return partsOf(units)
}

/** An open unit, or segment of one. */
interface OpenUnit {
  readonly isLocked: boolean
  isDone: boolean
  readonly source: string[]
  /** Text that must stay as it is. */
  readonly kept: string[]
  /** The segments of Trados, and what it says of each. */
  readonly segments: Map<string, string[]>
  readonly states: Map<string, Unit['state']>
}

/** An open element. */
interface Frame {
  readonly name: string
  readonly isTranslated: boolean
  /** Where its text goes; undefined if it is not text. */
  readonly text: string[] | undefined
  readonly isCode: boolean
}

const OUTERMOST: Frame = { name: '', isTranslated: true, text: undefined, isCode: false }

function createUnitReader(add: (unit: Unit) => void): XmlListener {
  const frames: Frame[] = []
  let unit: OpenUnit | undefined
  return {
    open: (element) => {
      const parent = frames.at(-1) ?? OUTERMOST
      const name = element.name.replace('xliff:', '')
      const isTranslated = (element.attribute('translate') ?? (parent.isTranslated ? 'yes' : 'no')) !== 'no'
      if (name === 'trans-unit' || name === 'segment') unit = openUnit(element, isTranslated)
      else if (unit) readState(unit, name, parent.name, element)
      const isCode = CODES.test(name)
      const text = unit && textOf(unit, name, parent, element)
      if (text && ((CODE.test(name) && isBreak(element)) || name === 'sub')) text.push('\n')
      frames.push({ name, isTranslated, text, isCode })
    },
    close: () => {
      const { name } = frames.pop() ?? OUTERMOST
      if (name === 'sub') unit?.source.push('\n')
      if (unit && (name === 'trans-unit' || name === 'segment')) {
        for (const read of unitsOf(unit)) add(read)
        unit = undefined
      }
    },
    text: (found) => {
      const { text, isCode } = frames.at(-1) ?? OUTERMOST
      if (!isCode) text?.push(found)
      else if (BREAKING_TAG.test(found)) text?.push('\n')
    },
  }
}

function openUnit(element: XmlElement, isTranslated: boolean): OpenUnit {
  const isLocked =
    !isTranslated || element.attribute('mq:locked') === 'locked' || element.attribute('m:locked') === 'true'
  const isDone =
    element.attribute('approved') === 'yes' ||
    element.attribute('m:confirmed') === '1' ||
    DONE.test(element.attribute('state') ?? element.attribute('mq:status') ?? '')
  return { isLocked, isDone, source: [], kept: [], segments: new Map(), states: new Map() }
}

/** Reads what an element says of the unit that it is in. */
function readState(unit: OpenUnit, name: string, parent: string, element: XmlElement): void {
  if (name === 'target' && parent === 'trans-unit') unit.isDone ||= DONE.test(element.attribute('state') ?? '')
  if (name !== 'sdl:seg') return
  const isLocked = element.attribute('locked') === 'true'
  const isDone = DONE.test(element.attribute('conf') ?? '')
  unit.states.set(element.attribute('id') ?? '', isLocked ? 'locked' : isDone ? 'translated' : 'body')
}

/** Returns where the text of an element goes. Proposals and notes have sources of their own. */
function textOf(unit: OpenUnit, name: string, parent: Frame, element: XmlElement): string[] | undefined {
  if (name === 'source') return /^(?:trans-unit|segment)$/.test(parent.name) ? unit.source : undefined
  if (name === 'seg-source') return []
  const type = name === 'mrk' ? element.attribute('mtype') : undefined
  if (type === 'seg' && parent.text) {
    const segment: string[] = []
    unit.segments.set(element.attribute('mid') ?? '', segment)
    return segment
  }
  const isKept = type === 'protected' || (name === 'mrk' && element.attribute('translate') === 'no')
  return isKept && parent.text ? unit.kept : parent.text
}

function isBreak(element: XmlElement): boolean {
  const attributes = (names: readonly string[]) => names.map((name) => element.attribute(name) ?? '')
  return (
    attributes(['ctype', 'subType', 'id']).some((value) => BREAK.test(value)) ||
    attributes(['equiv-text', 'equiv', 'disp']).some((value) => BREAKING_TAG.test(value))
  )
}

function unitsOf({ isLocked, isDone, source, kept, segments, states }: OpenUnit): Unit[] {
  const state = isLocked ? 'locked' : isDone ? 'translated' : 'body'
  const known = [...segments].filter(([id]) => states.has(id))
  const read: Unit[] =
    known.length > 0 && !isLocked
      ? known.map(([id, text]) => ({ text: text.join(''), state: states.get(id) ?? state }))
      : [{ text: source.join(''), state }]
  return kept.length > 0 ? [...read, { text: kept.join(''), state: 'locked' }] : read
}
