/** One caption. Seconds from the beginning of the video. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The captions of a file, or the line that is wrong and how. */
export type ParsedCaptions =
  | { readonly cues: readonly Cue[]; readonly diagnostic?: undefined }
  | { readonly cues?: undefined; readonly diagnostic: { readonly line: number; readonly message: string } }

const TIMING = /^(\S+) --> (\S+)(?: .+)?$/
const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/

/**
 * Reads captions in WebVTT as strictly as they should be written, where browsers pass over what they can't read.
 * https://www.w3.org/TR/webvtt1/#file-structure
 */
export function parseCaptions(source: string): ParsedCaptions {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  const fail = (index: number, message: string): ParsedCaptions => ({ diagnostic: { line: index + 1, message } })
  if (lines[0] !== 'WEBVTT') return fail(0, 'does not begin as captions do. Write WEBVTT alone on the first line')
  const cues: Cue[] = []
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const [, from, to] = TIMING.exec(line) ?? []
    const start = readTime(from)
    const end = readTime(to)
    if (start === undefined || end === undefined)
      return fail(index, `"${line}" does not say when the caption shows. Write 00:01.500 --> 00:04.000`)
    if (end <= start) return fail(index, `the caption ends before it begins. Write the earlier time first`)
    if (start < (cues.at(-1)?.end ?? 0))
      return fail(index, 'the caption begins before the one above has ended. Put them in order, one after the other')
    const rest = lines.slice(index + 1)
    const length = rest.findIndex((text) => text === '')
    const text = rest.slice(0, length < 0 ? rest.length : length).join('\n')
    if (text === '') return fail(index, 'the caption is empty. Write its text on the next line')
    cues.push({ start, end, text })
  }
  return cues.length > 0 ? { cues } : fail(0, 'holds no captions. Write 00:00.000 --> 00:02.000 and a text below it')
}

function readTime(time: string | undefined): number | undefined {
  const [, hours = '0', minutes, seconds] = TIME.exec(time ?? '') ?? []
  return minutes === undefined || seconds === undefined
    ? undefined
    : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
