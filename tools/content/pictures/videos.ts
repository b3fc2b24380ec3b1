import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
 * @returns the video (undefined if it can't be read, or lacks its poster or captions), with its diagnostics
 */
export function loadVideo(
  root: string,
  file: string,
  pictures: ReadonlyMap<string, Picture>,
  named: Place,
): { readonly video?: Video; readonly diagnostics: readonly Diagnostic[] } {
  const seconds = existsSync(join(root, file)) ? durationOf(readFileSync(join(root, file))) : undefined
  const poster = file.replace(/\.mp4$/, '.webp')
  const frame = pictures.get(poster)
  const tracks = forEachLocale((locale) => file.replace(/\.mp4$/, `.${locale}.vtt`))
  const missing = locales.map((locale) => tracks[locale]).filter((track) => !existsSync(join(root, track)))
  if (seconds === undefined || !frame) return { diagnostics: [diagnose('video-wrong', named, { file, poster })] }
  if (missing.length > 0) {
    return { diagnostics: missing.map((track) => diagnose('video-without-captions', named, { track })) }
  }
  const { width, height } = frame
  const captions = forEachLocale((locale) => `/${tracks[locale]}`)
  const duration = Math.round(seconds)
  return { video: { src: `/${file}`, width, height, duration, poster: frame, captions }, diagnostics: [] }
}

/** Returns the seconds of an MP4 from its movie header (ISO/IEC 14496-12, 8.2.2); undefined if there is none. */
function durationOf(bytes: Buffer): number | undefined {
  const at = bytes.indexOf('mvhd', 0, 'latin1')
  if (at < 0 || bytes.length < at + 36) return undefined
  // Version 1 has 64-bit times.
  const isLong = bytes.readUInt8(at + 4) === 1
  const scale = bytes.readUInt32BE(at + (isLong ? 24 : 16))
  const ticks = isLong ? Number(bytes.readBigUInt64BE(at + 28)) : bytes.readUInt32BE(at + 20)
  return ticks / scale
}
