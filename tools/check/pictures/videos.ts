import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Picture, Video } from '../../../renderer/entry.ts'
import { forEachLocale, locales } from '../../../renderer/languages.ts'
import { parseCaptions } from './captions.ts'
import { tell } from '../tell.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { readFilmHead, type FilmHead } from './mp4.ts'

/** A video, unless it or something that goes with it is not there, and all that is wrong. */
interface LoadedVideo {
  readonly video: Video | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Finds a video and what goes with it under the same name: `crossing.webp`, the picture that stands for it,
 * `crossing.fr.vtt` and `crossing.en.vtt`, its captions.
 *
 * @param root the project's root
 * @param file from there: `content/videos/crossing.mp4`
 * @param pictures all there are, measured, by path from the root
 * @param named where a document names it: diagnostics of files that are not there are told there
 */
export function loadVideo(
  root: string,
  file: string,
  pictures: ReadonlyMap<string, Picture>,
  named: Omit<Diagnostic, 'message'>,
): LoadedVideo {
  const stem = file.replace(/\.mp4$/, '')
  const poster = posterOf(file)
  const captions = locales.map((locale) => `${stem}.${locale}.vtt`)
  const diagnostics: Diagnostic[] = []
  const found = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)

  if (!existsSync(join(root, file))) return { video: undefined, diagnostics: [tell('video-missing', named, { file })] }
  const head = readHead(join(root, file))
  if (!head) found(tell('video-unreadable', { file }))
  else if (!head.isStreamable) found(tell('video-without-fast-start', { file }))

  const frame = pictures.get(poster)
  if (!frame) found(tell('video-without-poster', named, { poster }))
  else if (head && frame.width > 0 && (frame.width !== head.width || frame.height !== head.height)) {
    found(tell('video-poster-of-other-size', { file: poster }, { wanted: `${head.width} × ${head.height}` }))
  }
  for (const track of captions) {
    if (!existsSync(join(root, track))) {
      found(tell('video-without-captions', named, { track }))
      continue
    }
    const { cues, diagnostic } = parseCaptions(readFileSync(join(root, track), 'utf8'))
    if (diagnostic) found({ ...diagnostic, file: track, column: 1 })
    else if (head && (cues.at(-1)?.end ?? 0) > head.duration) found(tell('video-captions-too-late', { file: track }))
  }

  if (!head || !frame || diagnostics.length > 0) return { video: undefined, diagnostics }
  const { width, height, duration } = head
  return {
    video: {
      src: `/${file}`,
      width,
      height,
      duration: Math.round(duration),
      poster: frame,
      captions: forEachLocale((locale) => `/${stem}.${locale}.vtt`),
    },
    diagnostics,
  }
}

/** The picture that stands for a video before it plays: `crossing.webp` for `crossing.mp4`. */
export function posterOf(file: string): string {
  return file.replace(/\.mp4$/, '.webp')
}

/**
 * The id of a video in the page of its document: links may lead there.
 *
 * @param path of the video: `../../videos/crossing.mp4`
 */
export function videoFragment(path: string): string {
  return `video-${posix.basename(path, '.mp4')}`
}

function readHead(path: string): FilmHead | undefined {
  try {
    return readFilmHead(readFileSync(path))
  } catch {
    return undefined
  }
}
