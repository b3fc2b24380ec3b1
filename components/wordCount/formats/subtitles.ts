import { removeTags } from './html.ts'

/** The tags of SubRip and WebVTT, times included; anything else in angle brackets is spoken. */
const TAG = /<\/?(?:[ibusc]|font|v|lang|ruby|rt)(?:[\s.][^<>]*)?>|<\d[\d:.]*>/gi
const READING = /<rt>[^<]*<\/rt>/gi
/** Codes of SubStation, which players of SubRip obey: {\an8}. */
const CODE = /\{\\[^{}]*\}|\{[yY]:[a-z,]+\}/g
const LINE_BREAK = /\\[Nn]|\\h/g
/** Programs that translate leave spaces in times, and other signs in their places. */
const TIMES = /^(?=\s*\d+\s*[:：])[\s\d:：.,，–—-]+[>＞→]\s*\d+\s*[:：]/
const NUMBER = /^\s*\d+\s*$/
/** Blocks of WebVTT that are not displayed, up to the next blank line. */
const NO_CUE = /^(?:WEBVTT|NOTE|STYLE|REGION|X-TIMESTAMP-MAP)\b/

/** In rolling captions, more cues than this part of them begin with the one before. */
const ROLLING = 0.5

/** What is spoken in a cue, line by line. */
type Cue = readonly string[]

/**
 * Reads SubRip and WebVTT: what is spoken, once. Automatic captions repeat each line while the next one is spoken.
 *
 * @see https://www.w3.org/TR/webvtt1/
 */
export function readSubtitles(source: string): string {
  const cues = listCues(source)
    .map((cue) =>
      cue
        .map((line) =>
          line.replaceAll(CODE, '').replaceAll(LINE_BREAK, ' ').replaceAll(READING, '').replaceAll(TAG, ''),
        )
        .map((line) => removeTags(line.replaceAll('<', '&lt;')).replaceAll(/\s+/g, ' ').trim())
        .filter((line) => line !== ''),
    )
    .filter((cue) => cue.length > 0)
  const repeated = cues.map((cue, index) => repetitionOf(cues[index - 1] ?? [], cue))
  const isRolling = cues.length > 2 && repeated.filter((length) => length > 0).length > cues.length * ROLLING
  return cues.map((cue, index) => (isRolling ? cue.join(' ').slice(repeated[index]) : cue.join('\n'))).join('\n')
}

/** Returns how many letters at the beginning of a cue are the last lines of the one before. */
function repetitionOf(last: Cue, cue: Cue): number {
  const text = `${cue.join(' ')} `
  const candidates = last.map((_, index) => last.slice(index).join(' '))
  return candidates.find((lines) => text.startsWith(`${lines} `))?.length ?? 0
}

/** Lists the lines of each cue. Blank lines between cues may be missing: the times begin one. */
function listCues(source: string): string[][] {
  const cues: string[][] = []
  let isUnseen = true
  let last = ''
  for (const line of source.split(/\r\n?|\n/)) {
    if (TIMES.test(line)) {
      const before = cues.at(-1)
      if (before && isName(before)) before.pop()
      cues.push([])
      isUnseen = false
    } else if (last.trim() === '' && NO_CUE.test(line)) isUnseen = true
    else if (!isUnseen) cues.at(-1)?.push(line)
    last = line
  }
  return cues
}

/** Reports whether the last of some lines is the number or the name of the next cue. */
function isName(lines: readonly string[]): boolean {
  const line = lines.at(-1) ?? ''
  return line.trim() !== '' && (NUMBER.test(line) || lines.at(-2)?.trim() === '')
}
