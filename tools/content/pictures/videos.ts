import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Picture, Video } from '../../../renderer/entry.ts'
import { forEachLocale, locales } from '../../../renderer/languages.ts'
import { diagnose, type Diagnostic, type Place } from '../diagnostics.ts'

/**
 * Loads a video with its poster and captions of the same name: `crossing.webp`, `crossing.fr.vtt`, `crossing.en.vtt`. The
 * poster is a frame of the video, so it has the video's size.
 *
 * @param file from the project's root: `content/videos/crossing.mp4`
 * @param pictures all pictures by path from the root
 * @param named the place where a document names the video; missing files are reported there
 * @returns the video (undefined if it, its poster or its captions are missing or wrong), with its diagnostics
 */
export function loadVideo(
  root: string,
  file: string,
  pictures: ReadonlyMap<string, Picture>,
  named: Place,
): { readonly video: Video | undefined; readonly diagnostics: readonly Diagnostic[] } {
  if (!existsSync(join(root, file))) {
    return { video: undefined, diagnostics: [diagnose('video-wrong_missing', named, { file })] }
  }
  const head = readVideoHead(readFileSync(join(root, file)))
  const poster = posterOf(file)
  const frame = pictures.get(poster)
  const tracks = forEachLocale((locale) => file.replace(/\.mp4$/, `.${locale}.vtt`))
  const diagnostics = [
    ...(head?.isStreamable ? [] : [diagnose('video-wrong', { file })]),
    ...(frame ? [] : [diagnose('video-wrong_poster', named, { poster })]),
    ...locales.flatMap((locale) => {
      const track = tracks[locale]
      if (!existsSync(join(root, track))) return diagnose('video-without-captions', named, { track })
      const line = findCaptionError(readFileSync(join(root, track), 'utf8'))
      return line === undefined ? [] : diagnose('video-without-captions_unread', { file: track, line })
    }),
  ]
  if (!head || !frame || diagnostics.length > 0) return { video: undefined, diagnostics }
  const { width, height } = frame
  const captions = forEachLocale((locale) => `/${tracks[locale]}`)
  const duration = Math.round(head.duration)
  return { video: { src: `/${file}`, width, height, duration, poster: frame, captions }, diagnostics }
}

/** Returns the poster of a video, which is shown before it plays: `crossing.webp` for `crossing.mp4`. */
export function posterOf(file: string): string {
  return file.replace(/\.mp4$/, '.webp')
}

/**
 * Returns the id of a video in the page of its document.
 *
 * @param path of the video: `../../videos/crossing.mp4`
 */
export function videoFragment(path: string): string {
  return `video-${posix.basename(path, '.mp4')}`
}

/**
 * Reads the movie header of an MP4 (ISO/IEC 14496-12, 8.2.2): its duration in seconds, and whether its index comes first,
 * so that it plays while it loads. Returns undefined if there is none.
 */
export function readVideoHead(bytes: Buffer) {
  const at = bytes.indexOf('mvhd', 0, 'latin1')
  if (at < 0 || bytes.length < at + 36) return undefined
  // Version 1 has 64-bit times.
  const isLong = bytes.readUInt8(at + 4) === 1
  const scale = bytes.readUInt32BE(at + (isLong ? 24 : 16))
  const ticks = isLong ? Number(bytes.readBigUInt64BE(at + 28)) : bytes.readUInt32BE(at + 20)
  return { duration: ticks / scale, isStreamable: at < bytes.indexOf('mdat', 0, 'latin1') }
}

const TIMING = /^(?:\d\d:)?[0-5]\d:[0-5]\d\.\d{3} --> (?:\d\d:)?[0-5]\d:[0-5]\d\.\d{3}(?: .+)?$/

/**
 * Returns the first line that is not valid WebVTT, if there is one: browsers skip such captions.
 * https://www.w3.org/TR/webvtt1/#file-structure
 */
export function findCaptionError(source: string): number | undefined {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  if (lines[0] !== 'WEBVTT' || !source.includes('-->')) return 1
  const wrong = lines.findIndex((line) => line.includes('-->') && !TIMING.test(line))
  return wrong < 0 ? undefined : wrong + 1
}
