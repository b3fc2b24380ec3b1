/** What a page must know of a film before it plays. */
export interface FilmHead {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Seconds. */
  readonly duration: number
  /** Whether its index comes first, so that it plays while it is still on its way. */
  readonly isStreamable: boolean
}

interface Box {
  readonly type: string
  readonly body: Buffer
}

/**
 * Reads the head of an MP4: ISO/IEC 14496-12, in boxes of a length, a type and a body.
 *
 * @throws Error where it is none
 */
export function readFilmHead(bytes: Buffer): FilmHead {
  const boxes = readBoxes(bytes)
  const types = boxes.map(({ type }) => type)
  const film = readBoxes(bodyOf(boxes, 'moov'))
  const header = bodyOf(film, 'mvhd')
  // Version 1 has times of 64 bits.
  const [scaleAt, isLong] = header.readUInt8(0) === 1 ? [20, true] : [12, false]
  const ticks = isLong ? Number(header.readBigUInt64BE(scaleAt + 4)) : header.readUInt32BE(scaleAt + 4)
  const sizes = film
    .filter(({ type }) => type === 'trak')
    .map(({ body }) => bodyOf(readBoxes(body), 'tkhd'))
    // The last eight bytes: width and height, in 65,536ths; of sound they are 0.
    .map((track) => ({
      width: track.readUInt32BE(track.length - 8) / 65536,
      height: track.readUInt32BE(track.length - 4) / 65536,
    }))
  const size = sizes.find(({ width, height }) => width > 0 && height > 0)
  if (!size) throw new Error('It has no picture.')
  return {
    ...size,
    duration: ticks / header.readUInt32BE(scaleAt),
    isStreamable: types.indexOf('moov') < types.indexOf('mdat'),
  }
}

function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let offset = 0; offset + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(offset)
    const headLength = short === 1 ? 16 : 8
    const length = short === 1 ? Number(bytes.readBigUInt64BE(offset + 8)) : short || bytes.length - offset
    if (length < headLength) throw new Error('A box is shorter than its head.')
    const body = bytes.subarray(offset + headLength, offset + length)
    boxes.push({ type: bytes.toString('latin1', offset + 4, offset + 8), body })
    offset += length
  }
  return boxes
}

function bodyOf(boxes: readonly Box[], type: string): Buffer {
  const box = boxes.find((candidate) => candidate.type === type)
  if (!box) throw new Error(`It has no ${type}.`)
  return box.body
}
