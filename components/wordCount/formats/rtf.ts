import { CountingError } from '../countingError.ts'
import type { PartName } from '../tally.ts'
import type { Texts } from './html.ts'

// Rich Text Format 1.9.1. The packages for it (rtf-parser, rtf-stream-parser, rtf.js) need streams of Node or a page,
// and tell neither notes, hidden and deleted text nor the results of fields apart.

/** Groups that hold no text of the document. Those that begin with `\*` are others. */
const HIDDEN_DESTINATIONS =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|objdata|fldinst|listtext|pntext|pntxta|pntxtb|nonshppict|sp|xe|tc|tcn|rxe|txe|filetbl|revtbl|private|xmlnstbl|bkmkstart|bkmkend|themedata|colorschememapping|datastore|latentstyles|shprslt|atnid|atnauthor|atnref|formfield)$/
/** Groups after `\*` that hold text all the same, beside those of parts. */
const SEEN = /^(?:shpinst|fldrslt)$/
const parts: Readonly<Record<string, PartName>> = {
  footnote: 'notes',
  annotation: 'comments',
  header: 'headers',
  headerl: 'headers',
  headerr: 'headers',
  headerf: 'headers',
  footer: 'headers',
  footerl: 'headers',
  footerr: 'headers',
  footerf: 'headers',
  shptxt: 'textBoxes',
}
/** Words that stand for characters; the rest of those that end a word. */
const characters: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  column: '\n',
  cell: '\n',
  nestcell: '\n',
  row: '\n',
  nestrow: '\n',
  tab: '\t',
  softline: '\n',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}
const symbols: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
  '\n': '\n',
  '\r': '\n',
}
/** Encodings of fonts, by the number of their character set. */
const charsets: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gb18030',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
/** Encodings by code page where the name is not that of Windows. */
const codePages: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
  10000: 'macintosh',
}

/** What holds within a group. */
interface Group {
  part: PartName
  isUnseen: boolean
  isHidden: boolean
  isDeleted: boolean
  /** The number of characters that stand for one in Unicode, in readers without it. */
  replacements: number
  /** Undefined if it is that of the document. */
  font: number | undefined
}

/** A control word, a control symbol, a byte in hexadecimal digits, a bracket, or letters as they are. */
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi
/** Deeper groups are an attack. */
const MAX_DEPTH = 10_000

/**
 * Reads RTF.
 *
 * @throws CountingError if it is not in this format
 */
export function readRtf(bytes: Uint8Array): Texts {
  const source = new TextDecoder('latin1').decode(bytes)
  if (!source.startsWith('{\\rtf')) throw new CountingError('unreadable')
  const reader = createReader(createUnseenFinder(source))
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const [, word, number, byte, symbol, bracket, letters] = token
    if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(number ?? 0))
    else if (word !== undefined) reader.word(word, number === undefined ? undefined : Number(number))
    else if (byte !== undefined) reader.bytes([Number.parseInt(byte, 16)])
    else if (symbol !== undefined) reader.symbol(symbol)
    else if (bracket !== undefined) reader.bracket(bracket)
    else reader.bytes(Array.from(letters ?? '', (letter) => letter.charCodeAt(0)))
  }
  return reader.finish()
}

const NEW_GROUP: Group = {
  part: 'body',
  isUnseen: false,
  isHidden: false,
  isDeleted: false,
  replacements: 1,
  font: undefined,
}

/** Headers and footers of the first page, and of left pages. */
const OF_FIRST = /^(?:header|footer)f$/
const OF_LEFT = /^(?:header|footer)l$/

/** Returns a function that reports whether a group holds no text of the document, by the word that it begins with. */
function createUnseenFinder(source: string): (word: string) => boolean {
  const hasTitlePage = source.includes('\\titlepg')
  const hasFacingPages = source.includes('\\facingp')
  return (word) =>
    HIDDEN_DESTINATIONS.test(word) || (OF_FIRST.test(word) && !hasTitlePage) || (OF_LEFT.test(word) && !hasFacingPages)
}

/** Returns a listener to the tokens of RTF that collects its text. */
function createReader(isUnseen: (word: string) => boolean) {
  const pieces = new Map<PartName, string>()
  const fonts = createFonts()
  const outer: Group[] = []
  let group: Group = { ...NEW_GROUP }
  let pending: number[] = []
  /** The number of characters that stand for the one before. */
  let toSkip = 0
  let isOptional = false

  const put = (text: string): void => {
    if (group.isUnseen || group.isDeleted) return
    const part = group.isHidden ? 'hidden' : group.part
    pieces.set(part, (pieces.get(part) ?? '') + text)
  }
  const flush = (): void => {
    if (pending.length > 0) put(fonts.decode(group.font, pending))
    pending = []
  }
  return {
    bytes: (added: readonly number[]): void => {
      if (!group.isUnseen) for (const byte of added.slice(toSkip)) pending.push(byte)
      toSkip = Math.max(0, toSkip - added.length)
    },
    bracket: (bracket: string): void => {
      flush()
      toSkip = 0
      isOptional = false
      if (bracket === '{') {
        if (outer.length > MAX_DEPTH) throw new CountingError('unreadable')
        outer.push(group)
        group = { ...group }
      } else {
        // Headers and notes need no end of a paragraph.
        if (group.part !== outer.at(-1)?.part) put('\n')
        group = outer.pop() ?? { ...NEW_GROUP }
      }
    },
    symbol: (symbol: string): void => {
      flush()
      if (symbol === '*') isOptional = true
      else put(symbols[symbol] ?? '')
    },
    word: (word: string, number: number | undefined): void => {
      flush()
      if (isUnseen(word) || (isOptional && !SEEN.test(word) && !Object.hasOwn(parts, word))) group.isUnseen = true
      isOptional = false
      fonts.word(word, number)
      const character = characterOf(word, number)
      if (character === undefined) changeGroup(group, word, number)
      else put(character)
      if (word === 'u') toSkip = group.replacements
    },
    finish: (): Texts => {
      flush()
      return pieces
    },
  }
}

/** Returns the character that a control word stands for. */
function characterOf(word: string, number: number | undefined): string | undefined {
  if (word === 'u') return String.fromCharCode((number ?? 0) & 0xffff)
  return Object.hasOwn(characters, word) ? characters[word] : undefined
}

/** Applies a control word to the group that it is in. */
function changeGroup(group: Group, word: string, number: number | undefined): void {
  // Text boxes in notes, headers and comments belong to them.
  if (word === 'shptxt' && group.part !== 'body') return
  if (Object.hasOwn(parts, word)) group.part = parts[word] ?? 'body'
  else if (word === 'uc') group.replacements = number ?? 1
  else if (word === 'f') group.font = number
  else if (word === 'v') group.isHidden = number !== 0
  else if (word === 'deleted' || word === 'mvf') group.isDeleted = number !== 0
  else if (word === 'plain') {
    group.font = undefined
    group.isHidden = false
    group.isDeleted = false
  }
}

/** Knows the encodings of a document's fonts. */
function createFonts() {
  const encodings = new Map<number, string>()
  const decoders = new Map<string, TextDecoder>()
  let usual = 'windows-1252'
  let described = 0
  let standard = 0
  return {
    /** Reads the code page of the document, and the table of fonts. */
    word: (word: string, number = 0): void => {
      if (word === 'ansicpg') usual = codePages[number] ?? `windows-${number}`
      else if (word === 'mac') usual = 'macintosh'
      else if (word === 'f') described = number
      else if (word === 'deff') standard = number
      else if (word === 'fcharset' && charsets[number]) encodings.set(described, charsets[number])
    },
    decode: (font: number | undefined, bytes: readonly number[]): string => {
      const encoding = encodings.get(font ?? standard) ?? usual
      const decoder = decoders.get(encoding) ?? createDecoder(encoding)
      decoders.set(encoding, decoder)
      return decoder.decode(Uint8Array.from(bytes))
    },
  }
}

function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
